import { instant } from './parts.js';

/** Time range filter of the log pages: ISO 8601 with zone, both ends inclusive. */
export const between = { startTime: instant, endTime: instant };
