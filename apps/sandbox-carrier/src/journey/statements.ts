import { HOUR_MS, MINUTE_MS } from '../clock.ts';
import { roundTo } from '../local-time.ts';
import { Dice, uuidOf } from '../random.ts';
import { toDcsaEvent, type Statement, type DcsaEvent } from '../wire/events.ts';
import { factsOf, reportedAt } from './facts.ts';
import type { Booking, Fact } from './model.ts';

/** An event with the values by which it is sorted, filtered and withheld until its creation time. */
export interface TimedEvent {
  readonly event: DcsaEvent;
  /** Creation time in milliseconds, in whole seconds like in the event. */
  readonly createdAt: number;
  readonly occursAt: number;
  /** Container of the event; undefined for the whole shipment. */
  readonly box: string | undefined;
  /** The container changes ships here. */
  readonly hub: boolean;
}

/** Time from the report of the confirmed booking to the carrier's plan. */
const PLAN_DELAY_MS = 12 * MINUTE_MS;

/** Margin after the last report of a `lost` shipment, because creation times are rounded up. */
const LAST_REPORT_MARGIN_MS = HOUR_MS;

function planCreationTime(booking: Booking, facts: readonly Fact[]): number {
  const confirmed = facts.find(({ key }) => key === 'confirmed');
  return (confirmed ? reportedAt(booking, confirmed) : booking.bookedAt) + PLAN_DELAY_MS;
}

function statementsOf(booking: Booking, fact: Fact, planCreatedAt: number): Statement[] {
  const id = (what: string): string => uuidOf(`${booking.seed}|${fact.key}|${what}`);
  const statements: Statement[] = [];
  if (fact.plan !== undefined) {
    statements.push({ eventID: id('PLN'), createdAt: planCreatedAt, classifier: 'PLN', occursAt: roundTo(fact.plan, HOUR_MS) });
  }
  if (booking.profile === 'silent' && fact.kind !== 'SHIPMENT') return statements;
  for (const { at, value, reason, remark } of booking.profile === 'stubborn' ? [] : fact.revisions) {
    if (at <= planCreatedAt || at >= fact.actual) continue;
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

type Fault = 'withoutVessel' | 'withoutPlace' | 'lateDuplicate' | 'duplicate';

/** Upper limit of each fault in the unit interval: 2 % of the reports lack the vessel, the next 2.5 % the place, and so on. */
const FAULT_LIMITS: readonly (readonly [Fault, number])[] = [
  ['withoutVessel', 0.02],
  ['withoutPlace', 0.045],
  ['lateDuplicate', 0.07],
  ['duplicate', 0.09],
];

/** Reports of a fact: usually one; sometimes an incomplete one that is corrected, sometimes a duplicate. */
function reportsOf(booking: Booking, fact: Fact, id: (what: string) => string): Statement[] {
  const dice = new Dice(`mistakes|${booking.seed}|${fact.key}`);
  const createdAt = reportedAt(booking, fact);
  const report: Statement = { eventID: id('ACT'), createdAt, classifier: 'ACT', occursAt: fact.actual };
  const random = dice.next();
  const fault = FAULT_LIMITS.find(([, limit]) => random <= limit)?.[0];
  if (booking.flawless || fault === undefined) return [report];
  const later = createdAt + dice.between(4, 22) * HOUR_MS;
  if (fault === 'duplicate') return [report, report];
  if (fault === 'lateDuplicate') return [report, { ...report, createdAt: later }];
  if (fact.kind === 'SHIPMENT') return [report];
  const missing = fault === 'withoutVessel' && fact.site.mode === 'VESSEL' ? 'vessel' : 'place';
  return [
    { ...report, missing },
    { ...report, eventID: id('ACT corrected'), createdAt: later },
  ];
}

/** Instant after which nothing is reported: a `lost` shipment ends with its departure. Infinity for the others. */
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
  const planCreatedAt = planCreationTime(booking, facts);
  const events = facts.flatMap((fact) =>
    statementsOf(booking, fact, planCreatedAt).map((statement): TimedEvent => {
      // Rounded up to a full second: the creation time must not precede the event.
      const createdAt = Math.ceil(statement.createdAt / 1000) * 1000;
      const box = fact.kind === 'SHIPMENT' ? undefined : fact.box?.number;
      const hub = fact.kind !== 'SHIPMENT' && fact.hub === true;
      return { event: toDcsaEvent(booking, fact, { ...statement, createdAt }), createdAt, occursAt: statement.occursAt, box, hub };
    }),
  );
  const last = lastReport(booking, facts) + LAST_REPORT_MARGIN_MS;
  return events.filter(({ createdAt }) => createdAt <= last).sort((a, b) => a.createdAt - b.createdAt);
}
