// How often a statement of lateness that rests on the passing of time alone turned out wrong: on voyages of the sandbox carrier, each day of
// their lives, with facts reported as it does and later. Run by hand; the figures are in `docs/statements.md`.
import {
  DEFAULT_SETTINGS,
  deriveShipment,
  normaliseDcsa22,
  type ShipmentQuery,
  type ShipmentState,
  type TrackingEvent,
} from '@seaberry/tracking';
import { CARRIERS } from '../apps/sandbox-carrier/src/identifiers.ts';
import { makeBooking } from '../apps/sandbox-carrier/src/journey/booking.ts';
import { eventsOf } from '../apps/sandbox-carrier/src/journey/statements.ts';

const DAY_MS = 86_400_000;
const LATER = '2029-06-01T00:00:00.000Z';
const FROM = Date.parse('2026-01-05');
const VOYAGES = 110;
const RANDOMS = 2 ** 31;
/** Days after a fact at which it is reported at the earliest, between two limits; null as the sandbox carrier does. */
const REPORTS = {
  'as the sandbox does': null,
  '1–2 days later': [1, 2],
  '1–5 days later': [1, 5],
  'half up to 5 days later': [-5, 5],
} as const;
type Lag = (typeof REPORTS)[keyof typeof REPORTS];

interface Voyage {
  events: TrackingEvent[];
  query: ShipmentQuery;
}

function voyage(index: number, lag: Lag): Voyage {
  const carrier = CARRIERS[index % CARRIERS.length] ?? 'MAEU';
  const reference = `${carrier}77${String(index).padStart(6, '0')}`;
  const booking = makeBooking({ type: 'BL', reference }, FROM + index * 1.3 * DAY_MS);
  const raw = eventsOf(booking).map(({ event }) => event);
  const { events } = normaliseDcsa22(raw, { source: carrier, receivedAt: LATER, timeZoneOf: () => 'UTC' });
  let random = 0;
  const [least, most] = lag ?? [0, 0];
  const createdAtOf = ({ classifier, occursAt, createdAt }: TrackingEvent): string => {
    if (lag === null || classifier !== 'ACT' || occursAt === null) return createdAt;
    random = (random * 1_103_515_245 + 12_345 + index * 7919) % RANDOMS;
    const days = least + ((most - least) * random) / RANDOMS;
    return new Date(Math.max(Date.parse(createdAt), Date.parse(occursAt) + days * DAY_MS)).toISOString();
  };
  const { pol: polCode, pod: podCode, pld: pldCode } = booking;
  return {
    events: events.map((event) => {
      const createdAt = createdAtOf(event);
      return { ...event, createdAt, receivedAt: createdAt };
    }),
    query: {
      referenceType: 'BL',
      reference,
      containers: [],
      polCode,
      podCode,
      pldCode,
      subscriptionStatus: 'SUB_OK',
      customerDeadline: null,
    },
  };
}

const delayed = ({ containers }: ShipmentState) =>
  containers.flatMap(({ anomalies }) => anomalies.filter(({ direction }) => direction === 'delayed'));
const isOverdue = ({ containers }: ShipmentState): boolean =>
  containers.some(({ stations }) => stations.some(({ milestones }) => milestones.some(({ overdueSince }) => overdueSince !== null)));

interface Counts {
  anomalies: number;
  wrongAnomalies: number;
  late: number;
  wrongLate: number;
  trulyLate: number;
  unsaid: number;
}

function count({ events, query }: Voyage, counts: Counts): void {
  const end = deriveShipment(events, query, DEFAULT_SETTINGS, LATER);
  const real = new Set(delayed(end).flatMap(({ key, open }) => (open ? [] : [key])));
  const endedLate = (end.outlook.slipMs ?? 0) > DAY_MS;
  const times = events.map(({ createdAt }) => Date.parse(createdAt));
  for (let at = Math.min(...times); at <= Math.max(...times); at += DAY_MS) {
    const asOf = new Date(at).toISOString();
    const known = events.filter(({ createdAt }) => createdAt <= asOf);
    const state = deriveShipment(known, query, DEFAULT_SETTINGS, asOf);
    const byTime = delayed(state).filter(({ basis, against }) => basis === 'now' && against === 'plan');
    counts.anomalies += byTime.length;
    counts.wrongAnomalies += byTime.filter(({ key }) => !real.has(key)).length;
    const { kind, slipMs } = state.outlook;
    if (slipMs === null || !isOverdue(state)) continue;
    const isLate = kind === 'late';
    counts.late += Number(isLate);
    counts.wrongLate += Number(isLate && !endedLate);
    counts.trulyLate += Number(endedLate);
    counts.unsaid += Number(endedLate && !isLate);
  }
}

console.log('| facts are reported | wrong anomalies | wrongly late | truly late, not yet said |');
for (const [name, lag] of Object.entries(REPORTS)) {
  const counts: Counts = { anomalies: 0, wrongAnomalies: 0, late: 0, wrongLate: 0, trulyLate: 0, unsaid: 0 };
  for (let index = 0; index < VOYAGES; index += 1) count(voyage(index, lag), counts);
  const { anomalies, wrongAnomalies, late, wrongLate, trulyLate, unsaid } = counts;
  console.log(`| ${name} | ${wrongAnomalies} of ${anomalies} | ${wrongLate} of ${late} | ${unsaid} of ${trulyLate} days |`);
}
