import type { Formatters } from '../../core/formatters.js';
import type { UiMessages } from '../types.js';

/** Place of `@seaberry/tracking`, as far as it is named. */
export interface NamedPlace {
  name: string | null;
  unLocationCode: string | null;
  iataCode?: string | null | undefined;
  facilityCode: string | null;
}

/** Code of a place: its UN/LOCODE, else that of its airport. */
export const placeCode = (place: Pick<NamedPlace, 'unLocationCode' | 'iataCode'>): string | null =>
  place.unLocationCode ?? place.iataCode ?? null;

/** Name of a place in the source, else its UN/LOCODE with its country, else any of its codes; null when it has neither. */
export const knownName = (place: NamedPlace | null | undefined, text: Pick<UiMessages['tracking'], 'codeOnly'>): string | null =>
  (place && (place.name || (place.unLocationCode && text.codeOnly(place.unLocationCode)) || place.iataCode || place.facilityCode)) || null;

/** Display name of a place: its name, else its code, else “unknown”. */
export const placeName = (place: NamedPlace | null | undefined, text: Pick<UiMessages['tracking'], 'codeOnly' | 'unknownPlace'>): string =>
  knownName(place, text) ?? text.unknownPlace;

const HALF_HOUR_MS = 30 * 60_000;

/** Slip in words: `5 d late`, `6 h early`, `on time`. */
export function slipInWords(
  slipMs: number,
  text: Pick<UiMessages['tracking'], 'onTime' | 'late' | 'early'>,
  format: Pick<Formatters, 'duration'>,
): string {
  if (Math.abs(slipMs) < HALF_HOUR_MS) return text.onTime;
  return text[slipMs > 0 ? 'late' : 'early'](format.duration(slipMs));
}

/** Code of the event that has the name of its stage, for stages with several events; none where each event has its own. */
const MAIN: Readonly<Record<string, string>> = {
  emptyPickup: 'GTOT',
  transitArrived: 'ARRI',
  transitDeparted: 'DEPA',
  discharged: 'DISC',
  transit: '',
};

/** Name of a milestone: that of its stage, or of its own event where another event is the main event of the stage. */
export function stageName(
  { stage, code }: { stage: keyof UiMessages['tracking']['stages']; code?: string | undefined },
  text: Pick<UiMessages['tracking'], 'stages' | 'stagesShort' | 'events'>,
  short = false,
): string {
  const main = MAIN[stage];
  const events: Readonly<Record<string, string>> = text.events;
  const own = main && code && code !== main ? events[code] : undefined;
  return own ?? (short ? text.stagesShort : text.stages)[stage];
}

/** Stages whose events are named with their mode of transport. */
const MODE_SHOWN = /^(?:emptyPickup|loaded|depart|transit|arriv|discharged)/;

/** Name of an event with its mode of transport; without it for ships at sea, flights in the air and trucks at a gate, where it is obvious. */
export function withMode(
  name: string,
  { stage, code, mode }: { stage: string; code: string; mode: keyof UiMessages['tracking']['modes'] | null },
  text: Pick<UiMessages['tracking'], 'eventByMode' | 'modes'>,
): string {
  const shown = mode !== null && !/VESSEL|AIR/.test(mode) && code !== 'GTOT' && MODE_SHOWN.test(stage);
  return shown ? text.eventByMode(name, text.modes[mode]) : name;
}

/** A milestone, as far as it is named. */
export interface NamedMilestone {
  stage: keyof UiMessages['tracking']['stages'];
  code?: string | undefined;
  mode?: keyof UiMessages['tracking']['modes'] | null | undefined;
}

/** Name of a milestone, on rail with the mode, since the names of stages are those of vessels. */
export function milestoneName(
  { stage, code, mode }: NamedMilestone,
  text: Pick<UiMessages['tracking'], 'stages' | 'stagesShort' | 'events' | 'eventByMode' | 'modes'>,
  short = false,
): string {
  const name = stageName({ stage, code }, text, short);
  return mode === 'RAIL' ? text.eventByMode(name, text.modes.RAIL) : name;
}

/** Name of a milestone that is still to come, with its mode of transport. */
export function comingName(
  { stage, code, mode = null }: NamedMilestone,
  words: Pick<UiMessages['outlook'], 'coming' | 'comingEvents'>,
  text: Pick<UiMessages['tracking'], 'eventByMode' | 'modes'>,
): string {
  const main = MAIN[stage];
  const events: Readonly<Record<string, string>> = words.comingEvents;
  const own = main === undefined || code === undefined || code === main ? undefined : events[code];
  return withMode(own ?? words.coming[stage], { stage, code: code ?? '', mode }, text);
}

/** A reason of a delay in words: of its code, or of a phrase that has a translation; null for other words of the carrier. */
export function knownReason(
  reason: string,
  words: Pick<UiMessages['outlook'], 'reasons' | 'phrases'>,
  text?: Pick<UiMessages['tracking'], 'discrepancies'>,
): string | null {
  const known: Readonly<Record<string, string>> = { ...words.reasons, ...words.phrases, ...text?.discrepancies };
  return Object.hasOwn(known, reason) ? (known[reason] ?? null) : null;
}
