import { knownName, placeCode, slipInWords, stageName, withMode } from '@seaberry/i18n/ui/outlook-sentence';
import type { Discrepancy, Instant, Milestone, Place, Stage } from '@seaberry/tracking';
import type { Formatters, UiMessages } from '../../lib/ui-provider.js';
import type { TrackingTone } from './tone.js';
import { afterFreeDays, dueOf, hasHappened, isWithinPlan, planOf, realOf, zoneOf, type JourneyNode } from './node.js';

export { knownName, milestoneName, placeName, slipInWords, stageName } from '@seaberry/i18n/ui/outlook-sentence';

export type TrackingText = UiMessages['tracking'];

type WithPlace = Pick<JourneyNode, 'stage' | 'place' | 'placeCode' | 'placeName'>;

/** Name of the place of a rail node, else its code; null for an unknown place. */
export const knownPlace = (node: WithPlace | undefined, text: Pick<TrackingText, 'codeOnly'>): string | null =>
  knownName(node?.place, text) ?? node?.placeName ?? (node?.placeCode ? text.codeOnly(node.placeCode) : null);

/** Display name of the place of a rail node; empty for the end of tracking, which is at no place. */
export const nodePlace = (node: WithPlace | undefined, text: TrackingText): string =>
  knownPlace(node, text) ?? (node?.stage === 'finished' ? '' : text.unknownPlace);

/** Name of a stage with its place, if it has one. */
export function nameWithPlace(name: string, node: WithPlace, text: TrackingText): string {
  const place = knownPlace(node, text);
  return place === null ? name : text.named(name, place);
}

const DAY_LENGTH = 10;

/** A time as the source gave it, and what it lacks: its zone, or of a day its time of day. */
export function givenTime(given: string, text: TrackingText, format: Formatters): { time: string; lacks: string } {
  const day = given.length === DAY_LENGTH ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(day)) return { time: given, lacks: text.noZone };
  return { time: format.instant(new Date(day).toISOString(), 'UTC', 'dateShort'), lacks: text.noTimeOfDay };
}

/** Text of a node that has not happened and is not to come any more; null while it is to come. */
export const endedText = ({ passed, cancelled }: Pick<JourneyNode, 'passed' | 'cancelled'>, text: TrackingText): string | null =>
  cancelled ? text.cancelled : passed ? text.notReported : null;

/** Text for nodes without a current time, as in the timeline: the day of a fact where only that is known. */
export function withoutTime(nodes: readonly JourneyNode[], text: TrackingText, format: Formatters): string {
  const open = nodes.filter((node) => !hasHappened(node));
  const [first] = open;
  if (first) return (open.every((node) => endedText(node, text)) && endedText(first, text)) || text.notYet;
  const given = nodes.length === 1 ? nodes[0]?.unzonedText : null;
  return given ? givenTime(given, text, format).time : text.noTime;
}

/** Code and terminal beside the name, e.g. `CNSHA · Yangshan IV`; empty when the name already is the code. */
export function placeDetail(place: Place | null | undefined): string {
  if (!place) return '';
  const { name, facilityCode } = place;
  const code = placeCode(place);
  return [name && code, (name ?? code) && facilityCode].filter((part) => part && part !== name).join(' · ');
}

/** Customer deadline of the delivery, with the time to spare or the delay against it, or free days that are exceeded; null without one. */
export function dueText(node: JourneyNode, text: TrackingText, format: Formatters): string | null {
  if (!node.due) return null;
  const date = format.instant(node.due, zoneOf(node), 'dateShort');
  if (afterFreeDays(node)) return text.anomalyBase.freeDays(date);
  if (dueOf(node) === null) return null;
  const due = text.due(date);
  const at = realOf(node);
  if (at === null) return due;
  const length = format.duration(Date.parse(node.due) - Date.parse(at));
  return text.dueSlip(due, at > node.due ? text.afterPromise(length) : text.spare(length));
}

/** Stages with several events: there the DCSA code names the event. */
const BY_CODE = /^(?:transit|discharged)/;

type Named = Pick<Milestone<Stage>, 'stage' | 'code' | 'mode'>;

/** Whether a container leaves the terminal by this node and reaches the customer by another one, which then is the delivery. */
const isOnTheWay = ({ stage, code }: Named, beside: readonly Named[]): boolean =>
  stage === 'delivered' && code === 'GTOT' && beside.some((other) => other.stage === 'delivered' && other.code !== 'GTOT');

/**
 * Name of a node inside its station, with the mode of transport where it is not a ship.
 *
 * @param beside Nodes of the same station.
 */
export function eventName(node: Named, beside: readonly Named[], text: TrackingText): string {
  const events: Readonly<Record<string, string>> = text.events;
  const byCode = BY_CODE.test(node.stage) || isOnTheWay(node, beside);
  const name = (byCode ? events[node.code] : undefined) ?? stageName(node, text);
  return withMode(name, node, text);
}

/** Flight, pieces, weight and unit load devices of a node of an air journey, in one line. */
export function cargoFacts(node: Milestone<Stage>, happened: boolean, text: TrackingText, format: Formatters): string {
  const { pieces = null, weightKg = null, ulds = [] } = node.cargo ?? {};
  const parts = [
    node.voyage,
    // An event that has partly happened is in the actual column.
    pieces !== null && happened ? text.pieces(pieces) : null,
    weightKg === null ? null : text.kilograms(format.number(weightKg)),
    ...ulds,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Name of a discrepancy of cargo or documents, with the pieces it is about. */
export function discrepancyName({ code, pieces }: Pick<Discrepancy, 'code' | 'pieces'>, text: TrackingText): string {
  const names: Readonly<Record<string, string>> = text.discrepancies;
  const name = names[code] ?? text.discrepancy(code);
  return pieces === null ? name : `${name} · ${text.pieces(pieces)}`;
}

const zoneNames = new WeakMap<Formatters, Map<string, string>>();

/** Name of a zone at an instant, cached by the hour: offsets change on the hour, and `Intl` is slow. */
export function zoneName(at: Instant, timeZone: string | null, format: Formatters): string {
  let names = zoneNames.get(format);
  if (!names) {
    names = new Map();
    zoneNames.set(format, names);
  }
  const key = `${timeZone ?? ''}|${at.slice(0, 13)}`;
  let name = names.get(key);
  if (name === undefined) {
    name = format.zone(at, timeZone);
    names.set(key, name);
  }
  return name;
}

/** A moment with the name of its zone, for screen readers and text without a column header. */
export function momentInZone(at: Instant, timeZone: string | null, format: Formatters): string {
  return `${format.instant(at, timeZone)} ${zoneName(at, timeZone, format)}`;
}

/** A moment in the zone of a place, with the name of the zone. */
export const momentWithZone = (at: Instant, place: Place | null | undefined, format: Formatters): string =>
  momentInZone(at, place?.timeZone ?? null, format);

/** Slip of a node in words: late or early only beyond its threshold, as in an outlook; the number alone while a report may be on its way. */
const slipOfNode = (node: JourneyNode, slipMs: number, text: TrackingText, format: Formatters): string =>
  isWithinPlan(node, slipMs)
    ? text.onTime
    : node.state === 'notOccurred' && node.thresholdMs
      ? format.slip(slipMs)
      : slipInWords(slipMs, text, format);

/** Since when a node is overdue that does not count as late, in the words of the next milestone; null for other nodes. */
export const unreportedText = (node: JourneyNode, text: TrackingText, format: Formatters): string | null =>
  node.overdueSince && node.state === 'notOccurred' && !node.passed && node.actual === null
    ? text.unreportedDue(format.instant(node.overdueSince, zoneOf(node), 'dateShort'))
    : null;

/** Timeliness of a node: not reported yet, or its slip; null without one. */
export function timelinessOf(node: JourneyNode, slipMs: number | null, text: TrackingText, format: Formatters): string | null {
  return unreportedText(node, text, format) ?? (slipMs === null ? null : slipOfNode(node, slipMs, text, format));
}

/** State of a node beside its name, the same at every width: its slip, else its state; nothing of the end of tracking, which has no plan. */
export function stateOfNode(node: JourneyNode, slipMs: number | null, tone: TrackingTone, text: TrackingText, format: Formatters): string {
  if (node.stage === 'finished') return '';
  const said = timelinessOf(node, slipMs, text, format) ?? endedText(node, text);
  // Without a plan nothing is as scheduled.
  return said ?? (tone === 'asScheduled' && planOf(node) === null ? '' : text.nodeStates[tone]);
}

/** Full description of a node in one sentence: name, place, planned, expected, actual, slip, state. */
export function describeNode(
  node: JourneyNode,
  name: string,
  slipMs: number | null,
  tone: TrackingTone,
  text: TrackingText,
  format: Formatters,
): string {
  const labelled = [
    [text.planned, planOf(node)],
    [text.expected, node.actual === null ? node.expected : null],
    [text.actual, node.actual],
  ] as const;
  const times = labelled.flatMap(([label, at]) => (at ? [`${label} ${momentInZone(at, zoneOf(node), format)}`] : []));
  const due = dueText(node, text, format);
  const parts = [
    nameWithPlace(name, node, text),
    ...(times.length > 0 ? times : [text.noTime]),
    stateOfNode(node, slipMs, tone, text, format),
    due,
  ];
  return parts.filter(Boolean).join('; ');
}
