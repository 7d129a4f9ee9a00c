import { DAY_MS } from '../clock.ts';
import { hash32 } from '../random.ts';
import { makeBooking } from './booking.ts';
import { factsOf, reportedAt } from './facts.ts';
import type { Booking, Box } from './model.ts';

/** Every third container had a previous journey; carriers then return both for a container number. */
const REUSED_EVERY = 3;

/** First attempt at the number of days from the previous booking to the new one, and how many more each further attempt has. */
const [FIRST_GAP_DAYS, MORE_DAYS] = [60, 12];

/** Previous journey of a container, or undefined. It belongs to another bill, which was reported completely before the new booking. */
export function previousJourney(booking: Booking, box: Box): Booking | undefined {
  const hash = hash32(`reuse|${booking.seed}|${box.number}`);
  if (booking.flawless || booking.profile === 'silent' || hash % REUSED_EVERY !== 0) return undefined;
  const reference = `${booking.carrier}${String(hash).padStart(10, '4')}`;
  const request = { type: 'BL', reference, carrier: booking.carrier, containers: [box.number], profile: 'ontime' } as const;
  for (let days = FIRST_GAP_DAYS; ; days += MORE_DAYS) {
    const previous = makeBooking(request, booking.bookedAt - days * DAY_MS);
    // An estimate or a repeated report comes at most a day after the last report, see statements.ts.
    const lastReportAt = Math.max(...factsOf(previous).map((fact) => reportedAt(previous, fact)));
    if (lastReportAt + 2 * DAY_MS < booking.bookedAt) return previous;
  }
}
