import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

/* A zip archive whose first entry is compressed in pieces: each piece is an independent run of deflate blocks, so that different
   processes can make them. The header with checksum and sizes is written last and stored first. Positions of fields are those of the
   ZIP specification (APPNOTE.TXT). */

const deflate = promisify<Uint8Array, { finishFlush: number }, Buffer>(deflateRaw);

/** Checksum and sizes so far. */
export interface Packed {
  crc: number;
  raw: number;
  size: number;
}

export const NOTHING_PACKED: Packed = { crc: 0, raw: 0, size: 0 };

/** Maximum sizes of an archive without the zip64 extension. */
export const MAX_RAW_BYTES = 0xff_ff_ff_ff;

/** @param last Ends the entry. */
export async function pack(before: Packed, text: string, last: boolean): Promise<{ bytes: Buffer; packed: Packed }> {
  const input = Buffer.from(text, 'utf8');
  const bytes = await deflate(input, { finishFlush: last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH });
  return { bytes, packed: { crc: crc32(input, before.crc), raw: before.raw + input.length, size: before.size + bytes.length } };
}

const LOCAL = 0x04_03_4b_50;
export const CENTRAL = 0x02_01_4b_50;
export const END = 0x06_05_4b_50;
const VERSION = 20;
const UTF8 = 0x08_00;
export const DEFLATED = 8;
/** 1980-01-01, the epoch of the format. */
const FIRST_DAY = 0x21;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
export const END_BYTES = 22;

/** Fields shared by the local header and the directory. */
function describe(into: Buffer, at: number, { crc, raw, size }: Packed, name: Buffer): void {
  into.writeUInt16LE(VERSION, at);
  into.writeUInt16LE(UTF8, at + 2);
  into.writeUInt16LE(DEFLATED, at + 4);
  into.writeUInt16LE(FIRST_DAY, at + 8);
  into.writeUInt32LE(crc, at + 10);
  into.writeUInt32LE(size, at + 14);
  into.writeUInt32LE(raw, at + 18);
  into.writeUInt16LE(name.length, at + 22);
}

/** Header before the bytes of an entry. */
export function localHeader(path: string, packed: Packed): Buffer {
  const name = Buffer.from(path, 'utf8');
  const header = Buffer.alloc(LOCAL_BYTES);
  header.writeUInt32LE(LOCAL, 0);
  describe(header, 4, packed, name);
  return Buffer.concat([header, name]);
}

function centralHeader(path: string, packed: Packed, offset: number): Buffer {
  const name = Buffer.from(path, 'utf8');
  const header = Buffer.alloc(CENTRAL_BYTES);
  header.writeUInt32LE(CENTRAL, 0);
  header.writeUInt16LE(VERSION, 4);
  describe(header, 6, packed, name);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, name]);
}

/** Everything after the first entry: small entries and the directory. */
export async function zipTail(first: string, packed: Packed, parts: readonly (readonly [path: string, text: string])[]): Promise<Buffer> {
  const bodies: Buffer[] = [];
  const directory = [centralHeader(first, packed, 0)];
  let offset = localHeader(first, packed).length + packed.size;
  for (const [path, text] of parts) {
    const entry = await pack(NOTHING_PACKED, text, true);
    const body = Buffer.concat([localHeader(path, entry.packed), entry.bytes]);
    directory.push(centralHeader(path, entry.packed, offset));
    bodies.push(body);
    offset += body.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, central, end]);
}
