import { groupBy } from './group-by.js';
import { byStatement } from '../events/dedupe.js';
import { sameReference } from '../identifiers/guess.js';
import { normaliseIdentifier } from '../identifiers/normalise.js';
import type { ShipmentQuery, TrackingEvent } from '../types.js';
import { isActual, isEmptyOut, isSeaCall, otherVessel, sameVessel } from './facts.js';
import { ReferenceGroups } from './references.js';
import { sailingsOf } from './sailings.js';
import { isCallOf, splitJourneys, type Journey } from './segments.js';

/** A container of the bill with the events of its one journey, vessel calls and documents included. */
export interface BoundContainer {
  /** Empty text for a bill without containers yet. */
  number: string;
  events: TrackingEvent[];
}

export interface Binding {
  containers: BoundContainer[];
  /** Events of another journey or another shipment, in order of statement. */
  foreign: TrackingEvent[];
}

interface Box {
  number: string;
  journeys: Journey[];
  chosen: Journey | null;
}

/** Splits the events of a response by container and journey and keeps those of the requested shipment. */
export function bindJourneys(events: readonly TrackingEvent[], query: ShipmentQuery): Binding {
  const groups = new ReferenceGroups(events);
  const groupOf = (event: TrackingEvent): string | null => groups.groupOf(event);
  const requestedGroup = query.referenceType === 'CONTAINER' ? null : groups.groupOfReference(query.reference);
  const boxes = choose(boxesOf(events, groupOf), query, requestedGroup);
  const containers = containersOf(boxes, query);
  const used = new Set<TrackingEvent>();
  const assign = (number: string | null, event: TrackingEvent): void => {
    for (const container of containers) {
      if (number !== null && container.number !== number) continue;
      container.events.push(event);
      used.add(event);
    }
  };
  for (const box of boxes) {
    for (const event of box.chosen?.events ?? []) assign(box.number, event);
  }
  const anyBox = boxes.some((box) => box.chosen !== null);
  const uncalled = boxes.filter(({ chosen }) => chosen?.events.some(isSeaCall) === false);
  for (const event of events) {
    const { equipmentReference } = event;
    if (equipmentReference !== null && !(isSeaCall(event) && used.has(event))) continue;
    const group = groupOf(event);
    // A call that the source reports of one container alone is also that of others which sail on that voyage and have none of their own.
    const others = equipmentReference === null ? boxes : uncalled.filter((box) => sailsOnVoyage(box, event));
    if (anyBox) for (const number of containerNumbersFor(event, group, requestedGroup, others)) assign(number, event);
    else if (group === null || requestedGroup === null || group === requestedGroup) assign(null, event);
  }
  for (const container of containers) container.events.sort(byStatement);
  return { containers, foreign: events.filter((event) => !used.has(event)).toSorted(byStatement) };
}

const sailsOnVoyage = ({ chosen }: Box, { vessel, voyage }: TrackingEvent): boolean =>
  chosen !== null && sailingsOf(chosen).some((move) => isActual(move) && sameVessel(move.vessel, vessel) && move.voyage === voyage);

function boxesOf(events: readonly TrackingEvent[], groupOf: (event: TrackingEvent) => string | null): Box[] {
  const byNumber = groupBy(
    events.filter((event) => event.equipmentReference !== null),
    (event) => event.equipmentReference ?? '',
  );
  return [...byNumber.keys()].toSorted().map((number) => {
    const journeys = splitJourneys(byNumber.get(number) ?? [], groupOf);
    return { number, journeys, chosen: null };
  });
}

/** Some sources name a container without its check digit. */
const sameBox = (a: string, b: string): boolean => a === b || (a.length >= 10 && b.length >= 10 && a.slice(0, 10) === b.slice(0, 10));

/**
 * The newest journey that can be the shipment's. Behind a journey that is over, another one needs a reference or an empty pick-up:
 * a load alone is a carrier's mistake, or another customer's.
 */
function newest(journeys: readonly Journey[]): Journey | null {
  const begins = (journey: Journey, at: number): boolean =>
    journey.group !== null || journey.events.some(isEmptyOut) || (journeys[at - 1]?.closedAt ?? null) === null;
  return journeys.findLast(begins) ?? null;
}

function choose(boxes: Box[], query: ShipmentQuery, requestedGroup: string | null): Box[] {
  const wanted = query.containers.map(normaliseIdentifier);
  if (query.referenceType === 'CONTAINER') wanted.push(normaliseIdentifier(query.reference));
  const named = boxes.filter((box) => wanted.some((number) => sameBox(number, box.number)));
  const candidates = query.referenceType === 'CONTAINER' || named.length > 0 ? named : boxes;
  for (const box of candidates) {
    const match = requestedGroup === null ? undefined : box.journeys.find((journey) => journey.group === requestedGroup);
    const unnamed = box.journeys.every((journey) => journey.group === null);
    // Without any reference in the response the newest journey is the requested one.
    if (match !== undefined) box.chosen = match;
    else if (requestedGroup === null || unnamed) box.chosen = newest(box.journeys);
    if (requestedGroup !== null && query.referenceType === 'BL' && box.chosen !== null && !onBill(box.chosen, query.reference)) {
      box.chosen = null;
    }
  }
  return boxes;
}

/** A booking can have several bills: a container that only names other bills is not on this one. */
function onBill(journey: Journey, reference: string): boolean {
  const bills = journey.events.map((event) => event.transportDocumentReference).filter((bill) => bill !== null);
  return bills.length === 0 || bills.some((bill) => sameReference(bill, reference));
}

/** Containers that the carrier names; before the carrier names any, the containers of the query. */
function containersOf(boxes: readonly Box[], query: ShipmentQuery): BoundContainer[] {
  const found = boxes.filter((box) => box.chosen !== null).map((box) => box.number);
  const given = query.containers.map(normaliseIdentifier);
  if (query.referenceType === 'CONTAINER') given.push(normaliseIdentifier(query.reference));
  const numbers = new Set(found.length > 0 ? found : given.length > 0 ? given : ['']);
  return [...numbers].toSorted().map((number) => ({ number, events: [] }));
}

function containerNumbersFor(event: TrackingEvent, group: string | null, requestedGroup: string | null, boxes: readonly Box[]): string[] {
  const chosen = boxes.filter((box) => box.chosen !== null);
  return chosen
    .filter(({ chosen: journey, journeys }) => {
      if (journey === null) return false;
      if (group !== null && (journey.group !== null || requestedGroup !== null)) return group === (journey.group ?? requestedGroup);
      return isCallOf(journey, journeys, event);
    })
    .filter(({ chosen: journey }) => !sailsWithAnother(event, journey, chosen))
    .map((box) => box.number);
}

/**
 * The vessel carries another box of the bill and not this one: this one is on another vessel, or it was left behind while
 * the source does report the loading of the others.
 */
function sailsWithAnother(event: TrackingEvent, journey: Journey | null, boxes: readonly Box[]): boolean {
  if (event.vessel === null || journey === null) return false;
  const onVessel = (move: TrackingEvent): boolean => sameVessel(move.vessel, event.vessel);
  const own = sailingsOf(journey).filter((move) => isActual(move) || !isActual(event));
  if (own.some((move) => move.vessel === null || !otherVessel(move.vessel, event.vessel))) return false;
  if (own.length === 0 && !isActual(event)) return false;
  return boxes.some(
    ({ chosen }) => chosen !== null && sailingsOf(chosen).some((move) => onVessel(move) && (own.length > 0 || isActual(move))),
  );
}
