export { ArrivalExplanation, type ArrivalExplanationProps } from './arrival-explanation.js';
