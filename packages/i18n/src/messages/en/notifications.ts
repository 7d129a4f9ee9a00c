/**
 * Notifications of a bill, by kind. ICU texts; `stage`, `anomaly` and `reason` arrive as words of the reader's language, times
 * as text in the zone of their place.
 */
export const notifications = {
  types: {
    stageReached: 'Status',
    etaChanged: 'ETA change',
    anomaly: 'Anomaly',
    subscriptionFailed: 'Subscription failed',
    trackingEnded: 'Tracking ended',
  },
  stageReached: '{stage}{place, select, none {} other {, {place}}}',
  etaChanged: 'The ETA at {place} moved from {from} to {to} ({slip}).',
  anomaly: {
    delayed: '{anomaly}: {slip} late{place, select, none {} other {, {place}}}',
    advanced: '{anomaly}: {slip} early{place, select, none {} other {, {place}}}',
  },
  subscriptionFailed: 'The carrier could not be subscribed to: {reason}. The berry was given back.',
  trackingEnded: '{reason}',
  reasons: {
    not_found: 'the number is not known',
    invalid_number: 'the number is not valid',
    retries_exhausted: 'the number stayed unknown for a week',
    shipping_line_unreachable: 'the carrier could not be reached for a day',
    unrecognized_response: 'the answers of the carrier could not be read for a day',
    rate_limited: 'the carrier refused more questions for a day',
    access_refused: 'the carrier refused access for a day',
    not_configured: 'this carrier is not connected',
  },
} as const;
