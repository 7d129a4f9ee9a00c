import { HOUR_MS, MINUTE_MS } from '../clock.ts';
import { roundTo } from '../local-time.ts';
import { Dice } from '../random.ts';
import type { Flight } from './flights.ts';
import { itineraryOf, offloadedAt, type AirItinerary } from './itinerary.ts';
import type { Waybill } from './waybill.ts';

/** An event of an air shipment that happens, reported once. */
export interface AirFact {
  /** Unique within the shipment. */
  readonly key: string;
  /** IATA status code. */
  readonly code: string;
  /** IATA discrepancy code of a DIS. */
  readonly discrepancy?: string;
  readonly at: number;
  readonly airport: string;
  readonly flight?: Flight;
  readonly pieces: number;
  readonly remark?: string;
}

interface Load {
  readonly leg: number;
  readonly flight: Flight;
  readonly pieces: number;
}

/** Pieces on each flight that is flown; parts on one flight are one load. */
function loadsOf({ parts }: AirItinerary): Load[] {
  const loads = new Map<string, Load>();
  for (const { flights, pieces } of parts) {
    for (const [leg, flight] of flights.entries()) {
      loads.set(flight.id, { leg, flight, pieces: pieces + (loads.get(flight.id)?.pieces ?? 0) });
    }
  }
  return [...loads.values()];
}

/** Acceptance at the origin; the documents follow the plan of the first flight, however late it leaves. */
function acceptanceFacts(waybill: Waybill, first: Flight): AirFact[] {
  const dice = new Dice(`acceptance|${waybill.number}`);
  const accepted = first.departure.plan - dice.between(8, 14) * HOUR_MS;
  const fact = (code: string, at: number): AirFact => ({ key: code, code, at, airport: first.from, pieces: waybill.pieces });
  const onHand = dice.chance(0.6) ? [fact('FOH', accepted - dice.between(0.7, 3) * HOUR_MS)] : [];
  return [...onHand, fact('RCS', accepted)];
}

/** Handling and movement of the pieces on one flight. */
function flightFacts(waybill: Waybill, { leg, flight, pieces }: Load, last: boolean, { offload }: AirItinerary): AirFact[] {
  const dice = new Dice(`handling|${waybill.number}|${flight.id}`);
  const { from, to, departure, arrival } = flight;
  const fact = (code: string, at: number, airport: string, count: number = pieces): AirFact => ({
    key: `${code}|${flight.id}`,
    code,
    at,
    airport,
    flight,
    pieces: count,
  });
  const left = offload?.flight.id === flight.id ? offload : undefined;
  const [prepared, manifested] = leg === 0 ? [dice.between(2.6, 3.2), dice.between(1.5, 2.2)] : [undefined, dice.between(0.6, 0.9)];
  const checkIn = last ? dice.between(1.5, 4) : dice.between(0.7, 1.7);
  const loaded = pieces + (left?.pieces ?? 0);
  return [
    ...(prepared === undefined ? [] : [fact('PRE', departure.actual - prepared * HOUR_MS, from, loaded)]),
    fact('MAN', departure.actual - manifested * HOUR_MS, from, loaded),
    ...(left ? [{ ...fact('DIS', offloadedAt(left), from, left.pieces), discrepancy: 'OFLD', remark: 'SPACE' }] : []),
    fact('DEP', departure.actual, from),
    fact('ARR', arrival.actual, to),
    fact('RCF', arrival.actual + checkIn * HOUR_MS, to),
  ];
}

/** Share of ordinary shipments whose documents are missing at first, and of those that customs hold. */
const MISSING_DOCUMENTS = 0.04;
const CUSTOMS_HOLD = 0.08;

/** Documents, customs and delivery, once every piece is checked in. */
function deliveryFacts(waybill: Waybill, landed: number, complete: number): AirFact[] {
  const dice = new Dice(`delivery|${waybill.number}`);
  const airport = waybill.route.at(-1) ?? '';
  const fact = (code: string, at: number): AirFact => ({ key: code, code, at, airport, pieces: waybill.pieces });
  const missing = dice.chance(MISSING_DOCUMENTS) && !waybill.flawless;
  const found = landed + dice.between(3, 18) * HOUR_MS;
  const documents = missing ? found : landed + dice.between(0.5, 1.2) * HOUR_MS;
  const held = dice.chance(CUSTOMS_HOLD) && !waybill.flawless;
  const declared = Math.max(complete, documents) + dice.between(0.3, 0.9) * HOUR_MS;
  const cleared = declared + (held ? dice.between(30, 60) : dice.between(2, 14)) * HOUR_MS;
  const released = cleared + dice.between(0.5, 3) * HOUR_MS;
  const discrepancy = (code: string, at: number): AirFact => ({ ...fact('DIS', at), key: `DIS|${code}`, discrepancy: code });
  return [
    ...(missing ? [discrepancy('MSAW', landed + 1.5 * HOUR_MS), discrepancy('FDAW', found)] : []),
    fact('AWR', documents + MINUTE_MS),
    fact('NFD', complete + dice.between(0.3, 1.2) * HOUR_MS),
    ...(held || dice.chance(0.4) ? [fact('CRC', declared)] : []),
    fact('CCD', cleared),
    fact('AWD', released),
    fact('DLV', released + dice.between(1, 16) * HOUR_MS),
  ];
}

/** Every fact of an air shipment, past and future, unordered. Deterministic by waybill. */
export function airFactsOf(waybill: Waybill, itinerary: AirItinerary = itineraryOf(waybill)): AirFact[] {
  const loads = loadsOf(itinerary);
  const lastLeg = waybill.route.length - 2;
  const [first] = loads.map(({ flight }) => flight).sort((a, b) => a.departure.plan - b.departure.plan);
  if (!first) return [];
  const bookings = itinerary.bookings.map(({ flight, pieces, at, remark }): AirFact => {
    const fact = { key: `BKD|${flight.id}`, code: 'BKD', at, airport: flight.from, flight, pieces };
    return remark === undefined ? fact : { ...fact, remark };
  });
  const moves = loads.flatMap((load) => flightFacts(waybill, load, load.leg === lastLeg, itinerary));
  const atDestination = (code: string): number[] =>
    moves.flatMap((one) => (one.code === code && one.flight?.to === waybill.route.at(-1) ? [one.at] : []));
  const delivery = deliveryFacts(waybill, Math.min(...atDestination('ARR')), Math.max(...atDestination('RCF')));
  return [...bookings, ...acceptanceFacts(waybill, first), ...moves, ...delivery].map((fact) => ({
    ...fact,
    at: roundTo(fact.at, MINUTE_MS),
  }));
}
