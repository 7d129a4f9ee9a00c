import { isObject } from '../events/raw.js';

/** ONE Record trees are a few levels deep; anything deeper is not one. */
const MAX_DEPTH = 12;

/** Last part of an IRI or a prefixed name: `…/cargo#eventCode` and `cargo:eventCode` are `eventCode`. */
const localName = (iri: string): string => iri.slice(Math.max(iri.lastIndexOf('#'), iri.lastIndexOf('/'), iri.lastIndexOf(':')) + 1);

const isJsonLd = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isJsonLd) : isObject(value) && Object.keys(value).some((key) => key.startsWith('@'));

/**
 * JSON-LD (ONE Record) as plain JSON: values out of `@value`, codes out of `@id`, collections (`hasItem`, `@graph`) as lists, names
 * without their vocabulary. Other JSON is returned as it is.
 */
export function plainJson(value: unknown): unknown {
  if (!isJsonLd(value)) return value;
  return Array.isArray(value) ? listOfPlain(value, MAX_DEPTH) : plain(value, MAX_DEPTH);
}

function plain(value: unknown, depth: number): unknown {
  if (depth === 0) return null;
  if (Array.isArray(value)) return value.length === 1 ? plain(value[0], depth - 1) : value.map((item: unknown) => plain(item, depth - 1));
  if (!isObject(value)) return value;
  if (value['@value'] !== undefined) return value['@value'];
  if (value['@graph'] !== undefined) return listOfPlain(value['@graph'], depth);
  const fields = Object.entries(value).filter(([key]) => !key.startsWith('@'));
  const items = fields.find(([key]) => localName(key) === 'hasItem');
  if (items !== undefined) return listOfPlain(items[1], depth);
  const id = value['@id'];
  if (fields.length === 0 && typeof id === 'string') return localName(id);
  return Object.fromEntries(fields.map(([key, item]) => [localName(key), plain(item, depth - 1)]));
}

const listOfPlain = (value: unknown, depth: number): unknown[] =>
  (Array.isArray(value) ? value : [value]).map((item: unknown) => plain(item, depth - 1));
