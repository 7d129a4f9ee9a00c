import { expect, test } from 'vitest';

import { makeBooking } from '../../apps/sandbox-carrier/src/journey/booking.ts';
import { eventsOf } from '../../apps/sandbox-carrier/src/journey/statements.ts';
import { spelled } from '../../apps/sandbox-carrier/src/wire/accents.ts';
import { createFormatters } from '../../packages/i18n/src/core/index.ts';
import { enOutlook, enTracking } from '../../packages/i18n/src/ui/index.ts';
import { outlookLabel, outlookSentence } from '../../packages/i18n/src/ui/outlook-sentence/index.ts';
import {
  compactRail,
  DEFAULT_SETTINGS,
  deriveShipment,
  hasOccurred,
  normaliseDcsa,
  stageOrder,
  type Milestone,
  type ShipmentQuery,
  type ShipmentState,
} from '../../packages/tracking/src/index.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FROM = Date.parse('2026-01-12T00:00:00Z');
const LATER = '2027-06-01T00:00:00.000Z';
const CARRIERS = ['COSU', 'CMDU', 'EGLV', 'HDMU', 'HLCU', 'MAEU', 'MSCU', 'ONEY', 'ZIMU'];
/** Words that choose a course at the sandbox carrier, and two that leave it to chance. */
const COURSES = ['ONTIME', 'LATE', 'EARLY', 'SILENT', 'LOST', 'ROLLED', 'MISSED', 'STUBBORN', 'X', 'Y'];
/** Days from the first planned arrival to the customer deadline; null without one. */
const PROMISES = [null, -4, 6];
/** Days between the moments at which a state is read; no divisor of a week, since ships sail weekly. */
const STEP = 4;

interface Read {
  state: ShipmentState;
  label: string;
  sentence: string;
  /** Milestones of the container that represents the shipment. */
  milestones: readonly Milestone[];
}

const texts = { words: enOutlook, text: enTracking };
const format = createFormatters('en');

/** A row of the timeline that is called on time, however early it is. */
const readsOnTime = ({ slipMs, anomaly, thresholdMs }: Milestone): boolean =>
  slipMs !== null && slipMs <= (anomaly === null ? DAY_MS : thresholdMs);
const isOpenDelay = (state: ShipmentState): boolean =>
  state.anomalies.some(({ kind, direction, open }) => kind === 'podArrival' && direction === 'delayed' && open);
const causeOf = ({ state, milestones }: Read): Milestone | undefined =>
  milestones.find(({ key }) => key === state.outlook.cause?.milestoneKey);
const nextOf = ({ state, milestones }: Read): Milestone | undefined => {
  const { next } = state.outlook;
  return milestones.find(
    (one) => one.stage === next?.stage && one.code === next.code && one.place?.unLocationCode === next.place?.unLocationCode,
  );
};

/** Two statements of one state that cannot both be true. */
const DISAGREEMENTS: Readonly<Record<string, (read: Read) => boolean>> = {
  'early, and the arrival is delayed': ({ state }) => state.outlook.kind === 'early' && isOpenDelay(state),
  'early, with a cause of a delay': ({ state: { outlook } }) => outlook.kind === 'early' && (outlook.cause !== null || outlook.doubt),
  'early, beside a missed connection or a rollover': ({ state: { outlook, signals } }) =>
    outlook.kind === 'early' && signals.some(({ kind, open }) => open && (kind === 'missedConnection' || kind === 'rolledOver')),
  'late, and no sentence says so': ({ state, sentence }) => state.outlook.kind === 'late' && !/late|missed/iu.test(sentence),
  'a sentence says late, and the badge does not': ({ state, sentence }) =>
    /late|missed/iu.test(sentence) && !['late', 'arrived', 'completed'].includes(state.outlook.kind),
  'the cause is a milestone of another container': (read) => read.state.outlook.cause !== null && causeOf(read) === undefined,
  'the cause is on time in its row': (read) => {
    const cause = causeOf(read);
    return cause !== undefined && readsOnTime(cause);
  },
  'the cause is larger than the slip of its row': (read) => {
    const slipMs = causeOf(read)?.slipMs ?? null;
    return slipMs !== null && (read.state.outlook.cause?.slipMs ?? 0) > slipMs + 60_000;
  },
  'the next milestone is none that is open': (read) => {
    const { next } = read.state.outlook;
    const found = nextOf(read);
    return next !== null && next.place !== null && (found === undefined || hasOccurred(found));
  },
  'the next milestone is behind the last one': (read) => {
    const next = nextOf(read);
    return next !== undefined && read.milestones.indexOf(next) < read.milestones.findLastIndex(hasOccurred);
  },
  'the stage is at the destination, and the badge is not': ({ state: { stage, outlook } }) =>
    stage !== null &&
    stage !== 'finished' &&
    stageOrder(stage) >= stageOrder('arrivedPod') &&
    outlook.stage === 'arrivedPod' &&
    outlook.promise?.by !== 'customer' &&
    !['arrived', 'completed', 'silent', 'lostSight'].includes(outlook.kind),
  'the badge is at the destination, and the stage is not': ({ state: { stage, outlook } }) =>
    stage !== 'finished' &&
    (stage === null || stageOrder(stage) < stageOrder('arrivedPod')) &&
    /^(?:arrived|completed)$/u.test(outlook.kind),
  'the rail is ahead of the stage': ({ state }) => {
    const { nodes, position } = compactRail(state);
    const node = nodes[Math.floor(position)];
    return (
      node !== undefined &&
      node.stage !== 'transitDeparted' &&
      state.stage !== 'finished' &&
      stageOrder(node.stage) > stageOrder(state.stage)
    );
  },
  'the ETA is in doubt in one place only': ({ state: { outlook, signals } }) =>
    outlook.doubt !== signals.some(({ kind }) => kind === 'etaInDoubt'),
  'the discharge is before the arrival': ({ milestones }) => {
    const arrival = milestones.find(({ stage }) => stage === 'arrivedPod')?.expected ?? null;
    const discharge = milestones.find(({ stage, code }) => stage === 'discharged' && code === 'DISC')?.expected ?? null;
    return arrival !== null && discharge !== null && discharge < arrival;
  },
  'an anomaly is a delay, and its milestone is not delayed': ({ state: { outlook, anomalies, containers } }) =>
    !['silent', 'lostSight'].includes(outlook.kind) &&
    anomalies.some(({ direction, milestoneKey }) => {
      const milestones = containers.flatMap(({ stations }) => stations.flatMap((station) => station.milestones));
      return direction === 'delayed' && !milestones.some(({ key, state }) => key === milestoneKey && state === 'delayed');
    }),
};

function* readsOf(reference: string, carrier: string, bookedAt: number, promise: number | null): Generator<Read> {
  const booking = makeBooking({ type: 'BL', reference, carrier }, bookedAt);
  const told = eventsOf(booking);
  const events = told.flatMap(
    (one) => normaliseDcsa(spelled(carrier, [one]), { source: carrier, receivedAt: new Date(one.createdAt).toISOString() }).events,
  );
  const query: ShipmentQuery = {
    referenceType: 'BL',
    reference,
    containers: [],
    polCode: booking.pol,
    podCode: booking.pod,
    pldCode: booking.pld,
    subscriptionStatus: 'SUB_OK',
    customerDeadline: null,
  };
  const { firstEta } = deriveShipment(events, query, DEFAULT_SETTINGS, LATER);
  if (promise !== null && firstEta === null) return;
  const customerDeadline = promise === null || firstEta === null ? null : new Date(Date.parse(firstEta) + promise * DAY_MS).toISOString();
  const times = told.map(({ createdAt }) => createdAt);
  for (let at = Math.min(...times); at < Math.max(...times) + 10 * DAY_MS; at += STEP * DAY_MS) {
    const asOf = new Date(at).toISOString();
    const known = events.filter(({ receivedAt }) => receivedAt <= asOf);
    const state = deriveShipment(known, { ...query, customerDeadline }, DEFAULT_SETTINGS, asOf);
    const lead = state.containers.find(({ number }) => number === state.leadContainer) ?? state.containers[0];
    yield {
      state,
      label: outlookLabel(state.outlook, texts, format),
      sentence: outlookSentence(state.outlook, texts, format),
      milestones: lead?.stations.flatMap(({ milestones }) => milestones) ?? [],
    };
  }
}

test('no two statements about a shipment of the sandbox carrier disagree, in any course, at any time of its life', () => {
  const found: string[] = [];
  let states = 0;
  for (const [row, carrier] of CARRIERS.entries()) {
    for (const [column, course] of COURSES.entries()) {
      const reference = `${carrier}${course}${row}`;
      const promise = PROMISES[(row + column) % PROMISES.length] ?? null;
      for (const read of readsOf(reference, carrier, FROM + column * 1.7 * DAY_MS, promise)) {
        states += 1;
        for (const [name, disagrees] of Object.entries(DISAGREEMENTS)) {
          if (disagrees(read)) found.push(`${name}: ${reference}, ${read.state.asOf}, [${read.label}] ${read.sentence}`);
        }
      }
    }
  }
  expect(states).toBeGreaterThan(1000);
  expect(found).toEqual([]);
}, 60_000);
