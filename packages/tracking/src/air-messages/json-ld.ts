import { isObject, type RawObject } from '../events/raw.js';

/** Nodes of a JSON-LD document by their IRI; a document of one shipment has some hundred. */
const MAX_NODES = 50_000;
const MAX_DEPTH = 40;

/** Last part of an IRI or a prefixed name: `…/cargo#eventCode` and `cargo:eventCode` are `eventCode`. */
export const localName = (iri: string): string => iri.slice(Math.max(iri.lastIndexOf('#'), iri.lastIndexOf('/'), iri.lastIndexOf(':')) + 1);

export type Fault = 'too-deep' | 'too-long';

const named = new WeakMap<RawObject, ReadonlyMap<string, unknown>>();

/** Properties by their names without vocabulary, collected once for each node: many events may link to the same large one. */
function propertiesOf(node: RawObject): ReadonlyMap<string, unknown> {
  const known = named.get(node);
  if (known !== undefined) return known;
  const made = new Map<string, unknown>();
  for (const key of Object.keys(node)) {
    const name = localName(key);
    if (!key.startsWith('@') && !made.has(name)) made.set(name, node[key]);
  }
  named.set(node, made);
  return made;
}

/** Value of a property without its vocabulary; null for none. */
export const property = (node: RawObject, ...names: readonly string[]): unknown => {
  const properties = propertiesOf(node);
  for (const name of names) {
    const value = properties.get(name);
    if (value !== undefined && value !== null) return Array.isArray(value) && value.length === 1 ? value[0] : value;
  }
  return null;
};

/** Text of a literal, of a `@value`, or the last part of the IRI of a code. */
export function textIn(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (!isObject(value)) return null;
  const literal = value['@value'] ?? property(value, 'code', 'numericalValue', 'value');
  if (literal !== null && literal !== undefined) return typeof literal === 'boolean' ? String(literal) : textIn(literal);
  return typeof value['@id'] === 'string' ? localName(value['@id']) : null;
}

export const hasType = (node: RawObject, ...types: readonly string[]): boolean => {
  const stated = node['@type'];
  return (Array.isArray(stated) ? stated : [stated]).some((type: unknown) => typeof type === 'string' && types.includes(localName(type)));
};

/** All nodes of a document, nested and linked ones, in their order; a link leads to the node with the most properties under its IRI. */
export class Graph {
  readonly nodes: RawObject[] = [];
  readonly fault: Fault | null;
  private readonly byId = new Map<string, { node: RawObject; size: number }>();

  constructor(document: unknown) {
    this.fault = this.collect(document);
  }

  /** The node that a property leads to: itself where it is nested, else the one of its IRI in the document. */
  node(value: unknown): RawObject | null {
    if (typeof value === 'string') return this.byId.get(value)?.node ?? null;
    if (!isObject(value)) return null;
    const id = value['@id'];
    return (typeof id === 'string' ? this.byId.get(id)?.node : undefined) ?? value;
  }

  private collect(document: unknown): Fault | null {
    const waiting: Array<{ value: unknown; depth: number }> = [{ value: document, depth: 0 }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { value, depth } = next;
      if (typeof value !== 'object' || value === null) continue;
      if (depth > MAX_DEPTH) return 'too-deep';
      if (isObject(value)) this.add(value);
      if (this.nodes.length > MAX_NODES) return 'too-long';
      const inside = Array.isArray(value)
        ? value
        : Object.keys(value).flatMap((key) => (key === '@context' ? [] : [(value as RawObject)[key]]));
      for (const item of inside.toReversed()) waiting.push({ value: item, depth: depth + 1 });
    }
    return null;
  }

  private add(node: RawObject): void {
    this.nodes.push(node);
    const id = node['@id'];
    if (typeof id !== 'string') return;
    const size = Object.keys(node).length;
    if ((this.byId.get(id)?.size ?? 0) < size) this.byId.set(id, { node, size });
  }
}
