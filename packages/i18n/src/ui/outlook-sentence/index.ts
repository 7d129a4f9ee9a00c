export { causeText, dayOf, outlookLabel, outlookSentence, rangeText, type OutlookTexts, type SpokenOutlook } from './outlook-sentence.js';
export { knownName, placeCode, placeName, slipInWords, type NamedPlace } from './words.js';
