export { ProgressBar, type ProgressBarProps, type ProgressTone } from './progress.js';
export { ProgressCircle, type ProgressCircleProps } from './progress-circle.js';
