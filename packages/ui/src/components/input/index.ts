export { Input, type InputProps } from './input.js';
export { controlClass, controlVariants, readOnlyClass } from './control.variants.js';
