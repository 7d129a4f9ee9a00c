/** A bill that is due, in the order of its company. */
export interface DueBill {
  id: string;
  tenantId: string;
  /** Of its carrier: `laneOf`. */
  lane: string;
  /** Whether it waits for the first response of its subscription. */
  first: boolean;
  /** Place among the due bills of its company, from 1. */
  turn: number;
  /** When it was due, ISO 8601. */
  dueAt: string;
}

export interface TurnRules {
  /** Number of bills that a carrier can take now. */
  roomOf: (lane: string) => number;
  /** Count of the last turn of a company; smaller is longer ago. */
  lastTurnOf: (tenantId: string) => number;
}

/** Share of a carrier's room that bills with a response keep beside any number of new ones. */
const SHARE_OF_KNOWN = 1 / 4;

/**
 * The bills to ask for next: companies take turns, whatever each has waiting, and bills that wait for their first response go before the
 * regular polls.
 */
export function nextInTurn(due: readonly DueBill[], { roomOf, lastTurnOf }: TurnRules): DueBill[] {
  const inTurn = due.toSorted(
    (a, b) => a.turn - b.turn || lastTurnOf(a.tenantId) - lastTurnOf(b.tenantId) || a.dueAt.localeCompare(b.dueAt),
  );
  return [...Map.groupBy(inTurn, ({ lane }) => lane)].flatMap(([lane, bills]) => {
    const room = Math.max(0, roomOf(lane));
    const known = bills.filter(({ first }) => !first);
    const kept = Math.min(known.length, Math.floor(room * SHARE_OF_KNOWN));
    const first = bills.filter((bill) => bill.first).slice(0, room - kept);
    return [...first, ...known.slice(0, room - first.length)];
  });
}
