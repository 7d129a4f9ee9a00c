import { HOUR_MS, MINUTE_MS } from '../clock.ts';
import { roundTo } from '../local-time.ts';
import { Dice, uuidOf } from '../random.ts';
import { toWireEvent, type Statement, type WireEvent } from '../wire/events.ts';
import { factsOf, reportedAt } from './facts.ts';
import type { Booking, Fact } from './model.ts';

/** An event with its keys for sorting, filters and the limit at now. */
export interface TimedEvent {
  readonly event: WireEvent;
  /** Creation time in milliseconds, in whole seconds like in the event. */
  readonly createdAt: number;
  readonly occursAt: number;
  /** Container of the event; undefined for the whole shipment. */
  readonly box: string | undefined;
  /** The container changes ships here. */
  readonly hub: boolean;
}

/** Delay of a plan after the confirmed booking, never before the request. */
const PLAN_DELAY_MS = 12 * MINUTE_MS;

function plannedAt(booking: Booking, facts: readonly Fact[]): number {
  const confirmed = facts.find(({ key }) => key === 'confirmed');
  return (confirmed ? reportedAt(booking, confirmed) : booking.bookedAt) + PLAN_DELAY_MS;
}

function statementsOf(booking: Booking, fact: Fact, planned: number): Statement[] {
  const id = (what: string): string => uuidOf(`${booking.seed}|${fact.key}|${what}`);
  const statements: Statement[] = [];
  if (fact.plan !== undefined) {
    statements.push({ eventID: id('PLN'), createdAt: planned, classifier: 'PLN', occursAt: roundTo(fact.plan, HOUR_MS) });
  }
  if (booking.profile === 'silent' && fact.kind !== 'SHIPMENT') return statements;
  for (const { at, value, reason, remark } of booking.profile === 'stubborn' ? [] : fact.revisions) {
    if (at <= planned || at >= fact.actual) continue;
    statements.push({
      eventID: id(`EST${at}`),
      createdAt: at,
      classifier: 'EST',
      occursAt: roundTo(value, 30 * MINUTE_MS),
      ...(reason ? { reason } : {}),
      ...(remark ? { remark } : {}),
    });
  }
  return [...statements, ...reportsOf(booking, fact, id)];
}

/** Reports of a fact: usually one; sometimes an incomplete one that is corrected, sometimes a duplicate. */
function reportsOf(booking: Booking, fact: Fact, id: (what: string) => string): Statement[] {
  const dice = new Dice(`mistakes|${booking.seed}|${fact.key}`);
  const createdAt = reportedAt(booking, fact);
  const report: Statement = { eventID: id('ACT'), createdAt, classifier: 'ACT', occursAt: fact.actual };
  const luck = dice.next();
  if (booking.tidy || luck > 0.09) return [report];
  const later = createdAt + dice.between(4, 22) * HOUR_MS;
  if (luck > 0.045) return [report, { ...report, createdAt: luck > 0.07 ? createdAt : later }];
  if (fact.kind === 'SHIPMENT') return [report];
  const missing = luck > 0.02 || fact.site.mode !== 'VESSEL' ? 'place' : 'vessel';
  return [
    { ...report, missing },
    { ...report, eventID: id('ACT corrected'), createdAt: later },
  ];
}

/** Instant of the last report: the departure of a `lost` shipment. */
function lastReport(booking: Booking, facts: readonly Fact[]): number {
  const departed = booking.profile === 'lost' ? facts.find(({ milestone }) => milestone === 'departed') : undefined;
  return departed ? reportedAt(booking, departed) : Infinity;
}

const SILENT_KEYS = new Set(['requested', 'confirmed']);

/**
 * All past and future events of a shipment, by creation time. Known events at an instant are those created up to it, so published events
 * are stable, and none appears later with an earlier creation time.
 */
export function eventsOf(booking: Booking): TimedEvent[] {
  const facts = factsOf(booking).filter((fact) => booking.profile !== 'silent' || fact.kind !== 'SHIPMENT' || SILENT_KEYS.has(fact.key));
  const planned = plannedAt(booking, facts);
  const events = facts.flatMap((fact) =>
    statementsOf(booking, fact, planned).map((statement): TimedEvent => {
      // Rounded up to a full second: the creation time must not precede the event.
      const createdAt = Math.ceil(statement.createdAt / 1000) * 1000;
      const box = fact.kind === 'SHIPMENT' ? undefined : fact.box?.number;
      const hub = fact.kind !== 'SHIPMENT' && fact.hub === true;
      return { event: toWireEvent(booking, fact, { ...statement, createdAt }), createdAt, occursAt: statement.occursAt, box, hub };
    }),
  );
  const last = lastReport(booking, facts) + HOUR_MS;
  return events.filter(({ createdAt }) => createdAt <= last).sort((a, b) => a.createdAt - b.createdAt);
}
