/* The setting `animation` holds the name of an animation of PageTransition. The names are exported here too, so that reading settings loads
 no component. */
export { PAGE_ANIMATIONS as ANIMATION_NAMES, type PageAnimation as AnimationName } from '../page-transition/page-animations.js';
