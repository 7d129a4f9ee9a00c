export {
  expectationsOf,
  knownWith,
  newestTime,
  type Expectable,
  type Expectation,
  type ExpectationPart,
  type TimeRules,
} from './expect.js';
export { timeRules } from './rules.js';
