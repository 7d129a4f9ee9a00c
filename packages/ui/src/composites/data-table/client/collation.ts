import { radixSort } from './radix.js';
import { ROWS_PER_LOOK, type Sliced } from './sliced.js';

/* Ranks texts in the order of a language without a comparison per pair. Plain ASCII is converted once to weights and sorted as numbers,
   four characters at a time; the collator decides only between texts with the same letters (a/A). Other text is compared pair by pair,
   each distinct one once. */

const collators = new Map<string, Intl.Collator>();

/** Collator of a language, cached, since creating one costs as much as thousands of comparisons. */
export function collatorOf(locale: string): Intl.Collator {
  let collator = collators.get(locale);
  if (!collator) collators.set(locale, (collator = new Intl.Collator(locale, { numeric: true })));
  return collator;
}

/** Rank of each text by index; equal texts have equal ranks. */
export function* rankTexts(texts: readonly string[], collator: Intl.Collator): Sliced<Uint32Array> {
  if (isRepetitive(texts)) return yield* rankDistinct(texts, collator);
  const weights = yield* encode(texts, weightsOf(collator));
  return weights ? yield* rankEncoded(texts, weights, collator) : yield* rankDistinct(texts, collator);
}

/** Number of distinct texts below which pairwise comparison is faster than weights. */
const FEW_TEXTS = 512;

function isRepetitive(texts: readonly string[]): boolean {
  const seen = new Set<string>();
  for (const text of texts) if (seen.add(text).size > FEW_TEXTS) return false;
  return texts.length > FEW_TEXTS;
}

/** A run of digits begins with its length, so that 9 comes before 10. */
const NUMBER = 64;
const LONGEST_NUMBER = 63;
/** Letters come after numbers; the lower five bits of a letter's code are the same in both cases. */
const LETTER = 128;

/** Weight by character code for printable ASCII except digits. */
function weightsOf(collator: Intl.Collator): Uint8Array {
  const weights = new Uint8Array(128);
  const signs: string[] = [];
  for (let code = 32; code < 127; code++) {
    const sign = String.fromCharCode(code);
    if (/[a-z]/i.test(sign)) weights[code] = LETTER + (code & 31);
    else if (!/\d/.test(sign)) signs.push(sign);
  }
  signs.sort((a, b) => collator.compare(a, b)).forEach((sign, index) => (weights[sign.charCodeAt(0)] = index + 1));
  return weights;
}

interface Encoded {
  bytes: Uint8Array;
  /** Start of each text; one more at the end. */
  starts: Uint32Array;
}

/** The texts as weights; undefined when one of them is not plain ASCII. */
function* encode(texts: readonly string[], weights: Uint8Array): Sliced<Encoded | undefined> {
  const starts = new Uint32Array(texts.length + 1);
  let bytes = new Uint8Array(texts.length * 16 + 64);
  let end = 0;
  for (let row = 0; row < texts.length; row++) {
    const text = texts[row] ?? '';
    if (end + text.length * 2 > bytes.length) {
      const larger = new Uint8Array(bytes.length * 2 + text.length * 2);
      larger.set(bytes);
      bytes = larger;
    }
    end = encodeOne(text, weights, bytes, end);
    if (end < 0) return undefined;
    starts[row + 1] = end;
    if (row % ROWS_PER_LOOK === 0) yield;
  }
  return { bytes, starts };
}

/** @returns end of the weights; −1 for a text without weights */
function encodeOne(text: string, weights: Uint8Array, bytes: Uint8Array, from: number): number {
  let end = from;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 48 || code > 57) {
      const weight = weights[code] ?? 0;
      if (weight === 0) return -1;
      bytes[end++] = weight;
      continue;
    }
    const lead = end++;
    let digits = 0;
    for (; index < text.length; index++) {
      const digit = text.charCodeAt(index) - 48;
      if (digit < 0 || digit > 9) break;
      if (digit === 0 && digits === 0) continue;
      bytes[end++] = digit + 1;
      digits++;
    }
    index--;
    if (digits > LONGEST_NUMBER) return -1;
    bytes[lead] = NUMBER + digits;
  }
  return end;
}

/** Four weights as one number, padded with 0, so that a shorter text comes first. */
function chunk({ bytes, starts }: Encoded, row: number, level: number): number {
  const from = (starts[row] ?? 0) + level * 4;
  const end = starts[row + 1] ?? 0;
  let key = 0;
  for (let index = from; index < from + 4; index++) key = (key << 8) | (index < end ? (bytes[index] ?? 0) : 0);
  return key >>> 0;
}

function* rankEncoded(texts: readonly string[], encoded: Encoded, collator: Intl.Collator): Sliced<Uint32Array> {
  const rank = new Uint32Array(texts.length);
  const keys = new Uint32Array(texts.length);
  // Rows that share a rank with others: only those are compared again.
  let open = Uint32Array.from(texts.keys());
  for (let level = 0; open.length > 0; level++) {
    let more = false;
    for (const row of open) {
      const key = chunk(encoded, row, level);
      keys[row] = key;
      more ||= key !== 0;
    }
    yield;
    if (!more) break;
    yield* radixSort(open, { lo: keys, hi: rank }, false);
    open = regroup(open, rank, (a, b) => keys[a] === keys[b]);
    yield;
  }
  yield* breakTies(open, rank, texts, collator);
  return rank;
}

/** Assigns the rank of its first position to every group of equals in a sorted run. @returns rows that still share a rank */
function regroup(sorted: Uint32Array, rank: Uint32Array, same: (a: number, b: number) => boolean): Uint32Array<ArrayBuffer> {
  const open = new Uint32Array(sorted.length);
  let count = 0;
  let start = 0;
  while (start < sorted.length) {
    const first = sorted[start] as number;
    const old = rank[first] as number;
    // All rows of one old rank, then the runs of equals within them.
    let end = start;
    let group = start;
    const flush = (): void => {
      for (let index = group; index < end; index++) {
        rank[sorted[index] as number] = old + group - start;
        if (end - group > 1) open[count++] = sorted[index] as number;
      }
      group = end;
    };
    while (end < sorted.length) {
      const row = sorted[end] as number;
      if (end > start && rank[row] !== old) break;
      if (end > group && !same(sorted[group] as number, row)) flush();
      end++;
    }
    flush();
    start = end;
  }
  return open.slice(0, count);
}

/** Ties of equal letters: the collator decides about case. */
function* breakTies(open: Uint32Array, rank: Uint32Array, texts: readonly string[], collator: Intl.Collator): Sliced<void> {
  const compare = (a: number, b: number): number => {
    const [one, other] = [texts[a] ?? '', texts[b] ?? ''];
    return one === other ? 0 : collator.compare(one, other);
  };
  let start = 0;
  while (start < open.length) {
    const shared = rank[open[start] as number];
    const text = texts[open[start] as number];
    let end = start + 1;
    let mixed = false;
    for (; end < open.length && rank[open[end] as number] === shared; end++) mixed ||= texts[open[end] as number] !== text;
    if (mixed) {
      const rows = open.subarray(start, end).slice();
      const distinct = new Map<string, number>();
      for (const row of rows) distinct.set(texts[row] ?? '', row);
      const sorted = [...distinct.values()].toSorted(compare);
      let place = -1;
      const places = new Map(
        sorted.map((row, index) => {
          if (index === 0 || compare(sorted[index - 1] as number, row) !== 0) place++;
          return [texts[row] ?? '', place];
        }),
      );
      // There are fewer positions than rows, so no rank reaches into the next group.
      for (const row of rows) rank[row] = (shared ?? 0) + (places.get(texts[row] ?? '') ?? 0);
    }
    start = end;
    yield;
  }
}

/** Text of any script: each distinct one is sorted once. */
function* rankDistinct(texts: readonly string[], collator: Intl.Collator): Sliced<Uint32Array> {
  const places = new Map<string, number>();
  for (const text of texts) places.set(text, 0);
  yield;
  const sorted = yield* mergeSort([...places.keys()], (a, b) => collator.compare(a, b));
  let place = 0;
  for (let index = 0; index < sorted.length; index++) {
    const text = sorted[index] ?? '';
    if (index > 0 && collator.compare(sorted[index - 1] ?? '', text) !== 0) place++;
    places.set(text, place);
    if (index % ROWS_PER_LOOK === 0) yield;
  }
  return Uint32Array.from(texts, (text) => places.get(text) ?? 0);
}

/** Run length that is sorted in one go. */
const RUN = 512;

function* mergeSort<T>(items: T[], compare: (a: T, b: T) => number): Sliced<T[]> {
  let from: T[] = [];
  for (let index = 0; index < items.length; index += RUN) {
    from.push(...items.slice(index, index + RUN).sort(compare));
    yield;
  }
  for (let width = RUN; width < items.length; width *= 2) {
    const to: T[] = [];
    for (let start = 0; start < from.length; start += width * 2) {
      let left = start;
      let right = Math.min(start + width, from.length);
      const middle = right;
      const end = Math.min(start + width * 2, from.length);
      while (left < middle && right < end) {
        to.push(compare(from[left] as T, from[right] as T) <= 0 ? (from[left++] as T) : (from[right++] as T));
        if (to.length % 1024 === 0) yield;
      }
      while (left < middle) to.push(from[left++] as T);
      while (right < end) to.push(from[right++] as T);
    }
    from = to;
  }
  return from;
}
