/* Minimal TrueType writer for a font of one glyph made of straight lines. OpenType 1.9.1, chapters «glyf», «cmap», «head» … */

const UNITS = 2000;

/**
 * @param {{ family: string, weight: number, codePoint: number, advance: number, ascent: number, descent: number,
 *   contours: [number, number][][] }} font lengths in em; outer contours run clockwise, holes the other way
 * @returns {Buffer}
 */
export function makeFont({ family, weight, codePoint, advance, ascent, descent, contours }) {
  const units = (em) => Math.round(em * UNITS);
  const shapes = contours.map((contour) => contour.map(([x, y]) => [units(x), units(y)]));
  const all = shapes.flat();
  const box = {
    xMin: Math.min(...all.map(([x]) => x)),
    yMin: Math.min(...all.map(([, y]) => y)),
    xMax: Math.max(...all.map(([x]) => x)),
    yMax: Math.max(...all.map(([, y]) => y)),
  };
  const glyph = pad(glyf(shapes, box));
  const metrics = { up: units(ascent), down: units(descent), width: units(advance) };
  return assemble({
    'OS/2': os2(weight, codePoint, metrics),
    cmap: cmap(codePoint),
    glyf: glyph,
    head: head(box),
    hhea: hhea(metrics, box),
    hmtx: words(metrics.width, 0, metrics.width, box.xMin),
    loca: longs(0, 0, glyph.length),
    maxp: Buffer.concat([longs(0x00010000), words(2, all.length, shapes.length, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: name(family),
    post: Buffer.concat([longs(0x00030000, 0), words(0, 0), longs(0, 0, 0, 0, 0)]),
  });
}

const words = (...values) => {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, at) => buffer.writeUInt16BE(value & 0xffff, at * 2));
  return buffer;
};
const longs = (...values) => {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => buffer.writeUInt32BE(value >>> 0, at * 4));
  return buffer;
};
const pad = (buffer) => Buffer.concat([buffer, Buffer.alloc((4 - (buffer.length % 4)) % 4)]);

function glyf(shapes, box) {
  const points = shapes.flat();
  let last = -1;
  const ends = shapes.map((shape) => (last += shape.length));
  const flags = [];
  const xs = [];
  const ys = [];
  let from = [0, 0];
  points.forEach((point, at) => {
    let flag = at === 0 ? 0x41 : 0x01; // on-curve point; the contours overlap
    [xs, ys].forEach((out, axis) => {
      const delta = point[axis] - from[axis];
      const [short, same] = axis === 0 ? [0x02, 0x10] : [0x04, 0x20];
      if (delta === 0) flag |= same;
      else if (Math.abs(delta) < 256) {
        flag |= short | (delta > 0 ? same : 0);
        out.push(Buffer.from([Math.abs(delta)]));
      } else out.push(words(delta));
    });
    flags.push(flag);
    from = point;
  });
  return Buffer.concat([words(shapes.length, box.xMin, box.yMin, box.xMax, box.yMax, ...ends, 0), Buffer.from(flags), ...xs, ...ys]);
}

function cmap(codePoint) {
  const delta = (1 - codePoint) & 0xffff;
  const table = words(4, 32, 0, 4, 4, 1, 0, codePoint, 0xffff, 0, codePoint, 0xffff, delta, 1, 0, 0);
  return Buffer.concat([words(0, 1, 3, 1), longs(12), table]);
}

function head(box) {
  return Buffer.concat([
    longs(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
    words(0x000b, UNITS),
    longs(0, 0, 0, 0), // no dates, for reproducible output
    words(box.xMin, box.yMin, box.xMax, box.yMax, 0, 8, 2, 1, 0),
  ]);
}

function hhea({ up, down, width }, box) {
  return Buffer.concat([longs(0x00010000), words(up, -down, 0, width, box.xMin, width - box.xMax, box.xMax, 1, 0, 0, 0, 0, 0, 0, 0, 2)]);
}

function os2(weight, codePoint, { up, down, width }) {
  return Buffer.concat([
    words(4, width, weight, 5, 0, 1300, 1200, 0, 300, 1300, 1200, 0, 900, 100, 600, 0),
    Buffer.alloc(10),
    longs(1, 0, 0, 0),
    Buffer.from('SBRY'),
    words(0x40, codePoint, codePoint, up, -down, 0, up, down),
    longs(1, 0),
    words(1100, 1454, 0, 0x20, 1),
  ]);
}

function name(family) {
  const texts = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '')],
    [13, 'SIL Open Font License 1.1. Outline derived from Inter, (c) The Inter Project Authors.'],
  ].map(([id, text]) => [id, Buffer.from(text, 'utf16le').swap16()]);
  let offset = 0;
  const records = texts.map(([id, text]) => {
    const record = words(3, 1, 0x409, id, text.length, offset);
    offset += text.length;
    return record;
  });
  return Buffer.concat([words(0, texts.length, 6 + texts.length * 12), ...records, ...texts.map(([, text]) => text)]);
}

function assemble(tables) {
  const tags = Object.keys(tables).sort();
  const power = 2 ** Math.floor(Math.log2(tags.length));
  const header = Buffer.concat([longs(0x00010000), words(tags.length, power * 16, Math.log2(power), tags.length * 16 - power * 16)]);
  let offset = 12 + tags.length * 16;
  const directory = tags.map((tag) => {
    const body = tables[tag];
    const record = Buffer.concat([Buffer.from(tag.padEnd(4)), longs(sum(body), offset, body.length)]);
    offset += pad(body).length;
    return record;
  });
  const file = Buffer.concat([header, ...directory, ...tags.map((tag) => pad(tables[tag]))]);
  const headAt = directory[tags.indexOf('head')].readUInt32BE(8);
  file.writeUInt32BE((0xb1b0afba - sum(file)) >>> 0, headAt + 8);
  return file;
}

function sum(buffer) {
  const whole = pad(buffer);
  let total = 0;
  for (let at = 0; at < whole.length; at += 4) total = (total + whole.readUInt32BE(at)) >>> 0;
  return total;
}
