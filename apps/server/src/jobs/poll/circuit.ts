import type { CarrierResponse } from '../../carriers/carrier.ts';

/** Requests without a response in a row after which a carrier is left alone for a while. */
export const FAILURES_TO_OPEN = 5;
const FIRST_PAUSE_MS = 5_000;
/** A carrier that is back is noticed within this time. */
const LONGEST_PAUSE_MS = 60_000;
/** Pauses that a carrier asks for are kept up to this length. */
const LONGEST_ASKED_MS = 300_000;

/** Circuit breaker of one carrier: closed, open until a time, then half open for one request. */
export interface Circuit {
  /** Requests without a response in a row. */
  failures: number;
  /** Wall ms before which no request is sent; null while closed. */
  openUntil: number | null;
}

export const CLOSED: Circuit = { failures: 0, openUntil: null };

/** Number of requests that may run at once: all while closed, one while half open, none while open. */
export function allowed({ openUntil }: Circuit, places: number, now: number): number {
  if (openUntil === null) return places;
  return now >= openUntil ? 1 : 0;
}

/**
 * The circuit after a response. Refused keys and unreadable bodies are responses: after them, each bill waits as `decide.ts` says.
 *
 * @param now wall ms
 */
export function afterResponse(circuit: Circuit, response: CarrierResponse, now: number): Circuit {
  const silent = response.kind === 'technical' && response.reason === 'shipping_line_unreachable';
  const limited = response.kind === 'technical' && response.reason === 'rate_limited';
  if (!silent && !limited) return CLOSED;
  // Requests sent before it opened add nothing.
  if (circuit.openUntil !== null && now < circuit.openUntil) return circuit;
  const failures = circuit.failures + 1;
  const asked = Math.min((response.retryAfterS ?? 0) * 1000, LONGEST_ASKED_MS);
  if (failures < FAILURES_TO_OPEN && !limited) return { failures, openUntil: null };
  const beyond = Math.max(0, failures - FAILURES_TO_OPEN);
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(beyond, 10), LONGEST_PAUSE_MS);
  return { failures, openUntil: now + Math.max(pause, asked) };
}
