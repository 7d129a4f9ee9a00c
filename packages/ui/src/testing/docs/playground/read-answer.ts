import {
  deriveAirShipment,
  DEFAULT_AIR_SETTINGS,
  readDcsa,
  shipmentFromDcsa,
  type AirShipmentState,
  type Instant,
  type Place,
  type ShipmentState,
} from '@seaberry/tracking';
import { readAirMessage } from '@seaberry/tracking/air-messages';
import { timeZoneOf } from '@seaberry/tracking/zones';

import { excessOf, MAX_DEPTH, MAX_OBJECTS } from './json-limits.js';
import { playgroundTexts, type PlaygroundTexts } from './texts.js';

/** Part of a pasted response that could not be used. */
export interface Fault {
  /** Event or line, and the field by its name in the standard. */
  where: string;
  /** The problem as a text. */
  why: string;
}

export type Reading =
  | { kind: 'ocean'; shipment: ShipmentState; faults: Fault[] }
  | { kind: 'air'; shipment: AirShipmentState; faults: Fault[] }
  | { kind: 'none'; why: string; faults: Fault[] };

/** Longest text in characters. Each limit is far above a real response, and keeps the page from blocking while it reads and draws one. */
export const MAX_CHARACTERS = 1_000_000;
/** Most events; a bill of lading with forty containers has about a thousand. */
export const MAX_EVENTS = 3_000;
/** Most airports; ocean places are limited by their derivation. */
export const MAX_AIRPORTS = 60;

const none = (why: string, faults: Fault[] = []): Reading => ({ kind: 'none', why, faults });
const inWords = (limit: number): string => limit.toLocaleString('en');

/** Zones of some airports, for the times of FSU, which have no offset. */
const AIRPORTS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'Asia/Shanghai PVG PEK CAN SZX CTU CGO',
    'Asia/Hong_Kong HKG',
    'Asia/Taipei TPE',
    'Asia/Tokyo NRT HND KIX',
    'Asia/Seoul ICN',
    'Asia/Singapore SIN',
    'Asia/Bangkok BKK',
    'Asia/Kolkata DEL BOM',
    'Asia/Dubai DXB DWC',
    'Asia/Qatar DOH',
    'Europe/Istanbul IST',
    'Europe/Berlin FRA LEJ CGN MUC',
    'Europe/Amsterdam AMS',
    'Europe/Luxembourg LUX',
    'Europe/Brussels LGG BRU',
    'Europe/Paris CDG',
    'Europe/London LHR STN',
    'America/New_York JFK MIA ATL',
    'America/Chicago ORD DFW MEM',
    'America/Los_Angeles LAX SFO',
    'America/Anchorage ANC',
  ].flatMap((line) => {
    const [zone = '', ...codes] = line.split(' ');
    return codes.map((code) => [code, zone] as const);
  }),
);

const airportOf = (code: string): Place => ({
  unLocationCode: null,
  name: null,
  iataCode: code,
  facilityCode: null,
  facilityType: null,
  latitude: null,
  longitude: null,
  timeZone: AIRPORTS[code] ?? null,
});

/** Marks of ONE Record: linked data, or an event with a code of its own vocabulary. */
const ONE_RECORD = /"@(?:context|graph|type|id)"|"eventTimeType"|"LogisticsEvent"/u;

/** Reads DCSA Track & Trace (JSON), FSU and FSA (text), XFSU (XML) and ONE Record (JSON-LD). Never throws. */
export function readAnswer(text: string, asOf: Instant, texts: PlaygroundTexts = playgroundTexts.en): Reading {
  const trimmed = text.trim();
  if (trimmed === '') return none(texts.nothing);
  if (text.length > MAX_CHARACTERS) return none(texts.tooLong(inWords(MAX_CHARACTERS)));
  const isJson = /^[[{]/u.test(trimmed);
  const excess = isJson ? excessOf(trimmed) : undefined;
  if (excess === 'depth') return none(texts.tooDeep(inWords(MAX_DEPTH)));
  if (excess === 'objects') return none(texts.tooMany.objects(inWords(MAX_OBJECTS)));
  if (!isJson || ONE_RECORD.test(trimmed)) return readAir(trimmed, asOf, texts);
  let json: unknown;
  try {
    json = JSON.parse(trimmed);
  } catch (error) {
    return none(texts.noJson(error instanceof Error ? error.message : ''));
  }
  const { outcome, events, problems } = readDcsa(json, { source: 'DCSA', receivedAt: asOf, timeZoneOf });
  const faults = problems.map(({ index, path, code, effect }) => ({
    where: texts.event(index + 1, path),
    why: texts.problem(code, effect === 'dropped'),
  }));
  if (outcome !== 'events') return none(texts.noOcean, faults);
  if (events.length > MAX_EVENTS) return none(texts.tooMany.events(inWords(MAX_EVENTS)));
  return { kind: 'ocean', shipment: shipmentFromDcsa(json, { asOf, timeZoneOf }), faults };
}

function readAir(text: string, asOf: Instant, texts: PlaygroundTexts): Reading {
  const { events, problems } = readAirMessage(text, { source: 'AIR', receivedAt: asOf, airportOf });
  const faults = problems.map(({ line, field, code, effect }) => ({
    where: line === null ? field : texts.line(line, field),
    why: texts.problem(code, effect === 'dropped'),
  }));
  if (events.length === 0) return none(texts.noAir, faults);
  if (events.length > MAX_EVENTS) return none(texts.tooMany.events(inWords(MAX_EVENTS)));
  if (new Set(events.map(({ place }) => place?.iataCode)).size > MAX_AIRPORTS) return none(texts.tooMany.airports(inWords(MAX_AIRPORTS)));
  const awb = events.find((event) => event.awb !== null)?.awb ?? '';
  const query = { awb, origin: null, destination: null, totalPieces: null };
  return { kind: 'air', shipment: deriveAirShipment(events, query, asOf, DEFAULT_AIR_SETTINGS), faults };
}
