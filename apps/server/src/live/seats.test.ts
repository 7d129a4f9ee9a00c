import { expect, it } from 'vitest';
import { createSeats, MAX_STREAMS } from './seats.ts';

it('limits a session to twenty streams by closing its oldest, without affecting other sessions', () => {
  const { take } = createSeats();
  const other = take('other');
  const seats = Array.from({ length: MAX_STREAMS }, () => take('amy'));
  const ended = (): number[] => seats.flatMap(({ signal }, at) => (signal.aborted ? [at] : []));
  expect(ended()).toEqual([]);
  seats.push(take('amy'));
  expect(ended()).toEqual([0]);
  seats.push(take('amy'));
  expect(ended()).toEqual([0, 1]);
  expect(other.signal.aborted).toBe(false);
});

it('frees each slot once', () => {
  const { take } = createSeats();
  for (let at = 0; at < 3 * MAX_STREAMS; at += 1) {
    const { leave } = take('amy');
    leave();
    leave();
  }
  const seats = Array.from({ length: MAX_STREAMS }, () => take('amy'));
  expect(seats.filter(({ signal }) => signal.aborted)).toEqual([]);
  // A stream that was already ended frees no other slot when it is released.
  const next = take('amy');
  seats[0]?.leave();
  expect(take('amy').signal.aborted).toBe(false);
  expect([next.signal.aborted, seats[1]?.signal.aborted]).toEqual([false, true]);
});
