export { Ripple, RippleArea, type RippleAreaProps, type RippleProps } from './ripple.js';
export { FADE_AFTER_MS, REMOVE_AFTER_MS, type RippleWave } from './ripple.logic.js';
export { useRipple, type RippleControls, type RippleOptions } from './use-ripple.js';
