import { textOf, type RawObject } from './raw.js';

/** Values that name the part of the journey of an event, in the standard and at carriers; PTS is the port of transshipment. */
const TRANSSHIPMENT = new Map<string, boolean>([
  ['TRANSSHIPMENT', true],
  ['TRANSHIPMENT', true],
  ['PTS', true],
  ['EXPORT', false],
  ['IMPORT', false],
  ['POL', false],
  ['POD', false],
]);

const FIELDS = ['movementType', 'transportPhase', 'transportationPhase', 'shipmentLocationType', 'shipmentLocationTypeCode'] as const;
const TEXT_OF_TRANSSHIPMENT = /\b(?:trans?[- ]?shipment|t\/s)\b/iu;

/** Whether the source calls the vessel of an event a feeder, as its mode of transport or in its description. */
export const isFeeder = ({ mode, body }: { mode: string | null; body: RawObject }): boolean =>
  /\bfeeder\b/iu.test(`${mode ?? ''} ${textOf(body['description']) ?? ''}`);

/** Whether the source marks the event as one at a port of transshipment; null where no field of `objects` says so. */
export function transshipmentIn(...objects: readonly RawObject[]): boolean | null {
  for (const object of objects) {
    const marked = object['isTransshipmentMove'];
    if (typeof marked === 'boolean') return marked;
    for (const field of FIELDS) {
      const word = textOf(object[field]);
      const known = word === null ? undefined : TRANSSHIPMENT.get(word.toUpperCase());
      if (known !== undefined) return known;
    }
    const text = textOf(object['description']);
    if (text !== null && TEXT_OF_TRANSSHIPMENT.test(text)) return true;
  }
  return null;
}
