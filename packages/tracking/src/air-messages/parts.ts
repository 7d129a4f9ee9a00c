import { isObject, type RawObject } from '../events/raw.js';
import { Graph, hasType, property, textIn } from './json-ld.js';
import { checkAwbNumber } from '../identifiers/numbers.js';
import { CUBIC_METRES, KILOGRAMS, measureIn, numberIn } from './measures.js';
import { airportOf, isEvent, waybillNumberOf } from './one-record.js';

/** Facts of a waybill that its events do not repeat. */
export interface AirWaybillFacts {
  /** Eleven digits. */
  awb: string;
  /** IATA airport codes. */
  origin: string | null;
  destination: string | null;
  totalPieces: number | null;
  totalWeightKg: number | null;
  totalVolumeM3: number | null;
  commodity: string | null;
}

/** Parts of a ONE Record document that can be stored and read alone. */
export interface OneRecordParts {
  /** Each event as it was sent, in a graph with the locations and flights that it only links to. */
  events: RawObject[];
  /** Null unless the document is a waybill. */
  waybill: AirWaybillFacts | null;
  /** The document is a list, possibly an empty one. */
  isList: boolean;
}

/** Divides a ONE Record document; null for one that is too deep or too long. */
export function partsOfOneRecord(document: unknown): OneRecordParts | null {
  const graph = new Graph(document);
  if (graph.fault !== null) return null;
  return {
    events: unique(graph.nodes.filter(isEvent)).map((event) => withLinked(event, graph)),
    waybill: isObject(document) && hasType(document, 'Waybill') ? waybillFacts(document, graph) : null,
    isList: Array.isArray(document) || (isObject(document) && (hasType(document, 'Collection') || property(document, 'hasItem') !== null)),
  };
}

/** One event may be nested in each object that it happened to. */
function unique(events: readonly RawObject[]): RawObject[] {
  const seen = new Set<unknown>();
  return events.filter(({ '@id': id }) => typeof id !== 'string' || (!seen.has(id) && seen.add(id)));
}

const LOCATIONS = [['eventLocation', 'recordedAtLocation'], ['departureLocation'], ['arrivalLocation']];
const MOVEMENT = ['transportMovementReference', 'transportMovement'];

/** The event alone, or in a graph with the nodes under its links that have more properties than it nests. */
function withLinked(event: RawObject, graph: Graph): RawObject {
  const linked = new Set<RawObject>();
  const follow = (node: RawObject, names: readonly string[]): RawObject | null => {
    const value = property(node, ...names);
    const target = value === null ? null : graph.node(value);
    if (target !== null && (!isObject(value) || Object.keys(value).length < Object.keys(target).length)) linked.add(target);
    return target;
  };
  const movement = follow(event, MOVEMENT);
  for (const names of LOCATIONS) {
    follow(event, names);
    if (movement !== null) follow(movement, names);
  }
  linked.delete(event);
  return linked.size === 0 ? event : { '@graph': [event, ...linked] };
}

function waybillFacts(waybill: RawObject, graph: Graph): AirWaybillFacts {
  const first = (...names: readonly string[]): unknown =>
    graph.nodes.map((node) => property(node, ...names)).find((value) => value !== null) ?? null;
  return {
    awb: checkAwbNumber(waybillNumberOf(waybill)).value,
    origin: airportOf(property(waybill, 'departureLocation'), graph),
    destination: airportOf(property(waybill, 'arrivalLocation'), graph),
    totalPieces: numberIn(first('totalPieceCount', 'pieceCountTotal')),
    totalWeightKg: measureIn(first('totalGrossWeight', 'grossWeight'), KILOGRAMS),
    totalVolumeM3: measureIn(first('totalVolume', 'volume'), CUBIC_METRES),
    commodity: textIn(first('goodsDescription', 'natureOfGoods'))?.slice(0, 100) ?? null,
  };
}
