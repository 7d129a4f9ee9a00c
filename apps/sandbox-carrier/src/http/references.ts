import { testProfileOf } from '../data/test-numbers.ts';
import { isContainerNumber } from '../identifiers.ts';
import type { Booking, ReferenceType } from '../journey/model.ts';
import type { Registry } from '../registry.ts';
import { RequestFault } from './errors.ts';
import { valuesOf } from './event-query.ts';

/** Shipment that matches a request; with `boxes`, only the events of those containers and of the whole shipment. */
export interface Match {
  readonly booking: Booking;
  readonly boxes: ReadonlySet<string> | undefined;
}

const PARAMETERS: readonly (readonly [type: ReferenceType, name: string])[] = [
  ['BL', 'transportDocumentReference'],
  ['BKG', 'carrierBookingReference'],
  ['EQ', 'equipmentReference'],
];

interface GivenReference {
  readonly type: ReferenceType;
  readonly name: string;
  readonly values: readonly string[];
}

/** Format of this carrier's own numbers. Lengths are those of Track & Trace 2.2. */
export function looksValid(type: ReferenceType, reference: string): boolean {
  if (type === 'EQ') return isContainerNumber(reference);
  const longest = type === 'BL' ? 20 : 35;
  if (!/^[A-Z0-9][A-Z0-9/-]{5,}$/.test(reference) || reference.length > longest) return false;
  return testProfileOf(reference) !== undefined || reference.replaceAll(/\D/g, '').length >= 3;
}

/** Numbers for which this carrier has, or creates, a shipment. `FAIL` numbers are never found. */
function isAcceptable(registry: Registry, type: ReferenceType, reference: string): boolean {
  const known = registry.find(type, reference);
  if (known.length > 0) return known[0]?.profile !== 'fail';
  return looksValid(type, reference) && testProfileOf(reference) !== 'fail';
}

function readReferences(params: URLSearchParams): GivenReference[] {
  return PARAMETERS.flatMap(([type, name]) => {
    const values = valuesOf(params, name).map((text) => text.toUpperCase());
    return values.length > 0 ? [{ type, name, values }] : [];
  });
}

function notFound({ name }: GivenReference, value: string): RequestFault {
  return new RequestFault(404, [
    { errorCode: 7004, errorCodeText: 'notFound', errorCodeMessage: 'No shipment is known under this reference', property: name, value },
  ]);
}

/** Registers a number on its first request. References of different kinds in one request are one shipment. */
function registerUnknown(registry: Registry, accepted: readonly GivenReference[], now: number, carrier: string | undefined): void {
  const known = accepted.some(({ type, values }) => values.some((value) => registry.find(type, value).length > 0));
  const [first, ...others] = accepted;
  if (!first || (known && others.length > 0)) return;
  const one = (type: ReferenceType): string | undefined => others.find((other) => other.type === type)?.values[0];
  const bookingNumber = one('BKG');
  const containers = others.find(({ type }) => type === 'EQ')?.values;
  for (const reference of first.values) {
    registry.register(
      {
        type: first.type,
        reference,
        ...(carrier ? { carrier } : {}),
        ...(bookingNumber ? { bookingNumber } : {}),
        ...(containers ? { containers } : {}),
      },
      now,
    );
  }
}

function matchesOf(registry: Registry, { type, values }: GivenReference): Map<Booking, Set<string>> {
  const matches = new Map<Booking, Set<string>>();
  for (const value of values) {
    for (const booking of registry.find(type, value)) matches.set(booking, (matches.get(booking) ?? new Set()).add(value));
  }
  return matches;
}

/**
 * Requested shipments: any of the references within one parameter, all across parameters. A new number becomes a shipment.
 *
 * @param carrier SCAC from the path, for new shipments.
 * @throws RequestFault 400 without any reference, 404 when a parameter has no possible number of this carrier.
 */
export function resolveReferences(registry: Registry, params: URLSearchParams, now: number, carrier: string | undefined): Match[] {
  const given = readReferences(params);
  if (given.length === 0) {
    const message = `One of ${PARAMETERS.map(([, name]) => name).join(', ')} is required`;
    throw new RequestFault(400, [{ errorCode: 7006, errorCodeText: 'invalidQuery', errorCodeMessage: message }]);
  }
  const accepted = given.map((one) => {
    const values = one.values.filter((value) => isAcceptable(registry, one.type, value));
    if (values.length === 0) throw notFound(one, one.values[0] ?? '');
    return { ...one, values };
  });
  registerUnknown(registry, accepted, now, carrier);
  const found = accepted.map((one) => ({ type: one.type, matches: matchesOf(registry, one) }));
  const boxes = found.find(({ type }) => type === 'EQ')?.matches;
  return [...(found[0]?.matches.keys() ?? [])]
    .filter((booking) => found.every(({ matches }) => matches.has(booking)))
    .map((booking) => ({ booking, boxes: boxes?.get(booking) }));
}
