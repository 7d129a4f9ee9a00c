import type { RowDrop } from '../../lib/row-drag.js';

/** Ids with one of them moved by one place; the same list where there is none. */
export function moveBy(ids: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  const rest = ids.filter((one) => one !== id);
  rest.splice(to, 0, id);
  return rest;
}

/** Ids with one of them beside another; the same list where nothing moves. */
export function moveTo(ids: readonly string[], { id, target, edge }: RowDrop): readonly string[] {
  const rest = ids.filter((one) => one !== id);
  const at = rest.indexOf(target);
  if (id === target || at < 0) return ids;
  rest.splice(edge === 'start' ? at : at + 1, 0, id);
  return rest.join('\n') === ids.join('\n') ? ids : rest;
}
