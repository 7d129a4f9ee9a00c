export { expectationsOf, newestTime, type Expectable, type Expectation, type TimeRules } from './expect.js';
export { TIME_RULES } from './rules.js';
