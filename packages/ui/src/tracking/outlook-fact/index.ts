export { OUTLOOK_FACTS, OutlookFact, type OutlookFactName, type OutlookFactProps } from './outlook-fact.js';
