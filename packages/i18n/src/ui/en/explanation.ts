/** Computation of an expected arrival: its amounts in order, and the finished voyages that they rest on. */
export const explanation = {
  /** Date that the arrival is measured by: the carrier's first plan, or the customer deadline if one is entered. */
  promised: { carrier: 'First plan', customer: 'Customer deadline' },
  /** Name of the slip against that date. */
  against: { carrier: 'Against the first plan', customer: 'Against the customer deadline' },
  ask: 'Why this date?',
  label: 'How this date is estimated',
  carrier: 'Carrier’s date',
  /** A milestone to come, at its place. */
  at: (what: string, place: string) => `${what} ${place}`,
  parts: {
    delay: (milestone: string) => `Known delay, ${milestone}`,
    recovery: 'Usually made up on such a passage',
    plan: (milestone: string) => `First plan with its delay, as the date is before ${milestone} or too soon after it`,
    leftOut: (milestone: string) => `Left out of the carrier’s new date, ${milestone}`,
    sequence: (milestone: string) => `Shortest time after ${milestone}`,
    overdue: 'Date passed without news',
  },
  /** Where a delay arose, if no milestone is known. */
  before: 'earlier milestone',
  noChange: 'No known delay is missing in the carrier’s date, so it is used.',
  total: 'Difference',
  expected: 'Expected',
  range: 'Range in 8 of 10 cases',
  grounds: {
    lane: (count: string) => `from ${count} finished voyages of this carrier and lane`,
    carrier: (count: string) => `from ${count} finished voyages of this carrier`,
    all: (count: string) => `from ${count} finished voyages of all carriers`,
    table: () => 'from the built-in table, too few finished voyages',
  },
  model: (version: string) => `Model ${version}`,
};
