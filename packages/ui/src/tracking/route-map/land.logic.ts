import { LAND } from './land.gen.js';
import { stretched, type View } from './projection.logic.js';

interface Ring {
  /** Longitude and stretched latitude, in turns. */
  points: readonly (readonly [lon: number, y: number])[];
  west: number;
  east: number;
  south: number;
  north: number;
}

let rings: readonly Ring[] | null = null;

/** Numbers of a line in the Encoded Polyline Algorithm Format. */
function numbersOf(line: string): number[] {
  const numbers: number[] = [];
  let [result, shift] = [0, 0];
  for (let at = 0; at < line.length; at += 1) {
    const chunk = line.charCodeAt(at) - 63;
    result |= (chunk & 0x1f) << shift;
    shift += 5;
    if (chunk >= 0x20) continue;
    numbers.push(result & 1 ? ~(result >> 1) : result >> 1);
    [result, shift] = [0, 0];
  }
  return numbers;
}

function ringOf(line: string): Ring {
  const numbers = numbersOf(line);
  const points: [number, number][] = [];
  let [lon, lat] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) {
    lat += numbers[at] ?? 0;
    lon += numbers[at + 1] ?? 0;
    points.push([lon / 20, stretched(lat / 20)]);
  }
  const [lons, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { points, west: Math.min(...lons), east: Math.max(...lons), south: Math.min(...ys), north: Math.max(...ys) };
}

/** Steps shorter than this, in px, are left out. */
const LEAST_STEP = 0.6;

/** The land in a view, as data of an SVG path. A view over the date line shows the world twice. */
export function landPath({ width, height, west, north, scale }: View): string {
  rings ??= LAND.split('\n').map(ringOf);
  const [east, south] = [west + width / scale, north - height / scale];
  const parts: string[] = [];
  for (const turn of [-360, 0, 360]) {
    for (const ring of rings) {
      if (ring.west + turn > east || ring.east + turn < west || ring.south > north || ring.north < south) continue;
      parts.push(outline(ring, west - turn, north, scale));
    }
  }
  return parts.join('');
}

function outline({ points }: Ring, west: number, north: number, scale: number): string {
  let text = '';
  let [lastX, lastY] = [Infinity, Infinity];
  for (const [lon, lat] of points) {
    const [x, y] = [Math.round((lon - west) * scale * 10) / 10, Math.round((north - lat) * scale * 10) / 10];
    if (Math.abs(x - lastX) < LEAST_STEP && Math.abs(y - lastY) < LEAST_STEP) continue;
    text += `${text === '' ? 'M' : 'L'}${x} ${y}`;
    [lastX, lastY] = [x, y];
  }
  return `${text}Z`;
}
