// Writes the outline of the land for maps: world-atlas (Natural Earth, public domain), simplified. `--check` compares instead.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import { writeOrCheck } from './write-or-check.mjs';

const world = createRequire(import.meta.url)('world-atlas/land-50m.json');
/** Degrees: a point nearer to the line through its neighbours is left out, and so is an island smaller than this. */
const [TOLERANCE, SMALLEST] = [0.08, 0.3];
/** Maps end before Antarctica. */
const SOUTH = -60;

/** Distance of a point from the line between two others, in degrees. */
function away([x, y], [x1, y1], [x2, y2]) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const f = dx === 0 && dy === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x1 - f * dx, y - y1 - f * dy);
}

/** Douglas–Peucker. */
function simplified(points) {
  let [far, at] = [0, 0];
  for (let index = 1; index < points.length - 1; index += 1) {
    const distance = away(points[index], points[0], points.at(-1));
    if (distance > far) [far, at] = [distance, index];
  }
  if (far <= TOLERANCE) return [points[0], points.at(-1)];
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))];
}

/** A closed ring has no line from its first to its last point: it is taken in two halves. */
function ring(points) {
  const half = Math.floor(points.length / 2);
  return [...simplified(points.slice(0, half + 1)).slice(0, -1), ...simplified(points.slice(half))];
}

/** A coast over the date line goes on beyond 180°, in place of a jump to the other side of the world. */
function unwrapped(points) {
  let turn = 0;
  return points.map(([lon, lat], index) => {
    const before = points[index - 1];
    if (before) turn -= 360 * Math.round((lon - before[0]) / 360);
    return [lon + turn, lat];
  });
}

const span = (values) => Math.max(...values) - Math.min(...values);
const isShown = (points) => {
  const [lons, lats] = [points.map(([lon]) => lon), points.map(([, lat]) => lat)];
  return Math.max(...lats) > SOUTH && Math.max(span(lons), span(lats)) >= SMALLEST;
};

/** A number in the Encoded Polyline Algorithm Format. */
function encoded(value) {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  for (; rest >= 0x20; rest >>= 5) text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
  return text + String.fromCharCode(rest + 63);
}

function line(points) {
  let [lon, lat, text] = [0, 0, ''];
  // The last point is the first one again.
  for (const [x, y] of points.slice(0, -1)) {
    const [nextLon, nextLat] = [Math.round(x * 20), Math.round(y * 20)];
    if (text !== '' && nextLon === lon && nextLat === lat) continue;
    text += encoded(nextLat - lat) + encoded(nextLon - lon);
    [lon, lat] = [nextLon, nextLat];
  }
  return text;
}

const { features } = feature(world, world.objects.land);
const rings = features
  .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
  .flat()
  .map(unwrapped)
  .filter(isShown)
  .map((points) => line(ring(points)));

const file = fileURLToPath(new URL('../src/tracking/route-map/land.gen.ts', import.meta.url));
writeOrCheck(
  {
    [file]: `// Made by scripts/land.mjs from world-atlas (Natural Earth, public domain); do not edit.

/** Outlines of the land, one ring a line, in the Encoded Polyline Algorithm Format in twentieths of a degree. */
export const LAND = ${JSON.stringify(rings.join('\n'))};
`,
  },
  'pnpm --filter @seaberry/ui generate',
);
