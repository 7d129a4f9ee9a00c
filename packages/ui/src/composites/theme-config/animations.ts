// The names stand once, beside what they look like.
export { PAGE_ANIMATIONS as ANIMATION_NAMES, type PageAnimation as AnimationName } from '../page-transition/page-animations.js';
