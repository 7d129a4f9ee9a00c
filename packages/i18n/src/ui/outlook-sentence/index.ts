export {
  causeText,
  dayOf,
  outlookLabel,
  outlookParts,
  outlookSentence,
  rangeText,
  type OutlookParts,
  type OutlookTexts,
  type SpokenOutlook,
} from './outlook-sentence.js';
export { knownName, placeCode, placeName, slipInWords, type NamedPlace } from './words.js';
