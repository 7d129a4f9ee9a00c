import { HOUR_MS, MINUTE_MS, WEEK_MS } from '../clock.ts';
import type { Terminal } from '../data/ports.ts';
import { roundTo } from '../local-time.ts';
import { Dice } from '../random.ts';
import { deviationsOf, revisionsOf, type Punctuality, type Revision } from './deviation.ts';
import type { Loop, RotationCall, Trade, Vessel } from './loops.ts';

/** Planned and actual times of one port call. Milliseconds, UTC. */
export interface Call {
  /** Id of the call in the events (`transportCallID`) and in the schedules (`transportCallReference`). */
  readonly id: string;
  /** 1 for the first port of the round. */
  readonly sequence: number;
  readonly port: string;
  readonly terminal: Terminal;
  readonly importVoyage: string;
  readonly exportVoyage: string;
  readonly universalImportVoyage: string;
  readonly universalExportVoyage: string;
  readonly arrival: Movement;
  readonly departure: Movement;
}

export interface Movement {
  readonly plan: number;
  readonly actual: number;
  readonly revisions: readonly Revision[];
}

/** One round of one ship on one service. */
export interface Sailing {
  readonly key: string;
  readonly loop: Loop;
  readonly round: number;
  readonly vessel: Vessel;
  readonly punctuality: Punctuality;
  readonly calls: readonly Call[];
}

const PUNCTUALITIES: readonly Punctuality[] = ['late', 'ontime', 'ontime', 'early'];
const MAX_CACHED_SAILINGS = 4000;
const cache = new Map<string, Sailing>();

function punctualityOf(loop: Loop, round: number): Punctuality {
  const order = new Dice(`disposition|${loop.trade}|${round}`).shuffle(PUNCTUALITIES);
  return order[Number(loop.code.at(-1)) - 1] ?? 'ontime';
}

function universalVoyage(startMs: number, direction: string): string {
  const start = new Date(startMs);
  const week = Math.floor((startMs - Date.UTC(start.getUTCFullYear(), 0, 1)) / WEEK_MS) + 1;
  return `${String(start.getUTCFullYear() % 100).padStart(2, '0')}${String(week).padStart(2, '0')}${direction}`;
}

function movement(plan: number, deviationHours: number, seed: string): Movement {
  const actual = roundTo(plan + deviationHours * HOUR_MS, MINUTE_MS);
  return { plan, actual, revisions: revisionsOf(plan, actual, seed) };
}

function buildSailing(loop: Loop, round: number): Sailing {
  const key = `${loop.code}-${round}`;
  const start = loop.startMs + round * WEEK_MS;
  const punctuality = punctualityOf(loop, round);
  const deviations = deviationsOf(loop.calls, punctuality, key);
  // Voyage numbers repeat after 900 weeks; a negative round (before 2024) must not give a negative number.
  const number = String((((round % 900) + 900) % 900) + 1).padStart(3, '0');
  const vessel = loop.fleet[((round % loop.fleet.length) + loop.fleet.length) % loop.fleet.length];
  if (!vessel) throw new Error(`sandbox-carrier: service ${loop.code} has no ships`);
  const toCall = (call: RotationCall, index: number): Call => ({
    id: `${loop.usr}-${vessel.imo}-${number}-${call.port}-${index + 1}`,
    sequence: index + 1,
    port: call.port,
    terminal: call.terminal,
    importVoyage: number + call.importDirection,
    exportVoyage: number + call.exportDirection,
    universalImportVoyage: universalVoyage(start, call.importDirection),
    universalExportVoyage: universalVoyage(start, call.exportDirection),
    arrival: movement(start + call.arriveHours * HOUR_MS, deviations[index]?.arrive ?? 0, `${key}|${index}|a`),
    departure: movement(start + call.departHours * HOUR_MS, deviations[index]?.depart ?? 0, `${key}|${index}|d`),
  });
  return { key, loop, round, vessel, punctuality, calls: loop.calls.map(toCall) };
}

/** Sailing of a service in a week. Deterministic; cached because bills of one ship are requested together. */
export function sailingOf(loop: Loop, round: number): Sailing {
  const key = `${loop.code}-${round}`;
  let sailing = cache.get(key);
  if (!sailing) {
    sailing = buildSailing(loop, round);
    if (cache.size >= MAX_CACHED_SAILINGS) cache.clear();
    cache.set(key, sailing);
  }
  return sailing;
}

/** The first round whose planned departure from call `callIndex` is at or after `earliestMs`. */
export function firstRound(loop: Loop, callIndex: number, earliestMs: number): number {
  const hours = loop.calls[callIndex]?.departHours ?? 0;
  return Math.ceil((earliestMs - loop.startMs - hours * HOUR_MS) / WEEK_MS);
}

/** Sailings of a trade with a planned departure from call `callIndex` in [from, to), by departure. */
export function sailingsBetween(trade: Trade, callIndex: number, from: number, to: number): Sailing[] {
  const sailings: Sailing[] = [];
  for (const loop of trade.loops) {
    for (let round = firstRound(loop, callIndex, from); ; round += 1) {
      const sailing = sailingOf(loop, round);
      if ((sailing.calls[callIndex]?.departure.plan ?? Infinity) >= to) break;
      sailings.push(sailing);
    }
  }
  return sailings.sort((a, b) => (a.calls[callIndex]?.departure.plan ?? 0) - (b.calls[callIndex]?.departure.plan ?? 0));
}

/**
 * Call of a sailing by its position in the rotation.
 *
 * @throws when the rotation is shorter, which indexes of `routing.ts` never cause: it reads the same rotation.
 */
export function callAt(sailing: Sailing, callIndex: number): Call {
  const call = sailing.calls[callIndex];
  if (!call) throw new Error(`sandbox-carrier: sailing ${sailing.key} has no call ${callIndex}`);
  return call;
}
