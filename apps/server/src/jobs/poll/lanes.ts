import type { CarrierResponse } from '../../carriers/carrier.ts';
import { afterResponse, allowed, CLOSED, type Circuit } from './circuit.ts';
import { nextInTurn, type DueBill } from './turns.ts';

/** Requests to one carrier at once. A carrier that hangs holds up its own bills only. */
export const PLACES = 8;

/** Bills of one carrier that this process has taken. */
interface Lane {
  circuit: Circuit;
  running: number;
  waiting: DueBill[];
  /** Whether more of its bills may be due than the last look took. */
  more: boolean;
}

export interface LanesParts {
  /** Asks for one bill; null when nothing was asked. Errors are handled by it. */
  ask: (bill: DueBill) => Promise<CarrierResponse | null>;
  /** Wall ms. */
  now: () => number;
  /** Called when a carrier can take more bills. */
  onRoom: () => void;
  /** Called when a carrier stops or begins to respond. */
  onChange: (lane: string, answers: boolean) => void;
}

export interface Lanes {
  /** Lanes that take no more bills now. */
  full(): string[];
  /** The next of these bills by turns, as many as the carriers can take. */
  choose(due: readonly DueBill[]): DueBill[];
  /** Asks for the bills as places become free. */
  add(bills: readonly DueBill[]): void;
  /** Takes back the bills whose carrier has stopped responding, or all that wait. */
  takeBack(which: 'stuck' | 'all'): DueBill[];
  /** Resolves when no request runs and none waits for a place. */
  idle(): Promise<void>;
}

/** A lane per carrier with places of its own and a circuit breaker. */
export function createLanes({ ask, now, onRoom, onChange }: LanesParts): Lanes {
  const lanes = new Map<string, Lane>();
  const lastTurns = new Map<string, number>();
  const running = new Set<Promise<void>>();
  let turns = 0;

  const laneAt = (name: string): Lane => {
    const lane = lanes.get(name) ?? { circuit: CLOSED, running: 0, waiting: [], more: false };
    lanes.set(name, lane);
    return lane;
  };
  const placesOf = ({ circuit }: Lane): number => allowed(circuit, PLACES, now());
  /** Number of bills a carrier can take: as many as run may wait too, so that no place is empty between two looks. */
  const roomOf = (name: string): number => {
    const lane = lanes.get(name);
    if (!lane) return 2 * PLACES;
    const places = placesOf(lane);
    return (places === PLACES ? 2 * places : places) - lane.running - lane.waiting.length;
  };

  function start(name: string): void {
    const lane = laneAt(name);
    while (lane.running < placesOf(lane)) {
      const bill = lane.waiting.shift();
      if (!bill) return;
      lane.running += 1;
      const run = ask(bill)
        .then((response) => {
          if (response) recordResponse(name, lane, response);
        })
        .finally(() => {
          lane.running -= 1;
          running.delete(run);
          start(name);
          if (lane.more && lane.waiting.length < PLACES / 2) onRoom();
        });
      running.add(run);
    }
  }

  function recordResponse(name: string, lane: Lane, response: CarrierResponse): void {
    const before = lane.circuit.openUntil === null;
    lane.circuit = afterResponse(lane.circuit, response, now());
    const after = lane.circuit.openUntil === null;
    if (before !== after) onChange(name, after);
  }

  return {
    full: () => [...lanes.keys()].filter((name) => roomOf(name) <= 0),
    choose(due) {
      const chosen = nextInTurn(due, { roomOf, lastTurnOf: (tenantId) => lastTurns.get(tenantId) ?? 0 });
      turns += 1;
      for (const { tenantId } of chosen) lastTurns.set(tenantId, turns);
      const taken = new Set(chosen);
      const left = new Set(due.filter((bill) => !taken.has(bill)).map(({ lane }) => lane));
      for (const [name, lane] of lanes) lane.more = roomOf(name) <= 0 || left.has(name);
      return chosen;
    },
    add(bills) {
      for (const [name, more] of Map.groupBy(bills, (bill) => bill.lane)) {
        const lane = laneAt(name);
        lane.waiting = [...lane.waiting, ...more].toSorted((a, b) => Number(b.first) - Number(a.first));
        start(name);
      }
    },
    takeBack(which) {
      const back = [...lanes.values()].filter((lane) => which === 'all' || placesOf(lane) === 0);
      return back.flatMap((lane) => lane.waiting.splice(0));
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
