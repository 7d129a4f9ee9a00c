import { inflateRawSync } from 'node:zlib';
import { CENTRAL, DEFLATED, END, END_BYTES, localHeader, NOTHING_PACKED, pack, zipTail } from '../zip.ts';

/* The parts of a workbook are unpacked here with a limit and packed anew: the library that reads it would unpack a small file into gigabytes.
   Positions of fields are those of the ZIP specification (APPNOTE.TXT). */

/** Signature of the end of the directory. */
const END_SIGNATURE = Buffer.alloc(4);
END_SIGNATURE.writeUInt32LE(END);
const LONGEST_COMMENT = 0xff_ff;
const STORED = 0;
/** Value of a 32-bit field whose actual number is in the zip64 extension. */
const ELSEWHERE = 0xff_ff_ff_ff;
const ZIP64 = 1;

/** The parts are larger than the limit. */
export class UnpackedTooLarge extends Error {}

interface Entry {
  name: string;
  method: number;
  size: number;
  offset: number;
}

/** @throws RangeError when the archive is damaged */
function entriesOf(zip: Buffer): Entry[] {
  const end = zip.lastIndexOf(END_SIGNATURE);
  if (end < 0 || end < zip.length - END_BYTES - LONGEST_COMMENT) throw new RangeError('No directory.');
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new RangeError('A damaged directory.');
    const extraAt = at + 46 + zip.readUInt16LE(at + 28);
    const extraEnd = extraAt + zip.readUInt16LE(at + 30);
    const [, size, offset] = withZip64(
      [zip.readUInt32LE(at + 24), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)],
      zip.subarray(extraAt, extraEnd),
    );
    entries.push({ name: zip.toString('utf8', at + 46, extraAt), method: zip.readUInt16LE(at + 10), size, offset });
    at = extraEnd + zip.readUInt16LE(at + 32);
  }
  return entries;
}

type Numbers = [raw: number, size: number, offset: number];

function withZip64(numbers: Numbers, extra: Buffer): Numbers {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== ZIP64) continue;
    let next = at + 4;
    const read = (value: number): number => {
      if (value !== ELSEWHERE) return value;
      next += 8;
      return Number(extra.readBigUInt64LE(next - 8));
    };
    return [read(numbers[0]), read(numbers[1]), read(numbers[2])];
  }
  return numbers;
}

function unpackOne(zip: Buffer, { method, size, offset }: Entry, left: number): Buffer {
  const from = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const packed = zip.subarray(from, from + size);
  if (method === STORED && packed.length <= left) return packed;
  if (method === STORED || left <= 0) throw new UnpackedTooLarge();
  if (method !== DEFLATED) throw new RangeError('An unknown compression.');
  try {
    return inflateRawSync(packed, { maxOutputLength: left });
  } catch (error) {
    if (error instanceof RangeError) throw new UnpackedTooLarge();
    throw error;
  }
}

/**
 * The workbook reduced to its texts; no text is unpacked beyond the limit.
 *
 * @throws UnpackedTooLarge, or another error when the archive is damaged
 */
export async function repack(bytes: Uint8Array, mostBytes: number): Promise<Buffer> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = mostBytes;
  const parts = entriesOf(zip)
    .filter(({ name }) => /\.(?:xml|rels)$/u.test(name))
    .map((entry): [string, string] => {
      const text = unpackOne(zip, entry, left);
      left -= text.length;
      return [entry.name, text.toString('utf8')];
    });
  const [first, ...rest] = parts;
  if (!first) throw new RangeError('No workbook.');
  const { bytes: body, packed } = await pack(NOTHING_PACKED, first[1], true);
  return Buffer.concat([localHeader(first[0], packed), body, await zipTail(first[0], packed, rest)]);
}
