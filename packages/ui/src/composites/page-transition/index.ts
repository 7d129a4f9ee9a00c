export { PAGE_ANIMATIONS, type PageAnimation } from './page-animations.js';
export { PageTransition, type PageTransitionProps } from './page-transition.js';
