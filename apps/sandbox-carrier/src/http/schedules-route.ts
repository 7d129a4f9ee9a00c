import { Hono, type Context } from 'hono';
import { DAY_MS, type Clock } from '../clock.ts';
import { portSchedule, vesselSchedules } from '../schedules/calls.ts';
import { findConnections } from '../schedules/point-to-point.ts';
import { invalidQuery, RequestFault } from './errors.ts';
import { readPage, slicePage } from './paging.ts';

const API_VERSION = '1.0.3';
const LOCODE = /^[A-Z]{2}[A-Z2-9]{3}$/;
/** Default range of point-to-point and port schedules, in days. */
const P2P_DAYS = 28;
const PORT_DAYS = 14;
/** Maximum range of departures. */
const MAX_P2P_DAYS = 70;
const LONGEST_TRANSIT_DAYS = 75;

const isoDate = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const addDays = (date: string, days: number): string => isoDate(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS);

function readDate(params: URLSearchParams, name: string): string | undefined {
  const text = params.get(name);
  if (text === null) return undefined;
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Date.parse accepts 31 June as 1 July: a valid date must format back to the same text.
  if (Number.isNaN(ms) || isoDate(ms) !== text) throw new RequestFault(400, [invalidQuery(name, text, 'Not a date (YYYY-MM-DD)')]);
  return text;
}

function readLocode(params: URLSearchParams, name: string, required: boolean): string | undefined {
  const text = params.get(name)?.toUpperCase();
  if (text === undefined && !required) return undefined;
  if (!text || !LOCODE.test(text)) throw new RequestFault(400, [invalidQuery(name, text ?? '', `${name} must be a UN/LOCODE`)]);
  return text;
}

function readCode(params: URLSearchParams, name: string, allowed: readonly string[]): string {
  const text = params.get(name) ?? allowed[0] ?? '';
  if (!allowed.includes(text)) throw new RequestFault(400, [invalidQuery(name, text, `${name} must be one of ${allowed.join(', ')}`)]);
  return text;
}

function readTransfers(params: URLSearchParams): number {
  const text = params.get('maxTranshipment');
  if (text === null) return Infinity;
  if (!/^\d+$/.test(text)) throw new RequestFault(400, [invalidQuery('maxTranshipment', text, 'maxTranshipment must be a whole number')]);
  return Number(text);
}

/** Departure and arrival windows; defaults follow from the given ones, else from today. */
function readWindows(params: URLSearchParams, now: number): { departure: [string, string]; arrival: [string, string] } {
  const arrivalStart = readDate(params, 'arrivalStartDate');
  const arrivalEnd = readDate(params, 'arrivalEndDate');
  const arrivalFrom = arrivalStart ?? (arrivalEnd ? addDays(arrivalEnd, -P2P_DAYS) : undefined);
  const start = readDate(params, 'departureStartDate') ?? (arrivalFrom ? addDays(arrivalFrom, -LONGEST_TRANSIT_DAYS) : isoDate(now));
  const wanted =
    readDate(params, 'departureEndDate') ?? arrivalEnd ?? addDays(start, arrivalStart ? LONGEST_TRANSIT_DAYS + P2P_DAYS : P2P_DAYS);
  const longest = addDays(start, arrivalFrom ? LONGEST_TRANSIT_DAYS + P2P_DAYS : MAX_P2P_DAYS);
  return { departure: [start, wanted < longest ? wanted : longest], arrival: [arrivalStart ?? '0000', arrivalEnd ?? '9999'] };
}

/** Responds with one page; later pages repeat the search as of the first one. */
function answer(c: Context, now: number, find: (params: URLSearchParams, asOf: number) => object[]): Response {
  const page = readPage(new URL(c.req.url).searchParams, now);
  const { items, headers } = slicePage(find(new URLSearchParams(page.query), page.asOf), page);
  const next = headers['Next-Page'];
  return c.json(items, 200, { 'API-Version': API_VERSION, ...(next ? { 'Next-Page-Cursor': next } : {}) });
}

function pointToPoint(params: URLSearchParams, now: number): object[] {
  readCode(params, 'cargoType', ['DRY', 'REEFER']);
  return findConnections(
    {
      from: readLocode(params, 'placeOfReceipt', true) ?? '',
      to: readLocode(params, 'placeOfDelivery', true) ?? '',
      ...readWindows(params, now),
      maxTransfers: readTransfers(params),
      receiptType: readCode(params, 'receiptTypeAtOrigin', ['CY', 'SD', 'CFS']),
      deliveryType: readCode(params, 'deliveryTypeAtDestination', ['CY', 'SD', 'CFS']),
    },
    now,
  );
}

function port(params: URLSearchParams, now: number): object[] {
  const code = readLocode(params, 'UNLocationCode', true) ?? '';
  const date = readDate(params, 'date');
  if (!date) throw new RequestFault(400, [invalidQuery('date', '', 'date is required')]);
  return portSchedule(code, [date, addDays(date, PORT_DAYS - 1)], now);
}

const NARROW = ['vesselIMONumber', 'vesselName', 'carrierServiceCode', 'universalServiceReference'] as const;

function vessel(params: URLSearchParams, now: number): object[] {
  const read = (name: string): string | undefined => params.get(name)?.toUpperCase();
  const narrow = NARROW.some((name) => params.has(name));
  if (!narrow && !params.has('UNLocationCode')) {
    throw new RequestFault(400, [invalidQuery('', '', `One of ${[...NARROW, 'UNLocationCode'].join(', ')} is required`)]);
  }
  // Default of the standard: −3 and +6 months; two weeks for a port alone, which would otherwise give tens of thousands of calls.
  const start = readDate(params, 'startDate') ?? isoDate(now - (narrow ? 91 : 3) * DAY_MS);
  const end = readDate(params, 'endDate') ?? (narrow ? isoDate(now + 182 * DAY_MS) : addDays(start, 14));
  const scope = readCode(params, 'responseScope', ['FULL_VOYAGE', 'MATCHED_CALLS']);
  return vesselSchedules(
    {
      imo: read('vesselIMONumber'),
      vesselName: read('vesselName'),
      serviceCode: read('carrierServiceCode'),
      usr: read('universalServiceReference'),
      voyage: read('carrierVoyageNumber'),
      universalVoyage: read('universalVoyageReference'),
      port: readLocode(params, 'UNLocationCode', false),
      terminal: read('facilitySMDGCode'),
      operator: read('vesselOperatorCarrierCode'),
      dates: [start, end],
      scope: scope === 'MATCHED_CALLS' ? scope : 'FULL_VOYAGE',
    },
    now,
  );
}

/** DCSA Commercial Schedules 1.0.3, also below `/carriers/{scac}`. */
export function schedulesRoute(clock: Clock): Hono {
  const app = new Hono();
  app.get('/point-to-point-routes', (c) => answer(c, clock.now(), pointToPoint));
  app.get('/port-schedules', (c) => answer(c, clock.now(), port));
  app.get('/vessel-schedules', (c) => answer(c, clock.now(), vessel));
  return app;
}
