import type { Instant, Milestone, OceanStage, Place, TransportMode } from '@seaberry/tracking';
import type { Formatters, UiMessages } from '../../lib/ui-provider.js';
import { planOf, type JourneyNode } from './node.js';
import type { TrackingTone } from './tone.js';

export type TrackingText = UiMessages['tracking'];

/** A place as a person reads it: its name, else its code, else that it is unknown. */
export function placeName(place: Place | null | undefined, text: TrackingText): string {
  return place?.name ?? place?.unLocationCode ?? text.unknownPlace;
}

/** The place of a node of a rail: what it names, else its code. */
export function nodePlace(node: Pick<JourneyNode, 'place' | 'placeCode'> | undefined, text: TrackingText): string {
  return node?.place ? placeName(node.place, text) : (node?.placeCode ?? text.unknownPlace);
}

/** Code and terminal beside the name, e.g. `CNSHA · Yangshan IV`; empty when the name already is the code. */
export function placeDetail(place: Place | null | undefined): string {
  return [place?.name ? place.unLocationCode : null, place?.facilityCode].filter(Boolean).join(' · ');
}

/** Stages whose later steps share one stage: there the DCSA code names what happened. */
const BY_CODE: ReadonlySet<OceanStage> = new Set(['transitArrived', 'transitDeparted', 'discharged']);

/** Name of a node inside its station, with the means of transport where it is not a ship. */
export function eventName(node: Pick<Milestone, 'stage' | 'code' | 'mode'>, text: TrackingText): string {
  const events: Readonly<Record<string, string>> = text.events;
  const name = BY_CODE.has(node.stage) ? (events[node.code] ?? text.stages[node.stage]) : text.stages[node.stage];
  return node.mode && showsMode(node.stage, node.mode) ? text.eventByMode(name, text.modes[node.mode]) : name;
}

function showsMode(stage: OceanStage, mode: TransportMode): boolean {
  return mode !== 'VESSEL' && (BY_CODE.has(stage) || stage === 'departed' || stage === 'loaded' || stage === 'arrivedPod');
}

/** Slip in words: `5 d late`, `6 h early`, `on time`. */
export function slipInWords(slipMs: number, text: TrackingText, format: Formatters): string {
  if (Math.abs(slipMs) < 1_800_000) return text.onTime;
  const length = format.duration(slipMs);
  return slipMs > 0 ? text.late(length) : text.early(length);
}

const zoneNames = new WeakMap<Formatters, Map<string, string>>();

/** Name of a zone at a moment, remembered by the hour: zones change on the hour, and asking `Intl` for names is slow. */
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

/** A moment with the name of its zone, for text that is heard or stands alone. */
export function momentInZone(at: Instant, timeZone: string | null, format: Formatters): string {
  return `${format.instant(at, timeZone)} ${zoneName(at, timeZone, format)}`;
}

/** The same in the zone of a place. */
export const momentWithZone = (at: Instant, place: Place | null | undefined, format: Formatters): string =>
  momentInZone(at, place?.timeZone ?? null, format);

/** Everything known of a node in one sentence: name, place, planned, estimated, actual, slip, state. */
export function describeNode(
  node: JourneyNode,
  name: string,
  slipMs: number | null,
  tone: TrackingTone,
  text: TrackingText,
  format: Formatters,
): string {
  const said = [
    [text.planned, planOf(node)],
    [text.estimated, node.estimated],
    [text.actual, node.actual],
  ] as const;
  const times = said.flatMap(([label, at]) => (at ? [`${label} ${momentWithZone(at, node.place, format)}`] : []));
  const parts = [
    text.named(name, nodePlace(node, text)),
    ...(times.length > 0 ? times : [text.noTime]),
    ...(slipMs === null ? [] : [slipInWords(slipMs, text, format)]),
    text.nodeStates[tone],
  ];
  return parts.join('; ');
}
