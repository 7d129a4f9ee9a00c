import { checkContainerNumber } from '../identifiers/container.js';
import { normaliseIdentifier } from '../identifiers/normalise.js';
import { checkImoNumber } from '../identifiers/numbers.js';
import type { Classifier, Instant, Place, TrackingEvent, TransportMode, Vessel } from '../types.js';
import type { FlatEvent } from './adapters.js';
import { CLASSIFIERS, EMPTY_INDICATORS, EQUIPMENT_CODES, FACILITY_TYPES, MODES, SHIPMENT_CODES, TRANSPORT_CODES } from './codes.js';
import { enumOf, fold, hash, shown, statedAt, type BuildContext, type Report } from './context.js';
import { documentsOf, ownText, retraction, sealsOf } from './details.js';
import { textOf } from './raw.js';
import type { SourceRules } from './sources.js';
import { parseTime } from './time.js';

const CODES: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  EQUIPMENT: EQUIPMENT_CODES,
  TRANSPORT: TRANSPORT_CODES,
  SHIPMENT: SHIPMENT_CODES,
};

/** Builds the normalised event, or reports why it cannot be used and returns null. */
export function buildEvent(flat: FlatEvent, index: number, context: BuildContext): TrackingEvent | null {
  const report: Report = (path, code, effect, value) => {
    context.problems.push({ index, sourceEventId: flat.eventId, path, code, effect, value: shown(value) });
  };
  if (flat.retracts !== null) return retraction(flat, context, report);
  const kind = kindAndCode(flat, context.rules, report);
  if (kind === null) return null;
  const classifier = classifierOf(flat, kind, context.rules, report);
  if (classifier === null) return null;
  const place = placeOf(flat, context, report);
  const time = timeOf(flat, place, report);
  const stated = statedAt(flat, context, report);
  const equipment = equipmentOf(flat, context, report);
  const identity = `${classifier}|${kind.code}|${time.text ?? ''}|${place?.unLocationCode ?? ''}|${equipment ?? ''}`;
  const sourceEventId = flat.eventId ?? `~${hash(`${identity}|${stated.at}`)}`;
  if (flat.eventId === null) report('eventID', 'missing', 'kept', null);
  const documents = documentsOf(flat, context.rules);
  const arrives = kind.code === 'ARRI' || kind.code === 'DISC';
  return {
    id: `${context.source}:${sourceEventId}@${stated.version}.${hash(identity)}`,
    source: context.source,
    sourceEventId,
    createdAt: stated.at,
    kind: kind.kind,
    code: kind.code,
    classifier,
    occursAt: time.at,
    occursAtText: time.text,
    zoned: time.zoned,
    place,
    mode: enumOf(flat.mode, MODES, 'transportCall.modeOfTransport', context.rules, report) as TransportMode | null, // MODES contains valid modes only
    vessel: vesselOf(flat, context, report),
    voyage: arrives ? (flat.importVoyage ?? flat.exportVoyage) : (flat.exportVoyage ?? flat.importVoyage),
    service: flat.service,
    callSequence: flat.sequence,
    equipmentReference: equipment,
    isoEquipmentCode: flat.isoCode,
    empty: enumOf(flat.empty, EMPTY_INDICATORS, 'emptyIndicatorCode', context.rules, report) as 'EMPTY' | 'LADEN' | null, // valid indicators only
    seals: sealsOf(flat.seals),
    documentType: documents.documentType,
    documentId: flat.documentId,
    bookingReference: documents.booking,
    transportDocumentReference: documents.transport,
    delayReason: flat.delayReason,
    remark: flat.remark ?? ownText(flat, context.rules),
    retracts: null,
  };
}

interface KindAndCode {
  kind: TrackingEvent['kind'];
  code: string;
}

function kindAndCode(flat: FlatEvent, rules: SourceRules, report: Report): KindAndCode | null {
  if (flat.code === null) {
    report(flat.codePath, 'missing', 'dropped', null);
    return null;
  }
  const type = fold(flat.type ?? '', rules);
  const folded = fold(flat.code, rules);
  const code = CODES[type]?.get(rules.eventCodes[folded] ?? folded);
  // CODES has no other keys, hence the cast.
  if (code !== undefined) return { kind: type as TrackingEvent['kind'], code };
  // Sensor (IOT) and reefer events are valid but say nothing about the journey.
  if (type !== 'IOT' && type !== 'REEFER') {
    const unknownType = CODES[type] === undefined;
    report(unknownType ? 'eventType' : flat.codePath, 'unknown-code', 'kept', unknownType ? flat.type : flat.code);
  }
  return { kind: 'OTHER', code: flat.code };
}

function classifierOf(flat: FlatEvent, kind: KindAndCode, rules: SourceRules, report: Report): Classifier | null {
  // DCSA 2.2: a shipment event is always actual.
  if (kind.kind === 'SHIPMENT' && flat.classifier === null) return 'ACT';
  if (flat.classifier === null) {
    report('eventClassifierCode', 'missing', kind.kind === 'OTHER' ? 'kept' : 'dropped', null);
    return kind.kind === 'OTHER' ? 'PLN' : null;
  }
  const known = CLASSIFIERS.get(fold(flat.classifier, rules));
  if (known !== undefined) return known as Classifier; // CLASSIFIERS contains valid classifiers only
  report('eventClassifierCode', 'unknown-code', 'kept', flat.classifier);
  kind.kind = 'OTHER';
  return 'PLN'; // e.g. REQ of port operations, which reports no fact
}

function placeOf(flat: FlatEvent, context: BuildContext, report: Report): Place | null {
  const key = `${flat.locode ?? ''}|${flat.placeName ?? ''}|${flat.facilityCode ?? ''}|${flat.facilityType ?? ''}|${String(flat.latitude)}|${String(flat.longitude)}`;
  if (key === '||||null|null') return null;
  const known = context.places.get(key);
  if (known !== undefined) return known;
  const unLocationCode = flat.locode === null ? null : normaliseIdentifier(flat.locode);
  let { facilityCode } = flat;
  const facilityType = flat.facilityType === null ? null : (FACILITY_TYPES.get(fold(flat.facilityType, context.rules)) ?? null);
  if (facilityType === null && flat.facilityType !== null) {
    if (context.rules.facilityCodeInType) facilityCode ??= flat.facilityType;
    else report('facilityTypeCode', 'unknown-code', 'kept', flat.facilityType);
  }
  const place: Place = {
    unLocationCode,
    name: flat.placeName,
    facilityCode,
    facilityType,
    latitude: flat.latitude,
    longitude: flat.longitude,
    timeZone: unLocationCode === null ? null : context.timeZoneOf(unLocationCode),
  };
  context.places.set(key, place);
  return place;
}

interface EventTime {
  at: Instant | null;
  text: string | null;
  zoned: boolean;
}

function timeOf(flat: FlatEvent, place: Place | null, report: Report): EventTime {
  const text = textOf(flat.when);
  if (text === null) {
    const wrong = flat.when !== undefined && flat.when !== null && flat.when !== '';
    report(flat.whenPath, wrong ? 'wrong-type' : 'missing', 'kept', flat.when);
    return { at: null, text: null, zoned: false };
  }
  const time = parseTime(text, place?.timeZone ?? null);
  if (!time.valid) {
    report(flat.whenPath, 'bad-time', 'kept', text);
    return { at: null, text: null, zoned: false };
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

function equipmentOf(flat: FlatEvent, context: BuildContext, report: Report): string | null {
  if (flat.equipment === null) return null;
  const value = PLAIN.test(flat.equipment) ? flat.equipment : normaliseIdentifier(flat.equipment);
  const ok = checkOnce(value, context, (number) => checkContainerNumber(number).checkDigit === 'ok');
  if (!ok) report('equipmentReference', 'bad-check-digit', 'kept', value);
  return value;
}

function vesselOf(flat: FlatEvent, context: BuildContext, report: Report): Vessel | null {
  if (flat.imo === null && flat.vesselName === null) return null;
  if (flat.imo !== null && !checkOnce(flat.imo, context, (imo) => checkImoNumber(imo).checkDigit === 'ok')) {
    report('transportCall.vessel.vesselIMONumber', 'bad-check-digit', 'kept', flat.imo);
  }
  return { imo: flat.imo, name: flat.vesselName };
}
