import { checkContainerNumber } from '../identifiers/container.js';
import { normaliseIdentifier } from '../identifiers/normalise.js';
import { checkImoNumber } from '../identifiers/numbers.js';
import type { Classifier, Instant, Place, Vessel } from '../types.js';
import { FACILITY_TYPES } from './codes.js';
import { fold, type BuildContext, type Report } from './context.js';
import type { FlatEvent } from './flat-event.js';
import { isPlausible } from './plausible.js';
import { textOf } from './raw.js';
import { parseTime, zoneOfOffset } from './time.js';

/** Place of an event. Where the zone of the place is unknown, it is that of the offset of the event's time. */
export function placeOf(flat: FlatEvent, context: BuildContext, report: Report): Place | null {
  const place = namedPlace(flat, context, report);
  if (place === null || place.timeZone !== null) return place;
  const timeZone = zoneOfOffset(textOf(flat.when) ?? '');
  if (timeZone === null) return place;
  // Events share the objects of their places.
  const zones = context.zoned.get(place) ?? new Map<string, Place>();
  context.zoned.set(place, zones);
  const known = zones.get(timeZone) ?? { ...place, timeZone };
  zones.set(timeZone, known);
  return known;
}

function namedPlace(flat: FlatEvent, context: BuildContext, report: Report): Place | null {
  const key = `${flat.locode ?? ''}|${flat.placeName ?? ''}|${flat.facilityCode ?? ''}|${flat.facilityType ?? ''}|${String(flat.latitude)}|${String(flat.longitude)}`;
  if (key === '||||null|null') return null;
  const known = context.places.get(key);
  if (known !== undefined) return known;
  const unLocationCode = flat.locode === null ? null : normaliseIdentifier(flat.locode);
  let { facilityCode } = flat;
  const facilityType = flat.facilityType === null ? null : (FACILITY_TYPES.get(fold(flat.facilityType, context.rules)) ?? null);
  if (facilityType === null && flat.facilityType !== null) {
    if (context.rules.facilityCodeInType) facilityCode ??= flat.facilityType;
    else report(flat.paths.facilityType, 'unknown-code', 'kept', flat.facilityType);
  }
  const place: Place = {
    unLocationCode,
    name: (unLocationCode === null ? null : context.placeNameOf(unLocationCode)) ?? flat.placeName,
    facilityCode,
    facilityType,
    latitude: flat.latitude,
    longitude: flat.longitude,
    timeZone: unLocationCode === null ? null : context.timeZoneOf(unLocationCode),
  };
  context.places.set(key, place);
  return place;
}

export interface EventTime {
  at: Instant | null;
  text: string | null;
  zoned: boolean;
}

const NO_TIME: EventTime = { at: null, text: null, zoned: false };

/** Time of an event; none for an invalid text, an implausible date, or an actual more than a day after its receipt. */
export function timeOf(flat: FlatEvent, classifier: Classifier, place: Place | null, context: BuildContext, report: Report): EventTime {
  const text = textOf(flat.when);
  if (text === null) {
    const wrong = flat.when !== undefined && flat.when !== null && flat.when !== '';
    report(flat.paths.when, wrong ? 'wrong-type' : 'missing', 'kept', flat.when);
    return NO_TIME;
  }
  const time = parseTime(text, place?.timeZone ?? null);
  const inFuture = classifier === 'ACT' && (time.at ?? text) > context.latestActual;
  if (!time.valid || inFuture || !isPlausible(time.at ?? text, context.latest)) {
    report(flat.paths.when, 'bad-time', 'kept', text);
    return NO_TIME;
  }
  return { at: time.at, text, zoned: time.zoned };
}

function checkOnce(value: string, context: BuildContext, holds: (value: string) => boolean): boolean {
  const known = context.checked.get(value);
  if (known !== undefined) return known;
  const ok = holds(value);
  context.checked.set(value, ok);
  return ok;
}

const PLAIN = /^[A-Z0-9]+$/u;

export function equipmentOf(flat: FlatEvent, context: BuildContext, report: Report): string | null {
  if (flat.equipment === null) return null;
  const value = PLAIN.test(flat.equipment) ? flat.equipment : normaliseIdentifier(flat.equipment);
  const ok = checkOnce(value, context, (number) => checkContainerNumber(number).checkDigit === 'ok');
  if (!ok) report(flat.paths.equipment, 'bad-check-digit', 'kept', value);
  return value;
}

/** A source without the IMO number of a vessel fills the field with zeros. */
const NO_IMO = /^0*$/u;

export function vesselOf(flat: FlatEvent, context: BuildContext, report: Report): Vessel | null {
  const imo = flat.imo === null || NO_IMO.test(flat.imo) ? null : flat.imo;
  if (imo !== flat.imo) report(flat.paths.imo, 'bad-check-digit', 'kept', flat.imo);
  if (imo === null && flat.vesselName === null) return null;
  if (imo !== null && !checkOnce(imo, context, (number) => checkImoNumber(number).checkDigit === 'ok')) {
    report(flat.paths.imo, 'bad-check-digit', 'kept', imo);
  }
  return { imo, name: flat.vesselName };
}
