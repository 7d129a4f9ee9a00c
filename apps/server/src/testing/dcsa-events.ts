/** DCSA 2.2 events for tests: a journey Shanghai – Los Angeles of one container. */

export interface JourneyOptions {
  reference?: string;
  container?: string;
  /** Prefix of the event ids; two journeys in one test need different ones. */
  id?: string;
  etd?: string;
  eta?: string;
}

const call = (code: string, extra: object = {}) => ({
  transportCallID: `call-${code}`,
  UNLocationCode: code,
  facilityTypeCode: 'POTE',
  modeOfTransport: 'VESSEL',
  exportVoyageNumber: '042E',
  vessel: { vesselIMONumber: '9321483', vesselName: 'EVER STABLE' },
  ...extra,
});

export type RawEvent = Record<string, unknown>;

/** Events of an accepted booking: confirmation, first plan of departure and arrival. */
export function plannedEvents({
  reference = 'COSU6123456789',
  container = 'CSNU6829160',
  id = 'e',
  etd = '2026-11-25T10:00:00+08:00',
  eta = '2026-12-12T06:00:00-08:00',
}: JourneyOptions = {}): RawEvent[] {
  const refs = { references: [], documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: reference }] };
  return [
    {
      eventID: `${id}-conf`, eventType: 'SHIPMENT', eventClassifierCode: 'ACT', eventCreatedDateTime: '2026-11-18T02:00:00Z', eventDateTime: '2026-11-18T10:00:00+08:00',
      shipmentEventTypeCode: 'CONF', documentTypeCode: 'BKG', documentID: 'B1', ...refs,
    },
    {
      eventID: `${id}-etd`, eventType: 'TRANSPORT', eventClassifierCode: 'PLN', eventCreatedDateTime: '2026-11-18T02:01:00Z', eventDateTime: etd,
      transportEventTypeCode: 'DEPA', transportCall: call('CNSHA'), ...refs,
    },
    {
      eventID: `${id}-eta`, eventType: 'TRANSPORT', eventClassifierCode: 'PLN', eventCreatedDateTime: '2026-11-18T02:02:00Z', eventDateTime: eta,
      transportEventTypeCode: 'ARRI', transportCall: call('USLAX', { importVoyageNumber: '042E' }), ...refs,
    },
    {
      eventID: `${id}-load`, eventType: 'EQUIPMENT', eventClassifierCode: 'PLN', eventCreatedDateTime: '2026-11-18T02:03:00Z', eventDateTime: etd,
      equipmentEventTypeCode: 'LOAD', equipmentReference: container, ISOEquipmentCode: '45G1', emptyIndicatorCode: 'LADEN', transportCall: call('CNSHA'), ...refs,
    },
    {
      eventID: `${id}-disc`, eventType: 'EQUIPMENT', eventClassifierCode: 'PLN', eventCreatedDateTime: '2026-11-18T02:04:00Z', eventDateTime: eta,
      equipmentEventTypeCode: 'DISC', equipmentReference: container, ISOEquipmentCode: '45G1', emptyIndicatorCode: 'LADEN', transportCall: call('USLAX'), ...refs,
    },
  ]; // prettier-ignore
}

/** Events of a departure later than planned. */
export function departedEvents(
  { id = 'e', container = 'CSNU6829160' }: JourneyOptions = {},
  at = '2026-11-27T12:00:00+08:00',
  created = '2026-11-27T05:00:00Z',
): RawEvent[] {
  return [
    {
      eventID: `${id}-loaded`, eventType: 'EQUIPMENT', eventClassifierCode: 'ACT', eventCreatedDateTime: created, eventDateTime: at,
      equipmentEventTypeCode: 'LOAD', equipmentReference: container, ISOEquipmentCode: '45G1', emptyIndicatorCode: 'LADEN', transportCall: call('CNSHA'),
    },
    {
      eventID: `${id}-atd`, eventType: 'TRANSPORT', eventClassifierCode: 'ACT', eventCreatedDateTime: created, eventDateTime: at,
      transportEventTypeCode: 'DEPA', transportCall: call('CNSHA'),
    },
  ]; // prettier-ignore
}

/** New estimate of the arrival. */
export function etaEvent(eta: string, created: string, id = 'e'): RawEvent {
  return {
    eventID: `${id}-eta-${created}`, eventType: 'TRANSPORT', eventClassifierCode: 'EST', eventCreatedDateTime: created, eventDateTime: eta,
    transportEventTypeCode: 'ARRI', transportCall: call('USLAX', { importVoyageNumber: '042E' }),
  }; // prettier-ignore
}
