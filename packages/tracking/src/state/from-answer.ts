import { deriveAirShipment } from '../air/derive.js';
import { DEFAULT_AIR_SETTINGS, type AirQuery, type AirSettings } from '../air/event.js';
import { normaliseAirStatus, type AirNormaliseOptions } from '../air/normalise.js';
import { DEFAULT_SETTINGS } from '../anomalies/settings.js';
import { normaliseDcsa, type NormaliseOptions } from '../events/normalise.js';
import { guessReferenceType } from '../identifiers/guess.js';
import { normaliseIdentifier } from '../identifiers/normalise.js';
import type { AirShipmentState, AnomalySettings, Instant, ShipmentQuery, ShipmentState, TrackingEvent } from '../types.js';
import { deriveShipment } from './derive-shipment.js';

export interface FromDcsaOptions extends Partial<Omit<NormaliseOptions, 'receivedAt'>> {
  /** Requested reference: container, bill of lading or booking. @default the reference of most events */
  reference?: string;
  /** Current time, UTC. @default the system clock; set it where server and browser must render the same */
  asOf?: Instant;
  settings?: AnomalySettings;
}

/**
 * Converts a raw DCSA Track & Trace response (2.x or 3) to a shipment for `ShipmentTimeline`: normalised, bound to one journey and assessed.
 * Unreadable parts are left out; `normaliseDcsa` reports them.
 *
 * @example <ShipmentTimeline shipment={shipmentFromDcsa(answer)} />
 */
export function shipmentFromDcsa(answer: unknown, options: FromDcsaOptions = {}): ShipmentState {
  const { reference, asOf = new Date().toISOString(), settings = DEFAULT_SETTINGS, source = 'DCSA', ...rest } = options;
  const events = withBill(normaliseDcsa(answer, { ...rest, source, receivedAt: asOf }).events);
  return deriveShipment(events, queryOf(events, reference), settings, asOf);
}

function mostNamed(events: readonly TrackingEvent[], pick: (event: TrackingEvent) => string | null): string | null {
  const counts = new Map<string, number>();
  for (const event of events) {
    const value = pick(event);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Events that name only the booking, of a response about one bill and one booking: they are of that bill. */
function withBill(events: readonly TrackingEvent[]): readonly TrackingEvent[] {
  const [bill, ...bills] = new Set(events.flatMap((event) => event.transportDocumentReference ?? []));
  const bookings = new Set(events.flatMap((event) => event.bookingReference ?? []));
  if (bill === undefined || bills.length > 0 || bookings.size !== 1) return events;
  return events.map((event) =>
    event.bookingReference === null || event.transportDocumentReference !== null ? event : { ...event, transportDocumentReference: bill },
  );
}

function queryOf(events: readonly TrackingEvent[], requested: string | undefined): ShipmentQuery {
  const boxes = new Set(events.flatMap((event) => event.equipmentReference ?? []));
  const box = mostNamed(events, (event) => event.equipmentReference);
  const bill = mostNamed(events, (event) => event.transportDocumentReference);
  const booking = mostNamed(events, (event) => event.bookingReference);
  const base = {
    containers: [],
    polCode: null,
    podCode: null,
    pldCode: null,
    subscriptionStatus: 'SUB_OK',
    customerDeadline: null,
  } as const;
  if (requested !== undefined) {
    const reference = normaliseIdentifier(requested);
    const guess = guessReferenceType(reference)?.type ?? 'BL';
    const type = reference === booking ? 'BOOKING' : guess === 'AWB' ? 'BL' : guess;
    return { ...base, referenceType: type, reference };
  }
  // A single container is requested by its number; several belong together by their bill or booking, else by being in one response.
  if (boxes.size === 1 || (boxes.size === 0 && bill === null && booking === null))
    return { ...base, referenceType: 'CONTAINER', reference: box ?? '' };
  return bill === null && booking !== null
    ? { ...base, referenceType: 'BOOKING', reference: booking }
    : { ...base, referenceType: 'BL', reference: bill ?? '' };
}

export interface FromAirStatusOptions extends Partial<Omit<AirNormaliseOptions, 'receivedAt'>>, Partial<AirQuery> {
  /** Current time, UTC. @default the system clock; set it where server and browser must render the same */
  asOf?: Instant;
  settings?: AirSettings;
}

/**
 * Converts air cargo statuses (structured FSU, ONE Record logistics events) to a shipment for `ShipmentTimeline`.
 *
 * @example <ShipmentTimeline shipment={shipmentFromAirStatus(answer)} />
 */
export function shipmentFromAirStatus(answer: unknown, options: FromAirStatusOptions = {}): AirShipmentState {
  const { awb, origin = null, destination = null, totalPieces = null, ...rest } = options;
  const { asOf = new Date().toISOString(), settings = DEFAULT_AIR_SETTINGS, source = 'AIR', airportOf, ...subscription } = rest;
  const { events } = normaliseAirStatus(answer, { source, receivedAt: asOf, ...(airportOf === undefined ? {} : { airportOf }) });
  const number = awb === undefined ? (events.find((event) => event.awb !== null)?.awb ?? '') : normaliseIdentifier(awb);
  return deriveAirShipment(events, { ...subscription, awb: number, origin, destination, totalPieces }, asOf, settings);
}
