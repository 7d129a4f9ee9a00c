import {
  eventsOf,
  MAX_LENGTH,
  problem,
  refused,
  Waybills,
  type AirMessageOptions,
  type AirMessageProblem,
  type AirMessageResult,
  type RawStatus,
} from './message.js';
import { REPORTED_AT_ARRIVAL } from '../air/codes.js';
import { parseXml, type XmlElement } from './xml.js';

const child = (element: XmlElement | undefined, name: string): XmlElement | undefined => element?.children.find((one) => one.name === name);
const children = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((one) => one.name === name) ?? [];
const valueAt = (element: XmlElement | undefined, ...path: readonly string[]): string | null => {
  let found = element;
  for (const name of path) found = child(found, name);
  const text = found?.text.trim();
  return text === undefined || text === '' ? null : text;
};

/**
 * Reads an XFSU (Cargo-XML status message): every reported status of the master consignment, with each part of the shipment, its flight,
 * places, times, pieces and weight, discrepancy, remarks and unit load devices. The namespace and its version do not matter.
 */
export function readXfsu(text: string, options: AirMessageOptions): AirMessageResult {
  if (text.length > MAX_LENGTH) return refused('message', 'too-long');
  const root = parseXml(text);
  if ('code' in root) return refused(root.field, root.code, root.line);
  const consignments = children(root, 'MasterConsignment');
  if (consignments.length === 0) return refused('MasterConsignment', 'not-a-message', root.line, root.name);
  const problems: AirMessageProblem[] = [];
  const waybills = new Waybills(problems);
  const sentAt = valueAt(child(root, 'MessageHeaderDocument'), 'IssueDateTime');
  const statuses = consignments.flatMap((consignment) => statusesOf(consignment, sentAt, waybills, problems));
  return eventsOf(statuses, problems, options);
}

function statusesOf(consignment: XmlElement, sentAt: string | null, waybills: Waybills, problems: AirMessageProblem[]): RawStatus[] {
  const document = child(consignment, 'TransportContractDocument');
  const number = valueAt(document, 'ID');
  if (number === null) {
    problems.push(problem(consignment.line, 'TransportContractDocument.ID', 'missing', 'dropped'));
    return [];
  }
  const shared = {
    awb: waybills.read(number, document?.line ?? null, 'TransportContractDocument.ID'),
    origin: valueAt(consignment, 'OriginLocation', 'ID'),
    destination: valueAt(consignment, 'FinalDestinationLocation', 'ID'),
    totalPieces: valueAt(consignment, 'TotalPieceQuantity') ?? valueAt(consignment, 'PieceQuantity'),
    ...(sentAt === null ? {} : { createdAt: sentAt }),
  };
  const reported = children(consignment, 'ReportedStatus');
  if (reported.length === 0) problems.push(problem(consignment.line, 'ReportedStatus', 'missing', 'dropped'));
  return reported.flatMap((status) => {
    const code = valueAt(status, 'ReasonCode');
    if (code === null) {
      problems.push(problem(status.line, 'ReportedStatus.ReasonCode', 'missing', 'dropped'));
      return [];
    }
    const parts = children(status, 'AssociatedStatusConsignment');
    if (parts.length === 0) return [{ line: status.line, fields: { ...shared, code } }];
    return parts.flatMap((part) => partStatuses(part, { ...shared, code }, problems));
  });
}

/** Maximum number of unit load devices read for a part of a shipment: they are repeated for each of its flights, so their number multiplies. */
const MAX_ULDS = 100;

/** A part of the shipment with each of its flights; without a flight it is one status. */
function partStatuses(part: XmlElement, shared: Record<string, unknown>, problems: AirMessageProblem[]): RawStatus[] {
  const pieces = valueAt(part, 'PieceQuantity');
  if (pieces !== null && !/^\d{1,6}$/u.test(pieces)) {
    problems.push(problem(part.line, 'AssociatedStatusConsignment.PieceQuantity', 'wrong-type', 'kept', pieces));
  }
  const fields = {
    ...shared,
    pieces,
    weight: valueAt(part, 'GrossWeightMeasure'),
    weightUnit: child(part, 'GrossWeightMeasure')?.attributes.get('unitCode') ?? 'KGM',
    discrepancy: valueAt(part, 'DiscrepancyDescriptionCode'),
    remark: children(part, 'HandlingOSIInstructions')
      .flatMap((one) => valueAt(one, 'Description') ?? [])
      .join(' '),
    ulds: children(part, 'UtilizedUnitLoadTransportEquipment').slice(0, MAX_ULDS).map(uldOf),
    ...placeAndTime(part),
  };
  const movements = children(part, 'SpecifiedLogisticsTransportMovement');
  if (movements.length === 0) return [{ line: part.line, fields }];
  return movements.map((movement) => ({
    line: movement.line,
    fields: { ...fields, ...flightOf(movement, String(shared['code']), fields) },
  }));
}

const uldOf = (uld: XmlElement): string =>
  [valueAt(uld, 'CharacteristicCode'), valueAt(uld, 'ID'), valueAt(uld, 'OperatingParty', 'PrimaryID')].join('');

const placeAndTime = (element: XmlElement): Record<string, unknown> => {
  const airport = valueAt(element, 'SpecifiedLocation', 'ID');
  const time = valueAt(element, 'SpecifiedEvent', 'OccurrenceDateTime');
  const kind = valueAt(element, 'SpecifiedEvent', 'DateTimeTypeCode');
  return { ...(airport === null ? {} : { airport }), ...(time === null ? {} : { time }), ...(kind === null ? {} : { timeType: kind }) };
};

interface FlightEvent {
  airport: string | null;
  at: string | null;
  /** A actual, E estimated, S scheduled. */
  kind: string;
  scheduled: string | null;
}

function eventOf(movement: XmlElement, end: 'Departure' | 'Arrival'): FlightEvent {
  const event = child(movement, `${end}Event`);
  return {
    airport: valueAt(event, `Occurrence${end}Location`, 'ID'),
    at: valueAt(event, `${end}OccurrenceDateTime`),
    kind: valueAt(event, `${end}DateTimeTypeCode`) ?? 'A',
    scheduled: valueAt(event, 'ScheduledOccurrenceDateTime') ?? valueAt(movement, `Scheduled${end}Event`, 'ScheduledOccurrenceDateTime'),
  };
}

/** Road transport in the transport mode codes of UN/ECE Recommendation 19. */
const ROAD_MODE = '3';

function flightOf(movement: XmlElement, code: string, part: Record<string, unknown>): Record<string, unknown> {
  const [flight, carrier] = [valueAt(movement, 'ID'), valueAt(movement, 'CarrierParty', 'PrimaryID')];
  const [departure, arrival] = [eventOf(movement, 'Departure'), eventOf(movement, 'Arrival')];
  const own = REPORTED_AT_ARRIVAL.has(code) ? arrival : departure;
  const times = ({ at, kind, scheduled }: FlightEvent): Record<string, string> => ({
    ...(scheduled !== null ? { scheduled } : kind === 'S' && at !== null ? { scheduled: at } : {}),
    ...(kind === 'E' && at !== null ? { estimated: at } : {}),
  });
  const actual = own.kind === 'A' ? own.at : null;
  return {
    flight: flight !== null && /^\d+$/u.test(flight) ? `${carrier ?? ''}${flight}` : flight,
    mode: valueAt(movement, 'ModeCode') === ROAD_MODE ? 'TRUCK' : 'AIR',
    from: departure.airport,
    to: arrival.airport,
    airport: part['airport'] ?? own.airport,
    ...(part['time'] === undefined && actual !== null && code !== 'BKD' ? { time: actual } : {}),
    departure: times(departure),
    arrival: times(arrival),
    ...placeAndTime(movement),
  };
}
