import type { Classifier, TrackingEvent, TransportMode } from '../types.js';
import { isFeeder } from './hints.js';
import { CLASSIFIERS, EMPTY_INDICATORS, EQUIPMENT_CODES, MODES, SHIPMENT_CODES, TRANSPORT_CODES } from './codes.js';
import { enumOf, fold, hash, shown, statedAt, type BuildContext, type Report } from './context.js';
import { documentsOf, retraction, sealsOf } from './details.js';
import type { FlatEvent } from './flat-event.js';
import { equipmentOf, placeOf, timeOf, vesselOf } from './parts.js';
import { ownValue, type OwnCode, type SourceRules } from './sources.js';

const CODES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['EQUIPMENT', EQUIPMENT_CODES],
  ['TRANSPORT', TRANSPORT_CODES],
  ['SHIPMENT', SHIPMENT_CODES],
]);
/** Sensor and reefer events are valid but say nothing about the journey. */
const SENSORS = new Set(['IOT', 'REEFER']);

/** Builds the normalised event, or reports why it cannot be used and returns null. */
export function buildEvent(flat: FlatEvent, index: number, context: BuildContext): TrackingEvent | null {
  const report: Report = (path, code, effect, value) => {
    context.problems.push({ index, sourceEventId: flat.eventId, path, code, effect, value: shown(value) });
  };
  for (const path of flat.wrong) report(path, 'wrong-type', 'kept', null);
  if (flat.retracts !== null) return retraction(flat, context, report);
  const kind = kindAndCode(flat, context.rules, report);
  if (kind === null) return null;
  const classifier = classifierOf(flat, kind, context.rules, report);
  if (classifier === null) return null;
  const place = placeOf(flat, context, report);
  const time = timeOf(flat, classifier, place, context, report);
  const stated = statedAt(flat, context, report);
  const equipment = equipmentOf(flat, context, report);
  const identity = `${classifier}|${kind.code}|${time.text ?? ''}|${place?.unLocationCode ?? ''}|${equipment ?? ''}`;
  const sourceEventId = flat.eventId ?? ownId(flat, identity, stated.version);
  if (flat.eventId === null) report(flat.paths.id, 'missing', 'kept', null);
  const documents = documentsOf(flat, context);
  const arrives = kind.code === 'ARRI' || kind.code === 'DISC';
  const { rules } = context;
  return {
    id: `${context.source}:${sourceEventId}@${stated.version}.${hash(identity)}`,
    source: context.source,
    sourceEventId,
    createdAt: stated.at,
    receivedAt: context.receivedAt,
    kind: kind.kind,
    code: kind.code,
    classifier,
    occursAt: time.at,
    occursAtText: time.text,
    zoned: time.zoned,
    place,
    mode: (enumOf(flat.mode, MODES, flat.paths.mode, rules, report) as TransportMode | null) ?? kind.own.mode ?? null, // MODES contains valid modes only
    vessel: vesselOf(flat, context, report),
    voyage: arrives ? (flat.importVoyage ?? flat.exportVoyage) : (flat.exportVoyage ?? flat.importVoyage),
    service: flat.service,
    callSequence: flat.sequence,
    equipmentReference: equipment,
    isoEquipmentCode: flat.isoCode,
    empty: (enumOf(flat.empty, EMPTY_INDICATORS, flat.paths.empty, rules, report) as 'EMPTY' | 'LADEN' | null) ?? kind.own.empty ?? null, // valid indicators only
    seals: sealsOf(flat.seals, context.names),
    documentType: documents.documentType,
    documentId: flat.documentId,
    bookingReference: documents.booking,
    transportDocumentReference: documents.transport,
    delayReason: flat.delayReason,
    remark: flat.remark,
    transshipment: flat.transshipment ?? kind.own.transshipment ?? null,
    ...(isFeeder(flat) && { feeder: true as const }),
    retracts: null,
  };
}

/** An id for an event without one: everything that distinguishes it from another fact of the same time. */
function ownId(flat: FlatEvent, identity: string, version: string): string {
  const { documentType, documentId, imo, vesselName, exportVoyage, importVoyage, empty, facilityCode, facilityType, mode } = flat;
  const parts = [documentType, documentId, imo, vesselName, exportVoyage, importVoyage, empty, facilityCode, facilityType, mode];
  const text = `${identity}|${parts.join('|')}|${flat.booking ?? ''}|${flat.transportDocument ?? ''}|${version}`;
  // Two hashes: 32 bits collide among ten thousand events.
  return `~${hash(text)}${hash(`${text}~`)}`;
}

interface KindAndCode {
  kind: TrackingEvent['kind'];
  code: string;
  /** Further facts that the source's own code includes. */
  own: Omit<OwnCode, 'code'>;
}

const NOTHING: KindAndCode['own'] = {};

function kindAndCode(flat: FlatEvent, rules: SourceRules, report: Report): KindAndCode | null {
  if (flat.code === null) {
    report(flat.codePath, 'missing', 'dropped', null);
    return null;
  }
  const folded = fold(flat.code, rules);
  const mapped = ownValue(rules.eventCodes, folded.toUpperCase());
  const own = typeof mapped === 'object' ? mapped : NOTHING;
  const type = own.type ?? fold(flat.type ?? '', rules);
  const codes = CODES.get(type);
  const code = codes?.get(typeof mapped === 'object' ? mapped.code : (mapped ?? folded));
  // CODES has no other keys, hence the cast.
  if (code !== undefined) return { kind: type as TrackingEvent['kind'], code, own };
  if (!SENSORS.has(type)) {
    const unknownType = codes === undefined;
    report(unknownType ? flat.paths.type : flat.codePath, 'unknown-code', 'kept', unknownType ? flat.type : flat.code);
  }
  return { kind: 'OTHER', code: flat.code, own: NOTHING };
}

function classifierOf(flat: FlatEvent, kind: KindAndCode, rules: SourceRules, report: Report): Classifier | null {
  // DCSA 2.2: a shipment event is always actual.
  if (kind.kind === 'SHIPMENT' && flat.classifier === null) return 'ACT';
  if (flat.classifier === null) {
    report(flat.paths.classifier, 'missing', kind.kind === 'OTHER' ? 'kept' : 'dropped', null);
    return kind.kind === 'OTHER' ? 'PLN' : null;
  }
  const word = fold(flat.classifier, rules);
  const known = ownValue(rules.classifiers, word.toUpperCase()) ?? CLASSIFIERS.get(word);
  if (known !== undefined) return known as Classifier; // CLASSIFIERS contains valid classifiers only
  report(flat.paths.classifier, 'unknown-code', 'kept', flat.classifier);
  kind.kind = 'OTHER';
  return 'PLN'; // e.g. REQ (requested) of port operations, which reports no fact
}
