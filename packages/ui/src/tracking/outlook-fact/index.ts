export { OUTLOOK_FACTS, OutlookFact, type OutlookFactName, type OutlookFactProps } from './outlook-fact.js';
export { useOutlookChanges } from './use-outlook-changes.js';
