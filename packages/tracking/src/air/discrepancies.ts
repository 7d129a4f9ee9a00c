import type { AirStage, Discrepancy, Milestone } from '../types.js';
import { CLOSES, severityOf } from './codes.js';
import type { AirEvent } from './event.js';
import { byStatement, type AirNode } from './nodes.js';

/** Reported discrepancies, oldest statement first. */
export function discrepanciesOf(events: readonly AirEvent[], departedAll: (code: string) => boolean): Discrepancy[] {
  const reported = events.filter(({ code, discrepancy }) => code === 'DIS' && discrepancy !== null);
  return reported.map((event): Discrepancy => {
    const code = event.discrepancy ?? '';
    const closed = reported.some((other) => CLOSES[other.discrepancy ?? ''] === code && byStatement(event, other) < 0);
    // Off-loaded pieces have caught up once all pieces have left.
    const caughtUp = (code === 'OFLD' || code === 'SSPD') && departedAll(event.place?.iataCode ?? '');
    const severity = severityOf(code);
    const open = !closed && !caughtUp && (severity === 'anomaly' || severity === 'document');
    return { code, severity, at: event.occursAt, place: event.place, pieces: event.pieces, open };
  });
}

/** Discrepancies are attached to the last event at their airport when they were reported. */
export function withDiscrepancies(
  assessed: readonly Milestone<AirStage>[],
  nodes: readonly AirNode[],
  station: string,
  found: readonly Discrepancy[],
): Milestone<AirStage>[] {
  const own = assessed.filter((_, at) => nodes[at]?.station === station);
  const here = found.filter(({ place }) => place?.iataCode === station);
  const targetOf = ({ at }: Discrepancy): Milestone<AirStage> | undefined =>
    own.findLast((node) => node.actual !== null && at !== null && node.actual <= at) ??
    own.find((node) => node.actual === null) ??
    own.at(-1);
  return own.map((node) => {
    const discrepancies = here.filter((one) => targetOf(one) === node);
    return discrepancies.length === 0 ? node : { ...node, discrepancies };
  });
}
