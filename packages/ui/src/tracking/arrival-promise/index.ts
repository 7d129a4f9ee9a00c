export { ArrivalPromise, type ArrivalPromiseProps } from './arrival-promise.js';
