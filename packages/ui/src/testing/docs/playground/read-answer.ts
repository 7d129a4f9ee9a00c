import { readDcsa, type Instant } from '@seaberry/tracking';
import { readAirMessage } from '@seaberry/tracking/air-messages';
import { timeZoneOf } from '@seaberry/tracking/zones';

import { airportOf } from '../../../getting-started/examples/your-own-message.js';
import { isCut } from './cut-json.js';
import { excessOf, MAX_DEPTH, MAX_OBJECTS } from './json-limits.js';
import { airSummary, oceanSummary } from './summary.js';
import { playgroundTexts, type PlaygroundTexts } from './texts.js';

/** Part of a pasted response that could not be used. */
export interface Fault {
  /** Event or line, and the field by its name in the standard. */
  where: string;
  /** The problem as a text. */
  why: string;
}

/** `summary` is one sentence: the format, and the number of its events. */
export type Reading =
  | { kind: 'ocean'; summary: string; response: unknown; faults: Fault[] }
  | { kind: 'air'; summary: string; message: string; faults: Fault[] }
  | { kind: 'none'; why: string; faults: Fault[] };

/** Longest text in characters. Each limit is far above a real response, and keeps the page from blocking while it reads and draws one. */
export const MAX_CHARACTERS = 1_000_000;
/** Most events; a bill of lading with forty containers has about a thousand. */
export const MAX_EVENTS = 3_000;
/** Most airports; ocean places are limited by their derivation. */
export const MAX_AIRPORTS = 60;

const none = (why: string, faults: Fault[] = []): Reading => ({ kind: 'none', why, faults });
const inWords = (limit: number): string => limit.toLocaleString('en');

/** A web page, such as the error page of a proxy. */
const WEB_PAGE = /^<(?:!doctype html|html)\b/iu;

/** Text of an error body: an object with a message and no events, as APIs respond with. */
function refusalIn(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const { events, errors, error, message, title, statusCode, httpMethod } = json as Record<string, unknown>;
  if (events !== undefined) return undefined;
  const said = [message, title, error].find((one): one is string => typeof one === 'string');
  return said === undefined && errors === undefined && statusCode === undefined && httpMethod === undefined
    ? undefined
    : (said ?? '').slice(0, 200);
}

/** The JSON of a text, or why it is none. */
function parsed(text: string): { json: unknown } | { message: string } {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    return { message: error instanceof Error ? error.message : '' };
  }
}

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
  if (WEB_PAGE.test(trimmed)) return none(texts.page);
  if (!isJson) return readAir(trimmed, asOf, texts);
  const found = parsed(trimmed);
  if ('message' in found) return none((isCut(trimmed) ? texts.cutJson : texts.noJson)(found.message));
  if (ONE_RECORD.test(trimmed)) return readAir(trimmed, asOf, texts);
  const { json } = found;
  const refusal = refusalIn(json);
  if (refusal !== undefined) return none(texts.refusal(refusal));
  const { outcome, events, problems } = readDcsa(json, { source: 'DCSA', receivedAt: asOf, timeZoneOf });
  const faults = problems.map(({ index, path, code, effect }) => ({
    where: texts.event(index + 1, path),
    why: texts.problem(code, effect === 'dropped'),
  }));
  // Without any event there is nothing whose fields could be missing.
  if (outcome !== 'events') return none(texts.noOcean, hasEvents(json) ? faults : []);
  if (events.length > MAX_EVENTS) return none(texts.tooMany.events(inWords(MAX_EVENTS)));
  return {
    kind: 'ocean',
    summary: oceanSummary(
      events.flatMap(({ event }) => event ?? []),
      texts,
    ),
    response: json,
    faults,
  };
}

/** Whether there is a list of events, or one event. */
function hasEvents(json: unknown): boolean {
  if (Array.isArray(json)) return json.length > 0;
  const { events, eventType } = json as Record<string, unknown>;
  return eventType !== undefined || (Array.isArray(events) && events.length > 0);
}

/** Beginning of an FSU or FSA message, and XML. */
const MESSAGE = /^(?:FS[UA]\b|<)/iu;

function readAir(text: string, asOf: Instant, texts: PlaygroundTexts): Reading {
  const { events, problems } = readAirMessage(text, { source: 'AIR', receivedAt: asOf, airportOf });
  const faults = problems.map(({ line, field, code, effect }) => ({
    where: line === null ? field : texts.line(line, field),
    why: texts.problem(code, effect === 'dropped'),
  }));
  if (events.length === 0) return MESSAGE.test(text) || ONE_RECORD.test(text) ? none(texts.noAir, faults) : none(texts.unknown);
  if (events.length > MAX_EVENTS) return none(texts.tooMany.events(inWords(MAX_EVENTS)));
  if (new Set(events.map(({ place }) => place?.iataCode)).size > MAX_AIRPORTS) return none(texts.tooMany.airports(inWords(MAX_AIRPORTS)));
  return { kind: 'air', summary: airSummary(text, events, texts), message: text, faults };
}
