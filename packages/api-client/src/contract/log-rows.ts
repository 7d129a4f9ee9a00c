import { instant } from './parts.js';

/** Filters of the log pages by time: ISO 8601 with zone, both included. */
export const between = { startTime: instant, endTime: instant };
