export { PlanActual, type PlanActualProps } from './plan-actual.js';
