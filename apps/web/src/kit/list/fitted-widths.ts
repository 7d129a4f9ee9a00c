/** Width to which the widest columns may be narrowed; rather than that the table scrolls, px. */
const LEAST = 180;

/**
 * Widths of columns by what their content needs, px. Where the room is too small, the widest ones share what the others leave, so that none has
 * room to spare while another is cut; where that is too little, all have what they need.
 */
export function fittedWidths(needs: Readonly<Record<string, number>>, room: number): Readonly<Record<string, number>> {
  const ascending = Object.values(needs).toSorted((a, b) => a - b);
  let left = room;
  for (const [index, need] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - index));
    if (need > share) {
      if (share < LEAST) return needs;
      return Object.fromEntries(Object.entries(needs).map(([id, width]) => [id, Math.min(width, share)]));
    }
    left -= need;
  }
  return needs;
}
