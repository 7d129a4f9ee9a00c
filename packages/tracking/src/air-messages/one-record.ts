import { CLOSES, severityOf } from '../air/codes.js';
import { AIRPORT } from '../rules/index.js';
import type { RawObject } from '../events/raw.js';
import { Graph, hasType, localName, property, textIn } from './json-ld.js';
import {
  eventsOf,
  problem,
  refused,
  Waybills,
  type AirMessageOptions,
  type AirMessageProblem,
  type AirMessageResult,
  type RawStatus,
} from './message.js';
import { KILOGRAMS, measureIn } from './measures.js';

/** Individuals of the code list are named `StatusCode_DEP`. */
const CODE_PREFIX = 'StatusCode_';

interface ParserState {
  graph: Graph;
  problems: AirMessageProblem[];
  waybills: Waybills;
}

/**
 * Reads logistics events of ONE Record (JSON-LD): single, in a collection or a graph, nested in the shipment or linked by IRI. Codes may be
 * IRIs or literals. Locations, flights and the waybill are found where the document has them; an event of a part of the shipment without
 * a number of pieces is reported and not used.
 *
 * @param message the parsed JSON
 */
export function readOneRecord(message: unknown, options: AirMessageOptions): AirMessageResult {
  const graph = new Graph(message);
  if (graph.fault !== null) return refused('document', graph.fault);
  const events = graph.nodes.filter(isEvent);
  if (events.length === 0) return refused('LogisticsEvent', 'not-a-message');
  const problems: AirMessageProblem[] = [];
  const state: ParserState = { graph, problems, waybills: new Waybills(problems) };
  const shared = shipmentOf(state);
  const seen = new Set<string>();
  const statuses = events.flatMap((event): RawStatus[] => {
    const id = event['@id'];
    // One event may be nested in each object that it happened to.
    if (typeof id === 'string' && seen.has(id)) return [];
    if (typeof id === 'string') seen.add(id);
    const fields = fieldsOf(event, state);
    return fields === null ? [] : [{ line: null, fields: { ...shared, ...fields } }];
  });
  return eventsOf(statuses, problems, options);
}

/** A node with only `@id` and `@type` is a link to an event. */
export const isEvent = (node: RawObject): boolean =>
  (hasType(node, 'LogisticsEvent', 'StatusUpdateEvent') && Object.keys(node).length > 2) || property(node, 'eventCode') !== null;

/** Waybill, its airports and the number of pieces, as far as the document has them. */
function shipmentOf({ graph, waybills }: ParserState): Record<string, unknown> {
  const found = graph.nodes.filter((node) => property(node, 'waybillNumber') !== null);
  const numbers = new Set(found.map((node) => waybillNumberOf(node)));
  const [waybill] = found;
  // With several waybills the document does not say which one an event belongs to.
  if (waybill === undefined || numbers.size > 1) return {};
  const pieces = graph.nodes.flatMap((node) => textIn(property(node, 'totalPieceCount', 'pieceCountTotal')) ?? [])[0];
  return {
    awb: waybills.read(waybillNumberOf(waybill), null, 'waybillNumber'),
    origin: airportOf(property(waybill, 'departureLocation'), graph),
    destination: airportOf(property(waybill, 'arrivalLocation'), graph),
    ...(pieces === undefined ? {} : { totalPieces: pieces }),
  };
}

export const waybillNumberOf = (waybill: RawObject): string =>
  [textIn(property(waybill, 'waybillPrefix')), textIn(property(waybill, 'waybillNumber'))].filter((part) => part !== null).join('-');

function fieldsOf(event: RawObject, { graph, problems }: ParserState): Record<string, unknown> | null {
  const statedCode = textIn(property(event, 'eventCode'))?.replace(CODE_PREFIX, '') ?? null;
  if (statedCode === null) {
    problems.push(problem(null, 'eventCode', 'missing', 'dropped', textIn(event['@id'])));
    return null;
  }
  const pieces = textIn(property(event, 'recordedPieceCount'));
  if (pieces === null && textIn(property(event, 'partialEventIndicator')) === 'true') {
    problems.push(problem(null, 'recordedPieceCount', 'missing', 'dropped', statedCode));
    return null;
  }
  // The code list mixes statuses and discrepancies; `severityOf` gives "warning" for statuses and for the "found" codes in `CLOSES`.
  const isDiscrepancy = Object.hasOwn(CLOSES, statedCode) || severityOf(statedCode) !== 'warning';
  return {
    code: isDiscrepancy ? 'DIS' : statedCode,
    ...(isDiscrepancy ? { discrepancy: statedCode } : {}),
    time: textIn(property(event, 'eventDate')),
    ...withText('timeType', textIn(property(event, 'eventTimeType'))),
    ...withText('createdAt', textIn(property(event, 'creationDate'))),
    ...withText('remark', textIn(property(event, 'remarks', 'eventName'))),
    airport: airportOf(property(event, 'eventLocation', 'recordedAtLocation'), graph),
    pieces,
    weightKg: measureIn(property(event, 'recordedWeight'), KILOGRAMS),
    ...flightOf(property(event, 'transportMovementReference', 'transportMovement'), graph),
  };
}

const withText = (name: string, text: string | null): Record<string, string> => (text === null ? {} : { [name]: text });

/** Maximum number of codes read of one location. */
const MAX_CODES = 20;

/** Airport code of a location: of its codes, else of its IRI, which often ends in one. */
export function airportOf(value: unknown, graph: Graph): string | null {
  const node = graph.node(value);
  const codes = node === null ? null : property(node, 'locationCodes', 'locationCode', 'iataCode');
  for (const one of [...(Array.isArray(codes) ? codes.slice(0, MAX_CODES) : [codes]), value]) {
    const code = textIn(graph.node(one) ?? one);
    if (code !== null && AIRPORT.test(code)) return code;
  }
  return null;
}

/** Flight of a transport movement; its identifier may have the date of departure after a slash. */
function flightOf(value: unknown, graph: Graph): Record<string, unknown> {
  if (value === null) return {};
  const movement = graph.node(value);
  const named = movement === null ? null : textIn(property(movement, 'transportIdentifier'));
  const text = named ?? (typeof value === 'string' ? localName(value) : textIn(value));
  const flight = text?.split('/')[0]?.replaceAll(' ', '') ?? '';
  return {
    ...(/^[A-Z0-9]{2}\d{1,4}[A-Z]?$/u.test(flight) ? { flight } : {}),
    ...(movement === null
      ? {}
      : { from: airportOf(property(movement, 'departureLocation'), graph), to: airportOf(property(movement, 'arrivalLocation'), graph) }),
  };
}
