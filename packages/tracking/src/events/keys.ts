import type { RawObject } from './raw.js';

/** Fields that the adapters read, as the standard spells them (DCSA Track & Trace 2.2, 3.0.0-Beta-1 and the 3.0.0 snapshots). */
const STANDARD_NAMES = [
  'events data eventID eventType eventTypeCode eventClassifierCode eventClassifier eventDateTime eventCreatedDateTime eventUpdatedDateTime',
  'equipmentEventTypeCode transportEventTypeCode shipmentEventTypeCode equipmentEventType transportEventType shipmentEventType',
  'iotEventType iotEventTypeCode reeferEventType reeferEventTypeCode metadata payload retractedEventID isRetracted',
  'eventClassification shipmentDetails transportDetails equipmentDetails eventLocation location locationName UNLocationCode',
  'facility facilityName facilityCode facilityType facilityTypeCode otherFacility geoCoordinate latitude longitude',
  'transportCall transportCallID modeOfTransport vessel vesselTransport vesselIMONumber vesselName name',
  'exportVoyageNumber importVoyageNumber carrierVoyageNumber carrierExportVoyageNumber carrierImportVoyageNumber universalVoyageReference',
  'exportVoyageNumberOrReference importVoyageNumberOrReference serviceCodeOrReference carrierServiceCode transportCallSequenceNumber',
  'equipmentReference ISOEquipmentCode emptyIndicatorCode emptyIndicator seals sealNumber number',
  'documentTypeCode documentID documentReference documentReferences relatedDocumentReferences additionalDocumentReferences',
  'documentReferenceType documentReferenceValue references referenceType referenceValue type typeCode value reference',
  'carrierBookingReference transportDocumentReference delayReasonCode delayReasonCodes changeRemark reason description',
  'isTransshipmentMove movementType transportPhase transportationPhase shipmentLocationType shipmentLocationTypeCode carrierSpecificData',
] as const;

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** A field of the standard that is read. */
export type StandardName = Words<(typeof STANDARD_NAMES)[number]>;

/** Spellings of one response are few; more are junk that must not fill the memory. */
const SEEN_LIMIT = 2000;

const folded = (key: string): string => key.replace(/[^A-Za-z0-9]/gu, '').toLowerCase();

/**
 * The names under which one source sends the fields of the standard: any case, with or without separators, and its own names. A key
 * is folded once for each source, not once for each event.
 */
export class FieldNames {
  private readonly byFold = new Map<string, string>();
  /** Key as sent → standard name; null where it is that name already, or a field that is not read. */
  private readonly seen = new Map<string, string | null>();

  /** @param own the source's own names for those of the standard */
  constructor(own: Readonly<Record<string, string>> = {}) {
    for (const name of STANDARD_NAMES.join(' ').split(' ')) this.byFold.set(folded(name), name);
    for (const [name, standard] of Object.entries(own)) this.byFold.set(folded(name), standard);
  }

  /** The object with its fields under their standard names: itself where nothing differs. A name in standard spelling wins. */
  spelled(object: RawObject): RawObject {
    for (const key in object) if (this.standardOf(key) !== null) return this.respelled(object);
    return object;
  }

  private respelled(object: RawObject): RawObject {
    const result: Record<string, unknown> = { ...object };
    for (const key of Object.keys(object)) {
      const name = this.standardOf(key);
      if (name !== null) result[name] ??= object[key];
    }
    return result;
  }

  private standardOf(key: string): string | null {
    const known = this.seen.get(key);
    if (known !== undefined) return known;
    const name = this.byFold.get(folded(key)) ?? null;
    const standard = name === key ? null : name;
    if (this.seen.size >= SEEN_LIMIT) this.seen.clear();
    this.seen.set(key, standard);
    return standard;
  }
}
