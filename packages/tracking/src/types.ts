/**
 * The shapes of the domain. Everything else in this package produces or consumes them.
 *
 * Times: an `Instant` is ISO 8601 in UTC with milliseconds and `Z` ("2026-11-21T09:00:00.000Z"), so that instants compare
 * as strings. A place carries the IANA zone in which its local time is shown.
 */
export * from './types/codes.js';
export * from './types/events.js';
export * from './types/explanation.js';
export * from './types/journey.js';
export * from './types/outlook.js';
export * from './types/route.js';
export * from './types/shipment.js';
export * from './types/signal.js';
