export * from './catalogue.js';
export { airStageOrder, stageOrder } from './order.js';
