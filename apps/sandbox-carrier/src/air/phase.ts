import { HOUR_MS } from '../clock.ts';
import { Dice } from '../random.ts';
import { airStatementsOf } from './statements.ts';
import { makeWaybill, testProfileOfWaybill, type WaybillRequest } from './waybill.ts';

const SOON_MS = 22 * HOUR_MS;
const MAX_TRIES = 16;
const TRY_STEP_MS = 3 * HOUR_MS;

/** An instant near `now − hours` after which a status is reported within a day of now, if any. */
function livelyInstant(request: WaybillRequest, now: number, hours: number): number | undefined {
  for (let i = 0; i < MAX_TRIES; i += 1) {
    const bookedAt = now - hours * HOUR_MS + (i % 2 === 0 ? i : -i) * TRY_STEP_MS;
    if (bookedAt > now - 2 * HOUR_MS) continue;
    const next = airStatementsOf(makeWaybill(request, bookedAt)).find(({ createdAt }) => createdAt > now);
    if (next && next.createdAt < now + SOON_MS) return bookedAt;
  }
  return undefined;
}

/**
 * Booking time of an air waybill with its first request. Most have not left the origin, some fly or have arrived. A status follows within a
 * day of the request, except for those that go silent or send broken lists.
 */
export function chooseWaybillBookedAt(request: WaybillRequest, now: number): number {
  const dice = new Dice(`phase|${request.number}`);
  const random = dice.next();
  const hours = random < 0.6 ? dice.between(3, 26) : random < 0.85 ? dice.between(26, 60) : dice.between(60, 100);
  const profile = request.profile ?? testProfileOfWaybill(request.number);
  if (profile === 'silent' || profile === 'broken') return now - hours * HOUR_MS;
  return livelyInstant(request, now, hours) ?? livelyInstant(request, now, 20) ?? now - 16 * HOUR_MS;
}
