import { clampWidth } from '@seaberry/ui/column-layout';

/** Width to which the widest columns may be narrowed; rather than that the table scrolls, px. */
const LEAST = 180;

type Widths = Readonly<Record<string, number>>;

const sumOf = (widths: Widths): number => Object.values(widths).reduce((sum, width) => sum + width, 0);

/**
 * Widths of columns by what their content needs, px. Where the room is too small, those of `yielding` are narrowed first, in their order and
 * to their width there. Then the widest ones share what the others leave, so that none has room to spare while another is cut; where that is
 * too little, all have what they need.
 */
export function fittedWidths(contents: Widths, room: number, yielding: Widths = {}): Widths {
  // The table makes no column narrower than its least width, however little is in it.
  const needs = Object.fromEntries(Object.entries(contents).map(([id, width]) => [id, clampWidth({}, width)]));
  const yielded = { ...needs };
  for (const [id, least] of Object.entries(yielding)) {
    const need = needs[id];
    if (need !== undefined && need > least) yielded[id] = Math.max(least, Math.min(need, need - (sumOf(yielded) - room)));
  }
  return shared(yielded, room) ?? needs;
}

/** Null where the widest ones would have too little. */
function shared(needs: Widths, room: number): Widths | null {
  const ascending = Object.values(needs).toSorted((a, b) => a - b);
  let left = room;
  for (const [index, need] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - index));
    if (need > share) {
      if (share < LEAST) return null;
      return Object.fromEntries(Object.entries(needs).map(([id, width]) => [id, Math.min(width, share)]));
    }
    left -= need;
  }
  return needs;
}
