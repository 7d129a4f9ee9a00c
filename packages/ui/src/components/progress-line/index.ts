export { ProgressLine, type ProgressLineProps } from './progress-line.js';
