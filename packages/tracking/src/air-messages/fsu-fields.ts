import type { Instant } from '../types.js';

/** Fields of a status line by their form: the standard separates them by slashes, and airlines leave some out. */
export interface StatusFields {
  /** Null for a transfer, which names only a carrier. */
  flight: string | null;
  /** `YYYY-MM-DD`, or with the local time `YYYY-MM-DDThh:mm`. */
  date: string | null;
  from: string | null;
  to: string | null;
  /** The airport of a status that names one. */
  airport: string | null;
  discrepancy: string | null;
  quantity: Quantity | null;
  /** Flight times in their order: of departure, then of arrival. */
  times: FlightTime[];
  /** Fields of no known form before the airport, or like a quantity; later ones are names or remarks. */
  unknown: string[];
}

export interface Quantity {
  /** T total, P part, S split, D divided, M multiple. */
  kind: string;
  pieces: number;
  weight: number | null;
  /** K or L. */
  unit: string | null;
  /** Pieces of the whole shipment, where this is a part. */
  totalPieces: number | null;
}

export interface FlightTime {
  /** S scheduled, E estimated, A actual. */
  kind: string;
  /** `hh:mm` */
  clock: string;
  /** Days after the date of the flight. */
  days: number;
}

const FLIGHT = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\d{3,4}[A-Z]?$/u;
const CARRIER = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])$/u;
const DATE = /^(\d{2})([A-Z]{3})(\d{4})?$/u;
const AIRPORTS = /^([A-Z]{3})([A-Z]{3})?$/u;
const DISCREPANCY = /^[A-Z]{4}$/u;
const QUANTITY = /^([TPSDM])(\d{1,4})(?:([KL])(\d{1,7}(?:\.\d{1,3})?))?(?:T(\d{1,4}))?$/u;
const TIME = /^([SEA])(\d{4})(?:-([PNST]))?$/u;
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
/** Day change: previous, next, second and third day. */
const DAY_CHANGES: Readonly<Record<string, number>> = { P: -1, N: 1, S: 2, T: 3 };
const DAY_MS = 86_400_000;

/** Date in the year that brings it nearest to the receipt, since the text names none; null for no date. */
export function dateOf(text: string, receivedAt: Instant): string | null {
  const [, day = '', name = '', clock] = DATE.exec(text) ?? [];
  const month = MONTHS.indexOf(name);
  if (month < 0) return null;
  const now = Date.parse(receivedAt);
  const year = new Date(now).getUTCFullYear();
  let best: { text: string; distance: number } | null = null;
  for (const candidate of [year - 1, year, year + 1]) {
    const at = Date.UTC(candidate, month, Number(day));
    if (Number.isNaN(at) || new Date(at).getUTCDate() !== Number(day)) continue;
    const distance = Math.abs(at - now);
    if (best === null || distance < best.distance) best = { text: new Date(at).toISOString().slice(0, 10), distance };
  }
  if (best === null) return null;
  return clock === undefined ? best.text : `${best.text}T${clock.slice(0, 2)}:${clock.slice(2)}`;
}

/** Local time of a flight on its date, moved by the change of day. */
export function dateTimeOf(date: string, { clock, days }: FlightTime): string {
  const day = new Date(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
  return `${day}T${clock}`;
}

export function quantityOf(text: string): Quantity | null {
  const [, kind, pieces, unit = null, weight, total] = QUANTITY.exec(text) ?? [];
  if (kind === undefined || pieces === undefined) return null;
  const totalPieces = kind === 'T' ? Number(pieces) : total === undefined ? null : Number(total);
  return { kind, pieces: Number(pieces), unit, weight: weight === undefined ? null : Number(weight), totalPieces };
}

/** Reads the elements after the code of a status. */
export function fieldsOf(code: string, elements: readonly string[], receivedAt: Instant): StatusFields {
  const fields: StatusFields = {
    flight: null,
    date: null,
    from: null,
    to: null,
    airport: null,
    discrepancy: null,
    quantity: null,
    times: [],
    unknown: [],
  };
  for (const element of elements) {
    if (assignByForm(fields, code, element, receivedAt) || element === '') continue;
    const hasAirport = fields.airport !== null || fields.from !== null;
    if (!hasAirport || (fields.quantity === null && /^[TPSDM]\d/u.test(element))) fields.unknown.push(element);
  }
  return fields;
}

/** Puts an element of a line into the field that has its form; false for none. */
function assignByForm(fields: StatusFields, code: string, element: string, receivedAt: Instant): boolean {
  const [, kind = '', digits = '', change] = TIME.exec(element) ?? [];
  if (kind !== '')
    return fields.times.push({ kind, clock: `${digits.slice(0, 2)}:${digits.slice(2)}`, days: DAY_CHANGES[change ?? ''] ?? 0 }) > 0;
  // Names and remarks follow the quantity, and may look like anything.
  if (fields.quantity !== null) return false;
  fields.quantity = quantityOf(element);
  if (fields.quantity !== null) return true;
  // The carrier of a transfer, which is not used.
  if (fields.date === null && CARRIER.test(element)) return true;
  if (fields.flight === null && FLIGHT.test(element)) {
    fields.flight = element;
    return true;
  }
  if (fields.date === null) {
    fields.date = dateOf(element, receivedAt);
    if (fields.date !== null) return true;
  }
  if (code === 'DIS' && fields.discrepancy === null && DISCREPANCY.test(element)) {
    fields.discrepancy = element;
    return true;
  }
  const [, first, second] = AIRPORTS.exec(element) ?? [];
  if (first === undefined || fields.airport !== null || fields.from !== null) return false;
  if (second === undefined) fields.airport = first;
  else [fields.from, fields.to] = [first, second];
  return true;
}
