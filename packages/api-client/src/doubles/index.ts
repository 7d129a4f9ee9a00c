// Fake backend for tests and stories, made from the contract. The client does not include it.
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
