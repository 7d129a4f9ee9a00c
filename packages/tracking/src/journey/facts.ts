import { orderOfLocalText } from '../events/time.js';
import { normaliseIdentifier } from '../identifiers/normalise.js';
import { LOCODE } from '../rules/index.js';
import type { Instant, Place, TrackingEvent, Vessel } from '../types.js';

/** Key of the place of an event; null when nothing names the place. */
export const placeKey = (place: Place | null): string | null =>
  place === null ? null : (place.unLocationCode ?? place.iataCode ?? place.facilityCode ?? place.name);

/** Country of a UN/LOCODE; null for other keys. */
export const countryOf = (key: string | null): string | null => (key !== null && LOCODE.test(key) ? key.slice(0, 2) : null);

const milliseconds = new Map<Instant, number>();
const CACHE_LIMIT = 50_000;

/** `Date.parse` with a cache: sorting asks for the same instants again and again. */
function msOf(at: Instant): number {
  const known = milliseconds.get(at);
  if (known !== undefined) return known;
  const ms = Date.parse(at);
  if (milliseconds.size >= CACHE_LIMIT) milliseconds.clear();
  milliseconds.set(at, ms);
  return ms;
}

/**
 * Position of an event in time, in ms: its instant, or its local text read as UTC when no zone is known. For ordering
 * only; null when the event has no time.
 */
export function orderTime(event: TrackingEvent): number | null {
  if (event.occursAt !== null) return msOf(event.occursAt);
  return event.occursAtText === null ? null : orderOfLocalText(event.occursAtText);
}

/** True when the event reports something that happened, at a time that can at least be shown. */
export const isActual = (event: Pick<TrackingEvent, 'classifier' | 'occursAt' | 'occursAtText'>): boolean =>
  event.classifier === 'ACT' && (event.occursAt !== null || event.occursAtText !== null);

/** Compared by IMO number if both have one, else by name; an unknown vessel equals none. */
export function sameVessel(a: Vessel | null, b: Vessel | null): boolean {
  if (a === null || b === null) return false;
  if (a.imo !== null && b.imo !== null) return a.imo === b.imo;
  return a.name !== null && b.name !== null && normaliseIdentifier(a.name) === normaliseIdentifier(b.name);
}

/** True only when both are known and differ. */
export function otherVessel(a: Vessel | null, b: Vessel | null): boolean {
  if (a === null || b === null) return false;
  const comparable = (a.imo !== null && b.imo !== null) || (a.name !== null && b.name !== null);
  return comparable && !sameVessel(a, b);
}

const OUT = new Set(['GTOT', 'PICK']);
const IN = new Set(['GTIN', 'DROP']);
const ON_VESSEL = new Set(['LOAD', 'DISC']);
const CALLS = new Set(['ARRI', 'DEPA']);

export const isEmptyOut = (event: TrackingEvent): boolean => event.kind === 'EQUIPMENT' && event.empty === 'EMPTY' && OUT.has(event.code);

/** An empty container arrives at a depot or terminal; at the customer it is only dropped for stuffing. */
export const isEmptyIn = (event: TrackingEvent): boolean =>
  event.kind === 'EQUIPMENT' && event.empty === 'EMPTY' && IN.has(event.code) && event.place?.facilityType !== 'CLOC';

const isFloating = (event: TrackingEvent): boolean =>
  event.mode === 'VESSEL' ||
  event.mode === 'BARGE' ||
  (event.mode === null && (event.vessel !== null || event.place?.facilityType !== 'RAMP'));

/** The full box goes on or off a vessel or barge. */
export const isSeaMove = (event: TrackingEvent): boolean =>
  event.kind === 'EQUIPMENT' && ON_VESSEL.has(event.code) && event.empty !== 'EMPTY' && isFloating(event);

/** A vessel or barge arrives or departs. */
export const isSeaCall = (event: TrackingEvent): boolean => event.kind === 'TRANSPORT' && CALLS.has(event.code) && isFloating(event);

/** The full box is moved at all. */
export const isLadenMove = (event: TrackingEvent): boolean =>
  event.kind === 'EQUIPMENT' && event.empty !== 'EMPTY' && (OUT.has(event.code) || IN.has(event.code) || ON_VESSEL.has(event.code));
