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
