/**
 * Notifications of a bill by kind, in ICU format; `stage`, `anomaly` and `reason` are words in the reader's language, times are texts in
 * the zone of their place.
 */
export const notifications = {
  types: {
    stageReached: 'Status',
    stageWithdrawn: 'Status withdrawn',
    etaChanged: 'ETA change',
    anomaly: 'Anomaly',
    signal: 'Signal',
    subscriptionFailed: 'Subscription failed',
    trackingEnded: 'Tracking ended',
  },
  stageReached: '{stage}{place, select, none {} other {, {place}}}',
  stageWithdrawn: 'Withdrawn by the carrier: {stage}{place, select, none {} other {, {place}}}',
  etaChanged: 'The ETA at {place} moved from {from} to {to} ({slip}).',
  anomaly: {
    delayed:
      '{anomaly}: {slip} late{against, select, promise { for the customer deadline {due}} freeDays { after the free days until {due}} other {}}{place, select, none {} other {, {place}}}',
    advanced:
      '{anomaly}: {slip} early{against, select, promise { for the customer deadline {due}} other {}}{place, select, none {} other {, {place}}}',
  },
  signal: '{signal}{place, select, none {} other {, {place}}}',
  subscriptionFailed: 'Subscription with the carrier failed: {reason}. The berry was refunded.',
  trackingEnded: '{reason}',
  /** `basis` is that of an anomaly, or `since` for a signal that began then and goes on. */
  withTime: '{line}: {basis, select, since {since {time}} estimate {expected {time}} now {not reported by {time}} other {{time}}}',
  /** `planned` is the time planned before; `basis` says of an anomaly whether its time is expected, or only that nothing is reported yet. */
  withTimes: '{line}: {basis, select, estimate {expected {time}} now {not reported by {time}} other {{time}}} (planned {planned})',
  ofContainers: '{line} · {containers}',
  /** Title of an alert: its newest stage, and how many changes there are beside it. */
  alert: '{reference}: {outlook} · {line}{more, plural, =0 {} one { and 1 more change} other { and # more changes}}',
  mention: '{author} mentioned you: {reference}',
  reasons: {
    not_found: 'the number is not known',
    invalid_number: 'the number is not valid',
    retries_exhausted: 'the carrier did not find the number for a week',
    shipping_line_unreachable: 'the carrier could not be reached for a day',
    unrecognized_response: 'responses from the carrier could not be read for a day',
    rate_limited: 'the carrier limited requests for a day',
    access_refused: 'the carrier refused access for a day',
    not_configured: 'this carrier is not connected',
  },
  /** In place of the texts above where the carrier is an airline. */
  air: {
    stageWithdrawn: 'Withdrawn by the airline: {stage}{place, select, none {} other {, {place}}}',
    subscriptionFailed: 'Subscription with the airline failed: {reason}. The berry was refunded.',
    ended: { noUpdate: 'Ended: no update from the airline for too long' },
    reasons: {
      not_found: 'the number is not known',
      invalid_number: 'the number is not valid',
      retries_exhausted: 'the airline did not find the number for a week',
      shipping_line_unreachable: 'the airline could not be reached for a day',
      unrecognized_response: 'responses from the airline could not be read for a day',
      rate_limited: 'the airline limited requests for a day',
      access_refused: 'the airline refused access for a day',
      not_configured: 'this airline is not connected',
    },
  },
} as const;
