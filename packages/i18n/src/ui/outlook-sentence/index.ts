export {
  arrivalText,
  causeText,
  dayOf,
  outlookLabel,
  outlookParts,
  outlookSentence,
  promiseSlip,
  rangeText,
  type OutlookParts,
  type OutlookTexts,
  type SpokenOutlook,
} from './outlook-sentence.js';
export { knownName, placeCode, placeName, slipInWords, stageName, withMode, type NamedPlace } from './words.js';
