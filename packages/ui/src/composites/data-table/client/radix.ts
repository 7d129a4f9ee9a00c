import type { Sliced } from './sliced.js';

/** Integer keys by row, which determine one order. Equal keys keep their order. */
export interface SortKeys {
  lo: Uint32Array;
  /** Upper half of 64-bit keys. */
  hi?: Uint32Array | undefined;
  /** 1 for rows without a value: those come last, in both directions. */
  empty?: Uint8Array | undefined;
}

const DIGITS = 0x10000;

/**
 * Sorts row numbers by keys in linear time: a stable radix sort with digits of 16 bits.
 * @param order row numbers; sorted in place
 */
export function* radixSort(order: Uint32Array, keys: SortKeys, descending: boolean): Sliced<void> {
  let { length } = order;
  if (keys.empty) length = emptyLast(order, keys.empty);
  let from: Uint32Array = order.subarray(0, length);
  let to: Uint32Array = new Uint32Array(length);
  const flip = descending ? 0xffff : 0;
  for (const half of keys.hi ? [keys.lo, keys.hi] : [keys.lo]) {
    for (const shift of [0, 16]) {
      if (!pass({ from, to, half, shift, flip })) continue;
      [from, to] = [to, from];
      yield;
    }
  }
  if (from.buffer !== order.buffer) order.set(from);
}

interface Pass {
  from: Uint32Array;
  to: Uint32Array;
  /** Lower or upper half of the keys. */
  half: Uint32Array;
  shift: number;
  /** 0xffff reverses the digits, for descending order; 0 keeps them. */
  flip: number;
}

/** @returns false when every row has the same digit, so that nothing was moved */
function pass({ from, to, half, shift, flip }: Pass): boolean {
  const count = new Uint32Array(DIGITS);
  const { length } = from;
  // Every index below is within its array, which noUncheckedIndexedAccess cannot know.
  for (let at = 0; at < length; at++) {
    const digit = ((half[from[at] as number] as number) >>> shift) & 0xffff;
    count[digit ^ flip] = (count[digit ^ flip] as number) + 1;
  }
  let start = 0;
  for (let digit = 0; digit < DIGITS; digit++) {
    const size = count[digit] as number;
    if (size === length) return false;
    count[digit] = start;
    start += size;
  }
  for (let at = 0; at < length; at++) {
    const row = from[at] as number;
    const digit = (((half[row] as number) >>> shift) & 0xffff) ^ flip;
    const place = count[digit] as number;
    to[place] = row;
    count[digit] = place + 1;
  }
  return true;
}

/** Moves rows without a value to the end. @returns how many have one */
function emptyLast(order: Uint32Array, empty: Uint8Array): number {
  const last: number[] = [];
  let filled = 0;
  for (const row of order) {
    if (empty[row] === 1) last.push(row);
    else order[filled++] = row;
  }
  order.set(last, filled);
  return filled;
}
