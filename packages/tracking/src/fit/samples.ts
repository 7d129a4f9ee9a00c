import { DEFAULT_SETTINGS } from '../anomalies/settings.js';
import { BUILT_IN_MODEL, ESTIMATE_DAYS, LATE_MS, type EstimateModel } from '../estimate/model.js';
import { hash } from '../events/context.js';
import { dedupeEvents } from '../events/dedupe.js';
import { shortestPassageMs } from '../expectation/index.js';
import { bindJourneys } from '../journey/bind.js';
import type { Node } from '../milestones/node.js';
import { LOCODE } from '../rules/index.js';
import { deriveContainer, laneOf, type DerivedContainer } from '../state/derive-container.js';
import type { Instant, ShipmentQuery, TrackingEvent } from '../types.js';

const DAY_MS = 86_400_000;
/** Days before an arrival at which it is looked at for the last time. */
const LAST_LOOK_DAYS = 0.3;
/** From this many days before an arrival on, the carrier has often given its last news of it. */
const NEWS_DAYS = 3;
/** Maximum number of looks to find the moment at which an arrival was expected in a number of days. */
const MAX_LOOKS = 4;
/** A look this close to its number of days is not improved further. */
const CLOSE_MS = 0.1 * DAY_MS;
/** Limit of the distance of a look from its number of days, as a part of the gap to the next smaller number. */
const MAX_DISTANCE = 0.5;

interface OfShipment {
  carrier: string;
  /** Voyage of a ship, as a hash: all shipments aboard are equally late, so together they are one observation. */
  sailing: string;
  /** `POL-POD` by UN/LOCODE. */
  lane: string;
}

/** A finished sea passage. */
export interface PassageSample extends OfShipment {
  kind: 'passage';
  plannedMs: number;
  /** How late it began and how late it ended against the first plan, in ms. */
  departureSlipMs: number;
  arrivalSlipMs: number;
}

/** Expectation of an arrival some days before it, with its error. */
export interface ArrivalSample extends OfShipment {
  kind: 'arrival';
  /** One of the days for which a model has values, nearest to those that seemed to remain. */
  days: number;
  /** Expected late against the first plan. */
  late: boolean;
  /** The arrival minus what was expected without the part of a delay that the carrier left out, in ms. */
  errorMs: number;
  /** That part of the delay, in ms. */
  missingMs: number;
  /** The arrival minus the carrier's time, in ms. */
  carrierErrorMs: number;
}

/** Expectation of an arrival at the moment `now`; times in ms since 1970. */
interface Look {
  now: number;
  expected: number;
  planned: number | null;
  /** The carrier's time. */
  given: number;
  baseMs: number;
  missingMs: number;
}

/** One observation of a finished shipment; nothing in it names the shipment or its owner. */
export type EstimateSample = PassageSample | ArrivalSample;

/**
 * Observations of a shipment that has arrived at its port of discharge; none before that, and none without carrier or ports.
 *
 * @param events every event ever received for the subscription
 * @param model the model in use, whose recovery the errors are measured with
 */
export function samplesOf(
  events: readonly TrackingEvent[],
  query: ShipmentQuery,
  asOf: Instant,
  model: EstimateModel = BUILT_IN_MODEL,
): EstimateSample[] {
  const carrier = events[0]?.source;
  const last = containerOf(events, query, asOf, model);
  const lane = last === null ? null : laneOf(last.timeline);
  const arrival = last === null ? undefined : arrivalOf(last);
  // Some carriers write other texts in the field of the code, such as the name of a customer.
  const coded = lane?.split('-').every((code) => LOCODE.test(code)) ?? false;
  if (carrier === undefined || last === null || lane === null || !coded || arrival?.actual == null) return [];
  const of = { carrier, lane };
  const aboard = { ...of, sailing: sailingOf(carrier, arrival) };
  const passages = passagesOf(last.nodes, of);
  if (passages.some(isTooShort)) return [];
  return [...passages, ...arrivalsOf(events, query, model, Date.parse(arrival.actual), aboard)];
}

/** Ship and voyage that reached a place; the place and the day where the carrier names none. */
function sailingOf(carrier: string, { vessel, voyage, place, actual }: Node): string {
  const ship = vessel?.imo ?? vessel?.name;
  const day = actual?.slice(0, 10);
  const text = [carrier, ship ?? place?.unLocationCode, ship == null ? day : (voyage ?? day)].join('|');
  // Two hashes: 32 bits collide among ten thousand voyages.
  return hash(text) + hash(`${text}~`);
}

/** Whether a passage took less than a vessel can: one of its times is wrong, so it shows nothing of vessels. */
export const isTooShort = ({ plannedMs, departureSlipMs, arrivalSlipMs }: PassageSample): boolean =>
  plannedMs + arrivalSlipMs - departureSlipMs < shortestPassageMs(plannedMs);

const arrivalOf = ({ nodes }: DerivedContainer): Node | undefined => nodes.find(({ stage }) => stage === 'arrivedPod');

/** The first container: vessels carry all containers of a bill alike. */
function containerOf(events: readonly TrackingEvent[], query: ShipmentQuery, asOf: Instant, model: EstimateModel): DerivedContainer | null {
  const known = events.filter(({ createdAt }) => createdAt <= asOf);
  const [container] = bindJourneys(dedupeEvents(known).current, query).containers;
  return container === undefined ? null : deriveContainer(container, query, DEFAULT_SETTINGS, asOf, () => [], model);
}

const LEAVES: ReadonlySet<string> = new Set(['departed', 'transitDeparted']);
const REACHES: ReadonlySet<string> = new Set(['transitArrived', 'arrivedPod']);

function passagesOf(nodes: readonly Node[], of: Omit<OfShipment, 'sailing'>): PassageSample[] {
  const found: PassageSample[] = [];
  let left: { planned: number; actual: number } | null = null;
  for (const node of nodes) {
    const { stage, code, planned, actual } = node;
    if (planned === null || actual === null || (code !== 'DEPA' && code !== 'ARRI')) continue;
    const at = { planned: Date.parse(planned), actual: Date.parse(actual) };
    if (LEAVES.has(stage)) left = at;
    else if (REACHES.has(stage) && left !== null) {
      const plannedMs = at.planned - left.planned;
      const departureSlipMs = left.actual - left.planned;
      const arrivalSlipMs = at.actual - at.planned;
      const sailing = sailingOf(of.carrier, node);
      if (plannedMs > 0) found.push({ ...of, sailing, kind: 'passage', plannedMs, departureSlipMs, arrivalSlipMs });
      left = null;
    }
  }
  return found;
}

function arrivalsOf(
  events: readonly TrackingEvent[],
  query: ShipmentQuery,
  model: EstimateModel,
  arrived: number,
  of: OfShipment,
): ArrivalSample[] {
  return ESTIMATE_DAYS.flatMap((days, at) => {
    const aheadMs = Math.max(days, LAST_LOOK_DAYS) * DAY_MS;
    const step = days - (ESTIMATE_DAYS[at - 1] ?? 0);
    const near = (look: Look): boolean => distanceOf(look, aheadMs) <= Math.max(step * MAX_DISTANCE, LAST_LOOK_DAYS) * DAY_MS;
    const looks = looksAhead((now) => lookAt(events, query, model, now), arrived, aheadMs);
    return looks.filter(near).map(({ expected, planned, given, baseMs, missingMs }): ArrivalSample => {
      const late = planned !== null && expected - planned >= LATE_MS;
      return { ...of, kind: 'arrival', days, late, errorMs: arrived - baseMs, missingMs, carrierErrorMs: arrived - given };
    });
  });
}

const distanceOf = ({ expected, now }: Look, aheadMs: number): number => Math.abs(expected - now - aheadMs);

/**
 * The look at which the arrival was expected in `aheadMs`, or the nearest to it: a model is asked by the time that seems to remain, not by
 * the one that does. Close to an arrival also the look `aheadMs` before it: it has the last news, which the other often lacks, and a range is
 * to hold for both.
 */
function looksAhead(lookAtTime: (now: number) => Look | null, arrived: number, aheadMs: number): Look[] {
  const first = lookAtTime(arrived - aheadMs);
  if (first === null) return [];
  let [look, best]: [Look | null, Look] = [first, first];
  for (let count = 1; count < MAX_LOOKS && look !== null && distanceOf(look, aheadMs) > CLOSE_MS; count += 1) {
    const now: number = look.expected - aheadMs;
    look = now < arrived ? lookAtTime(now) : null;
    if (look !== null && distanceOf(look, aheadMs) < distanceOf(best, aheadMs)) best = look;
  }
  return best === first || aheadMs > NEWS_DAYS * DAY_MS ? [best] : [first, first, best];
}

/** Expectation of an arrival at a moment, in ms since 1970; null without one. */
function lookAt(events: readonly TrackingEvent[], query: ShipmentQuery, model: EstimateModel, now: number): Look | null {
  const then = containerOf(events, query, new Date(now).toISOString(), model);
  const node = then === null ? undefined : arrivalOf(then);
  const expectation = node === undefined ? undefined : then?.expectations.get(node);
  const given = node?.estimated ?? node?.planned;
  if (expectation?.expected == null || expectation.source === 'actual' || given == null) return null;
  const { expected, baseMs, missingMs } = expectation;
  const planned = node?.planned == null ? null : Date.parse(node.planned);
  return { now, expected: Date.parse(expected), planned, given: Date.parse(given), baseMs, missingMs };
}
