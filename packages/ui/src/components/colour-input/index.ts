export { ColourInput, type ColourInputProps } from './colour-input.js';
