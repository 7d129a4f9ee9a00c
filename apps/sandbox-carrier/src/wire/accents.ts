import type { DcsaEvent } from './events.ts';

type Json = Readonly<Record<string, unknown>>;

/** An event to be spelled, with what only the carrier knows of it. */
export interface EventToSpell {
  readonly event: DcsaEvent;
  /** The container changes ships here. */
  readonly hub: boolean;
}

/** How one carrier departs from the standard (its “accent”): returns the body of the response as that carrier writes it. */
type Accent = (events: readonly EventToSpell[]) => unknown;

const standard = ({ event }: EventToSpell): DcsaEvent => event;

/** Every object of a value, with its keys respelled. */
function withKeys(value: unknown, spell: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withKeys(item, spell));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [spell(key), withKeys(item, spell)]));
}

/** `UNLocationCode` → `unLocationCode`, `vesselIMONumber` → `vesselImoNumber`, `eventID` → `eventId`. */
const camelCase = (key: string): string =>
  key
    .replace(/^[A-Z]+(?=[A-Z][a-z])/, (start) => start.toLowerCase())
    .replaceAll(/([A-Z])([A-Z]+)(?=[A-Z][a-z]|$)/g, (_, first: string, rest: string) => first + rest.toLowerCase());

const MOVES: Readonly<Record<string, string>> = { LOAD: 'Loaded', DISC: 'Discharged', ARRI: 'Arrived', DEPA: 'Departed' };

const moveOf = (event: DcsaEvent): string | undefined =>
  MOVES[event.equipmentEventTypeCode ?? event.transportEventTypeCode ?? event.shipmentEventTypeCode ?? ''];

/** MSC: camel case, and a description of each move, which alone names a transshipment. */
const msc: Accent = (events) =>
  events.map(({ event, hub }) => {
    const move = moveOf(event);
    const described = move === undefined ? event : { ...event, description: hub ? `Full Transshipment ${move}` : move };
    return withKeys(described, camelCase);
  });

/** Maersk: a list in an object; place, vessel, voyage and mode at the root of the event. */
const maersk: Accent = (events) => ({
  events: events.map(({ event }) => {
    const { transportCall, ...rest } = event;
    if (!transportCall) return rest;
    const { transportCallID, transportCallSequenceNumber, carrierServiceCode, ...root } = transportCall;
    return { ...rest, ...root, transportCall: { transportCallID, transportCallSequenceNumber, carrierServiceCode } };
  }),
});

/** Hapag-Lloyd: `transportCallId`, and shipment events without an id. */
const hapagLloyd: Accent = (events) =>
  events.map(({ event }) => {
    const { eventID, ...rest } = event;
    const spellEvents = event.eventType === 'SHIPMENT' ? rest : { eventID, ...rest };
    return withKeys(spellEvents, (key) => (key === 'transportCallID' ? 'transportCallId' : key));
  });

/** CMA CGM: own text and kind of port in an object of its own. */
const cmaCgm: Accent = (events) =>
  events.map(({ event, hub }) => {
    const move = moveOf(event);
    if (move === undefined) return event;
    const own = { internalEventLabel: hub ? `${move} in transshipment` : move, ...(hub ? { shipmentLocationType: 'PTS' } : {}) };
    return { ...event, carrierSpecificData: own };
  });

const capitalised = (text: string): string => text.charAt(0) + text.slice(1).toLowerCase();

function hmmCall({
  modeOfTransport,
  vessel,
  location,
  facilityCode,
  facilityTypeCode,
  ...call
}: NonNullable<DcsaEvent['transportCall']>): Json {
  return {
    ...call,
    modeOfTransportCode: capitalised(modeOfTransport),
    // HMM writes the code of the terminal into the field for the type of facility.
    facilityTypeCode: facilityCode ?? facilityTypeCode,
    ...(location ? { location: location.UNLocationCode } : {}),
    ...(vessel ? { vessel: { vesselIMONumber: vessel.vesselIMONumber, transportName: vessel.vesselName } } : {}),
  };
}

function hmmEvent(event: DcsaEvent): Json {
  const { transportCall, eventLocation, documentID, emptyIndicatorCode, ...rest } = event;
  return {
    ...rest,
    eventType: capitalised(event.eventType),
    eventClassifierCode: capitalised(event.eventClassifierCode),
    ...(documentID ? { documentId: documentID } : {}),
    ...(emptyIndicatorCode ? { emptyIndicatorCode: capitalised(emptyIndicatorCode) } : {}),
    ...(transportCall ? { transportCall: hmmCall(transportCall) } : {}),
    ...(eventLocation ? { eventLocation: eventLocation.UNLocationCode } : {}),
  };
}

/** HMM: a list for each type of event beside a list of calls, capitalised words, places as text. */
const hmm: Accent = (events) => {
  const ofType = (type: DcsaEvent['eventType']): Json[] =>
    events.filter(({ event }) => event.eventType === type).map(({ event }) => hmmEvent(event));
  return {
    shipment: { carrierID: 'HDMU' },
    shipmentEvent: ofType('SHIPMENT'),
    transportEvent: ofType('TRANSPORT'),
    equipmentEvent: ofType('EQUIPMENT'),
    transportCall: events.flatMap(({ event }) => (event.transportCall ? [hmmCall(event.transportCall)] : [])),
  };
};

/** Own code of ONE for an event of a container; undefined where it uses that of the standard. */
function oneCode({ equipmentEventTypeCode, emptyIndicatorCode, transportCall }: DcsaEvent): string | undefined {
  if (equipmentEventTypeCode === 'GTOT' && emptyIndicatorCode === 'EMPTY') return 'MOTYDO';
  if (equipmentEventTypeCode === 'GTIN' && emptyIndicatorCode === 'EMPTY') return 'MITYAD';
  return equipmentEventTypeCode === 'LOAD' && transportCall?.modeOfTransport === 'VESSEL' ? 'FLVMLO' : undefined;
}

/** ONE: codes of its own, which also say what is moved, so that the type of the event is left out. */
const one: Accent = (events) =>
  events.map(({ event }) => {
    const code = oneCode(event);
    if (code === undefined) return event;
    const { eventType: _type, emptyIndicatorCode: _empty, ...rest } = event;
    return { ...rest, equipmentEventTypeCode: code };
  });

const ACCENTS: Readonly<Record<string, Accent>> = {
  CMDU: cmaCgm,
  HDMU: hmm,
  HLCU: hapagLloyd,
  MAEU: maersk,
  MSCU: msc,
  ONEY: one,
  ZIMU: (events) => ({ events: events.map(standard) }),
};

/** Events as the carrier spells them; as the standard does for a carrier without an accent, and where the path names no carrier. */
export const spelled = (carrier: string | undefined, events: readonly EventToSpell[]): unknown =>
  (ACCENTS[carrier ?? ''] ?? ((all) => all.map(standard)))(events);
