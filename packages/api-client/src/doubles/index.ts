// Test doubles of the API, made from the contract, for tests and stories. A separate entry, so that no application bundles them.
export {
  createDoubles,
  type DoubleAnswer,
  type DoubleAnswers,
  type DoubleCall,
  type DoubleRequest,
  type DoubleRun,
  type Doubles,
  type DoublesOptions,
} from './create-doubles.js';
export { DoubleMistake } from './mistake.js';
export {
  businessError,
  endless,
  fieldErrors,
  file,
  forbidden,
  hints,
  httpError,
  later,
  networkError,
  type Outcome,
  signedOut,
} from './outcome.js';
