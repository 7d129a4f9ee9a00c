import { findInland, placeOf, type Terminal } from '../data/ports.ts';
import type { Booking, Fact, MoveFact, ShipmentFact, Site } from '../journey/model.ts';
import { localDateTime, utcDateTime } from '../local-time.ts';
import { Dice } from '../random.ts';

/** Shapes of DCSA Track & Trace 2.2.0, as far as this service fills them. Event times are local with offset. */
export interface WireLocation {
  readonly locationName: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly UNLocationCode: string;
  readonly facilityCode?: string;
  readonly facilityCodeListProvider?: 'SMDG';
}

export interface WireVessel {
  readonly vesselIMONumber: string;
  readonly vesselName: string;
  readonly vesselFlag: string;
  readonly vesselOperatorCarrierCode: string;
  readonly vesselOperatorCarrierCodeListProvider: 'NMFTA';
}

export interface WireTransportCall {
  readonly transportCallID: string;
  readonly carrierServiceCode?: string;
  readonly exportVoyageNumber?: string;
  readonly importVoyageNumber?: string;
  readonly transportCallSequenceNumber?: number;
  readonly UNLocationCode: string | null;
  readonly facilityCode?: string | null;
  readonly facilityCodeListProvider?: 'SMDG';
  readonly facilityTypeCode: string;
  readonly otherFacility?: string;
  readonly modeOfTransport: string;
  readonly location: WireLocation | null;
  readonly vessel?: WireVessel | null;
}

export interface DcsaEvent {
  readonly eventID: string;
  readonly eventCreatedDateTime: string;
  readonly eventType: 'SHIPMENT' | 'TRANSPORT' | 'EQUIPMENT';
  readonly eventClassifierCode: 'PLN' | 'EST' | 'ACT';
  readonly eventDateTime: string;
  readonly shipmentEventTypeCode?: string;
  readonly documentTypeCode?: string;
  readonly documentID?: string;
  readonly transportEventTypeCode?: string;
  readonly delayReasonCode?: string;
  readonly changeRemark?: string;
  readonly transportCall?: WireTransportCall;
  readonly equipmentEventTypeCode?: string;
  readonly equipmentReference?: string;
  readonly ISOEquipmentCode?: string;
  readonly emptyIndicatorCode?: 'EMPTY' | 'LADEN';
  readonly eventLocation?: WireLocation | null;
  readonly seals?: readonly { readonly sealNumber: string; readonly sealSource: string; readonly sealType: string }[];
  readonly documentReferences: readonly { readonly documentReferenceType: string; readonly documentReferenceValue: string }[];
  readonly references?: readonly { readonly referenceType: string; readonly referenceValue: string }[];
}

function terminalOf(site: Site): Terminal | undefined {
  if (site.ship) return site.ship.call.terminal;
  return site.facility === 'POTE' || site.facility === 'INTE' ? placeOf(site.place).terminals[0] : undefined;
}

function toLocation(site: Site): WireLocation {
  const place = placeOf(site.place);
  const terminal = terminalOf(site);
  return {
    locationName: terminal ? `${place.name}, ${terminal.name}` : place.name,
    latitude: place.lat.toFixed(4),
    longitude: place.lon.toFixed(4),
    UNLocationCode: place.code,
    ...(terminal && !findInland(place.code) ? { facilityCode: terminal.code, facilityCodeListProvider: 'SMDG' } : {}),
  };
}

const OTHER_FACILITIES: Readonly<Record<string, string>> = { DEPO: 'Empty depot', CLOC: 'Customer', INTE: 'Inland terminal' };

function toTransportCall(booking: Booking, site: Site): WireTransportCall {
  const location = toLocation(site);
  const { ship } = site;
  const base = {
    transportCallID: ship ? site.visit : `${booking.bookingNumber}-${site.visit}`,
    UNLocationCode: site.place,
    facilityTypeCode: site.facility,
    modeOfTransport: site.mode,
    location,
    ...(location.facilityCode ? { facilityCode: location.facilityCode, facilityCodeListProvider: 'SMDG' as const } : {}),
  };
  if (!ship) {
    const other = OTHER_FACILITIES[site.facility];
    return other ? { ...base, otherFacility: `${placeOf(site.place).name} ${other.toLowerCase()}` } : base;
  }
  const { sailing, call } = ship;
  return {
    ...base,
    carrierServiceCode: sailing.loop.code,
    exportVoyageNumber: call.exportVoyage,
    importVoyageNumber: call.importVoyage,
    transportCallSequenceNumber: call.sequence,
    vessel: {
      vesselIMONumber: sailing.vessel.imo,
      vesselName: sailing.vessel.name,
      vesselFlag: sailing.vessel.flag,
      vesselOperatorCarrierCode: sailing.vessel.operator,
      vesselOperatorCarrierCodeListProvider: 'NMFTA',
    },
  };
}

/** One statement about a fact: its creation time and the time it names. Milliseconds, UTC. */
export interface Statement {
  readonly eventID: string;
  readonly createdAt: number;
  readonly classifier: 'PLN' | 'EST' | 'ACT';
  readonly occursAt: number;
  readonly reason?: string;
  readonly remark?: string;
  /** Field that an incomplete first report omits. */
  readonly missing?: 'place' | 'vessel';
}

function documentReferences({ bookingNumber, billOfLading }: Booking): DcsaEvent['documentReferences'] {
  return [
    { documentReferenceType: 'BKG', documentReferenceValue: bookingNumber },
    { documentReferenceType: 'TRD', documentReferenceValue: billOfLading },
  ];
}

function shipmentEvent(booking: Booking, fact: ShipmentFact, statement: Statement): DcsaEvent {
  return {
    ...commonFields(booking, statement, 'SHIPMENT', placeOf(fact.place).zone),
    shipmentEventTypeCode: fact.code,
    documentTypeCode: fact.documentType,
    documentID: fact.documentId,
  };
}

function commonFields(booking: Booking, statement: Statement, eventType: DcsaEvent['eventType'], zone: string): DcsaEvent {
  return {
    eventID: statement.eventID,
    eventCreatedDateTime: utcDateTime(statement.createdAt),
    eventType,
    eventClassifierCode: statement.classifier,
    eventDateTime: localDateTime(statement.occursAt, zone),
    documentReferences: documentReferences(booking),
  };
}

function moveEvent(booking: Booking, fact: MoveFact, statement: Statement): DcsaEvent {
  const beforeRoll = fact.rolledAt !== undefined && statement.createdAt < fact.rolledAt;
  const site = beforeRoll && fact.plannedSite ? fact.plannedSite : fact.site;
  const noPlace = { UNLocationCode: null, facilityCode: null, location: null };
  const call = toTransportCall(booking, site);
  const transportCall: WireTransportCall = {
    ...call,
    ...(statement.missing === 'place' ? noPlace : {}),
    ...(statement.missing === 'vessel' && site.ship ? { vessel: null } : {}),
  };
  const base = commonFields(booking, statement, fact.kind, placeOf(site.place).zone);
  if (fact.kind === 'TRANSPORT') {
    return {
      ...base,
      transportEventTypeCode: fact.code,
      ...(statement.reason ? { delayReasonCode: statement.reason } : {}),
      ...(statement.remark ? { changeRemark: statement.remark } : {}),
      transportCall,
      ...(fact.box ? { references: [{ referenceType: 'EQ', referenceValue: fact.box.number }] } : {}),
    };
  }
  return { ...base, ...equipmentPart(booking, fact, statement), transportCall, eventLocation: transportCall.location };
}

function equipmentPart(booking: Booking, fact: MoveFact, statement: Statement): Partial<DcsaEvent> {
  const { box } = fact;
  // Every actual event of a full container reports the seal, except stuffing: it is sealed afterwards.
  const sealed = statement.classifier === 'ACT' && fact.empty === false && fact.code !== 'STUF';
  const dice = new Dice(`seal|${booking.seed}|${box?.number ?? ''}`);
  const seal = { sealNumber: `SB${Math.floor(dice.between(100_000, 999_999))}`, sealSource: 'CAR', sealType: 'BLT' };
  return {
    equipmentEventTypeCode: fact.code,
    emptyIndicatorCode: fact.empty ? 'EMPTY' : 'LADEN',
    ...(box ? { equipmentReference: box.number, ISOEquipmentCode: box.iso } : {}),
    ...(sealed ? { seals: [seal] } : {}),
  };
}

/** Writes a statement about a fact as an event of Track & Trace 2.2. */
export function toDcsaEvent(booking: Booking, fact: Fact, statement: Statement): DcsaEvent {
  return fact.kind === 'SHIPMENT' ? shipmentEvent(booking, fact, statement) : moveEvent(booking, fact, statement);
}
