export {
  expectationsOf,
  knownWith,
  newestTime,
  NOT_EXPECTED,
  type Expectable,
  type Expectation,
  type ExpectationPart,
  type TimeRules,
} from './expect.js';
export { PASSAGES, shortestPassageMs } from './passage.js';
export { timeRules } from './rules.js';
