import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromiumPath, launchArgs } from '../../../scripts/chromium.mjs';
import { makeFont } from './truetype.mjs';

/* Generates the slashed zero of identifiers. The web font of Inter has tabular figures but no slashed zero, so its zero is traced from a
   large screenshot and a stroke is added; the result is a font of one glyph, 2 kB per weight. Run by hand when Inter changes: node
   packages/ui/scripts/zero-font.mjs */

const ui = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(ui, '../..');
const { chromium } = createRequire(join(root, 'package.json'))('playwright');
const inter = readFileSync(join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')).toString('base64');

const PX = 1600;
const ROWS = 36;
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: launchArgs });
const page = await browser.newPage({ viewport: { width: 1600, height: 2400 } });
mkdirSync(join(ui, 'src/styles/fonts'), { recursive: true });

for (const weight of [400, 500, 600]) {
  await page.setContent(`<style>
    @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${inter}); }
    body { margin: 0; background: #fff; }
    span { position: absolute; font: ${weight} ${PX}px/1.5 Inter; font-variant-numeric: tabular-nums; }
    i { display: inline-block; inline-size: 1px; block-size: 0; }
  </style><span>0<i></i></span>`);
  await page.evaluate(() => document.fonts.ready);
  const { advance, baseline } = await page.evaluate(() => {
    const mark = document.querySelector('i').getBoundingClientRect();
    return { advance: mark.left, baseline: mark.bottom };
  });
  const picture = (await page.screenshot()).toString('base64');
  const edges = await page.evaluate(traceEdges, { picture, rows: ROWS });
  const contours = toContours(edges, baseline);
  const font = makeFont({
    family: 'Seaberry Zero',
    weight,
    codePoint: 0x30,
    advance: advance / PX,
    ascent: 0.96875,
    descent: 0.2412,
    contours,
  });
  writeFileSync(join(ui, `src/styles/fonts/zero-${weight}.ttf`), font);
  console.log(weight, font.length, 'bytes, advance', (advance / PX).toFixed(4));
}
await browser.close();

/** Runs in the page: finds the edges of the glyph on rows, closer together at top and bottom, where the outline curves. */
async function traceEdges({ picture, rows }) {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
  const ink = (x, y) => 1 - data[(y * width + x) * 4] / 255;
  const crossings = (y) => {
    const found = [];
    for (let x = 1; x < width; x += 1) {
      const [before, here] = [ink(x - 1, y), ink(x, y)];
      if (before < 0.5 !== here < 0.5) found.push(x - 0.5 + (0.5 - before) / (here - before));
    }
    return found;
  };
  const inked = [];
  for (let y = 0; y < height; y += 1) if (crossings(y).length >= 2) inked.push(y);
  const hollow = inked.filter((y) => crossings(y).length === 4);
  const sample = (list) =>
    Array.from({ length: rows }, (_, at) => {
      const part = (1 - Math.cos((Math.PI * at) / (rows - 1))) / 2;
      const y = list[Math.round(part * (list.length - 1))];
      return { y, x: crossings(y) };
    });
  return { outer: sample(inked), inner: sample(hollow) };
}

/** The ring as two contours, and the stroke from its lower to its upper end. */
function toContours({ outer, inner }, baseline) {
  const em = (x, y) => [x / PX, (baseline - y) / PX];
  const ends = outer.map(({ y, x }) => ({ y, start: x[0], end: x.at(-1) }));
  const holes = inner.map(({ y, x }) => ({ y, start: x[1], end: x[2] }));
  const clockwise = [...ends.map(({ y, end }) => em(end, y)), ...ends.toReversed().map(({ y, start }) => em(start, y))];
  const hole = [...holes.map(({ y, start }) => em(start, y)), ...holes.toReversed().map(({ y, end }) => em(end, y))];

  const [top, bottom] = [ends[0].y, ends.at(-1).y];
  const near = (list, y) => list.reduce((best, row) => (Math.abs(row.y - y) < Math.abs(best.y - y) ? row : best));
  const [yUp, yDown] = [top + (bottom - top) * 0.24, bottom - (bottom - top) * 0.24];
  const up = [(near(ends, yUp).end + near(holes, yUp).end) / 2, yUp];
  const down = [(near(ends, yDown).start + near(holes, yDown).start) / 2, yDown];
  const stem = near(holes, (top + bottom) / 2).start - near(ends, (top + bottom) / 2).start;
  const length = Math.hypot(up[0] - down[0], up[1] - down[1]);
  const half = (stem * 0.72) / 2;
  const normal = [((down[1] - up[1]) / length) * half, ((up[0] - down[0]) / length) * half];
  const stroke = [
    em(down[0] - normal[0], down[1] - normal[1]),
    em(up[0] - normal[0], up[1] - normal[1]),
    em(up[0] + normal[0], up[1] + normal[1]),
    em(down[0] + normal[0], down[1] + normal[1]),
  ];
  return [clockwise, hole, stroke];
}
