// Test doubles of the API, made from the contract, for tests and stories. A separate entry, so that no application bundles them.
export {
  createDoubles,
  type DoubleResponse,
  type DoubleHandlers,
  type DoubleCall,
  type DoubleRequest,
  type DoubleHandler,
  type Doubles,
  type DoublesOptions,
} from './create-doubles.js';
export { DoubleError } from './error.js';
export {
  businessError,
  pending,
  fieldErrors,
  file,
  forbidden,
  hints,
  httpError,
  delayed,
  networkError,
  outdated,
  type Outcome,
  signedOut,
} from './outcome.js';
