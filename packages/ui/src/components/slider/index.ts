export { Slider, type SliderMark, type SliderProps, type SliderRangeProps, type SliderSingleProps } from './slider.js';
