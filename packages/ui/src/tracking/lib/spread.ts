export interface Spreadable {
  /** Wanted centre, in units; items are in this order. */
  wanted: number;
  /** In units. */
  width: number;
}

/**
 * Centres as near to the wanted ones as order, gap and bounds allow (least squares, pool adjacent violators).
 *
 * @returns null when the items do not fit between `from` and `to` at all.
 */
export function spread(items: readonly Spreadable[], from: number, to: number, gap: number): number[] | null {
  const total = items.reduce((sum, item) => sum + item.width, 0) + gap * Math.max(0, items.length - 1);
  if (total > to - from) return null;

  // After subtracting the offsets, "no overlap" becomes "not decreasing", which pooling solves exactly.
  const blocks: { sum: number; count: number }[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const item of items) {
    offsets.push(offset + item.width / 2);
    blocks.push({ sum: item.wanted - offset - item.width / 2, count: 1 });
    offset += item.width + gap;
    pool(blocks);
  }

  const last = to - from - total;
  const centres: number[] = [];
  for (const block of blocks) {
    const start = Math.min(Math.max(block.sum / block.count, from), from + last);
    for (let n = 0; n < block.count; n += 1) centres.push(start + (offsets[centres.length] ?? 0));
  }
  return centres;
}

function pool(blocks: { sum: number; count: number }[]): void {
  for (;;) {
    const right = blocks.at(-1);
    const left = blocks.at(-2);
    if (!right || !left || left.sum / left.count <= right.sum / right.count) return;
    blocks.splice(-2, 2, { sum: left.sum + right.sum, count: left.count + right.count });
  }
}
