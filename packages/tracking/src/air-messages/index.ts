/** Air cargo messages as airlines send them (`@seaberry/tracking/air-messages`): FSU and FSA text, XFSU, ONE Record. */
export { readFsu } from './fsu.js';
export type { AirMessageOptions, AirMessageProblem, AirMessageResult } from './message.js';
export { readOneRecord } from './one-record.js';
export { partsOfOneRecord, type AirWaybillFacts, type OneRecordParts } from './parts.js';
export { readAirMessage } from './read.js';
export { readXfsu } from './xfsu.js';
