/* Expected times of arrival: a model that is fitted to finished shipments, and its values for one shipment. */
export {
  BUILT_IN_MODEL,
  ratesOf,
  type EstimateClass,
  type EstimateModel,
  type EstimateRates,
  type EstimateShare,
  type EstimateSpread,
  type EstimateStep,
} from './model.js';
