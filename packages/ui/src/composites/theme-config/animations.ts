export { PAGE_ANIMATIONS as ANIMATION_NAMES, type PageAnimation as AnimationName } from '../page-transition/page-animations.js';
