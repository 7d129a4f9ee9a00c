export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** Kind of a value as JSON knows it. Values that JSON cannot hold (undefined, functions) count as null, as `JSON.stringify` writes it in lists. */
export function kindOf(value: unknown): JsonKind {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'object' && value !== null) return 'object';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return typeof value as JsonKind;
  return 'null';
}

/** Children of an object or a list with their paths; none for anything else. A path is a JSON pointer (RFC 6901). */
export function childrenOf(value: unknown, path: string): { key: string; path: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, child]: [string, unknown]) => ({
    key,
    path: `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    value: child,
  }));
}

/** Paths of all expandable values, down to `depth` levels; the root is level 1. */
export function openable(value: unknown, depth: number, path = ''): string[] {
  const children = childrenOf(value, path);
  if (depth <= 0 || children.length === 0) return [];
  return [path, ...children.flatMap((child) => openable(child.value, depth - 1, child.path))];
}
