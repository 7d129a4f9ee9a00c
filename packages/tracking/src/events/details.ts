import { normaliseIdentifier } from '../identifiers/normalise.js';
import type { TrackingEvent } from '../types.js';
import type { FlatEvent } from './flat-event.js';
import { DOCUMENT_TYPES } from './codes.js';
import { fold, hash, statedAt, type BuildContext, type Report } from './context.js';
import type { FieldNames } from './keys.js';
import { objectOf, textOf } from './raw.js';
import type { SourceRules } from './sources.js';

export const NO_SEALS: readonly string[] = [];

export function sealsOf(list: readonly unknown[], names: FieldNames): readonly string[] {
  if (list.length === 0) return NO_SEALS;
  const numbers = new Set<string>();
  for (const seal of list) {
    const entry = names.spelled(objectOf(seal));
    const number = textOf(entry['sealNumber'] ?? entry['number'] ?? seal);
    if (number !== null) numbers.add(number);
  }
  return [...numbers];
}

export interface Documents {
  documentType: string | null;
  booking: string | null;
  transport: string | null;
}

export function documentsOf(flat: FlatEvent, { rules, names }: BuildContext): Documents {
  const documentType = documentTypeOf(flat.documentType, rules);
  let booking = flat.booking ?? (documentType === 'BKG' ? flat.documentId : null);
  let transport = flat.transportDocument ?? (documentType === 'TRD' ? flat.documentId : null);
  for (const item of flat.documents) {
    const entry = names.spelled(objectOf(item));
    const type = documentTypeOf(textOf(entry['documentReferenceType'] ?? entry['type'] ?? entry['typeCode']), rules);
    if (type !== 'BKG' && type !== 'TRD') continue;
    const value = textOf(entry['documentReferenceValue'] ?? entry['value'] ?? entry['reference']);
    if (type === 'BKG') booking ??= value;
    else transport ??= value;
  }
  return { documentType, booking, transport };
}

const documentTypeOf = (value: string | null, rules: SourceRules): string | null =>
  value === null ? null : (DOCUMENT_TYPES.get(fold(value, rules)) ?? value);

/** A retraction has no fact of its own, only a reference to the event it retracts. */
export function retraction(flat: FlatEvent, context: BuildContext, report: Report): TrackingEvent {
  const stated = statedAt(flat, context, report);
  const target = flat.retracts ?? '';
  const sourceEventId = flat.eventId ?? `~${hash(`retracts|${target}|${stated.at}`)}`;
  return {
    id: `${context.source}:${sourceEventId}@${stated.version}.${hash(`retracts|${target}`)}`,
    source: context.source,
    sourceEventId,
    createdAt: stated.at,
    receivedAt: context.receivedAt,
    kind: 'OTHER',
    code: flat.code ?? 'RETRACTED',
    classifier: 'PLN',
    occursAt: null,
    occursAtText: null,
    zoned: false,
    place: null,
    mode: null,
    vessel: null,
    voyage: null,
    service: null,
    callSequence: null,
    equipmentReference: flat.equipment === null ? null : normaliseIdentifier(flat.equipment),
    isoEquipmentCode: null,
    empty: null,
    seals: NO_SEALS,
    documentType: null,
    documentId: null,
    bookingReference: null,
    transportDocumentReference: null,
    delayReason: null,
    remark: flat.remark,
    transshipment: null,
    retracts: target,
  };
}
