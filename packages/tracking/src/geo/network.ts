import type { GeoPoint } from '../types.js';
import { LANES } from './network.gen.js';
import { distanceNm } from './sphere.js';

/** A point of the network with its neighbours. */
export interface LaneNode {
  at: GeoPoint;
  next: { node: number; nm: number }[];
}

function decoded(text: string): [lon: number, lat: number][] {
  const points: [number, number][] = [];
  let at = 0;
  const value = (): number => {
    let [result, shift, chunk] = [0, 0, 0x20];
    while (chunk >= 0x20) {
      chunk = text.charCodeAt(at++) - 63;
      result |= (chunk & 0x1f) << shift;
      shift += 5;
    }
    return result & 1 ? ~(result >> 1) : result >> 1;
  };
  let [lon, lat] = [0, 0];
  while (at < text.length) {
    lat += value();
    lon += value();
    points.push([lon, lat]);
  }
  return points;
}

let made: readonly LaneNode[] | null = null;

function connected(nodes: readonly LaneNode[]): ReadonlySet<number> {
  const found = new Set([0]);
  for (const node of found) for (const { node: next } of nodes[node]?.next ?? []) found.add(next);
  return found;
}

/** The network of sea lanes, without parts that no lane joins to the others. A point at 180° east is the one at 180° west: lanes go on there. */
export function laneNetwork(): readonly LaneNode[] {
  if (made) return made;
  const nodes: LaneNode[] = [];
  const known = new Map<string, number>();
  const nodeAt = (lon: number, lat: number): number => {
    // Ends at ±180° differ by up to two hundredths of a degree.
    const key = Math.abs(lon) === 18_000 ? `edge ${Math.round(lat / 4)}` : `${lon} ${lat}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, nodes.length);
    return nodes.push({ at: [lon / 100, lat / 100], next: [] }) - 1;
  };
  for (const line of LANES.split('\n')) {
    const points = decoded(line);
    for (const [index, point] of points.entries()) {
      const before = points[index - 1];
      if (!before) continue;
      const [a, b] = [nodeAt(...before), nodeAt(...point)];
      const [from, to] = [nodes[a], nodes[b]];
      if (!from || !to || a === b) continue;
      const nm = distanceNm(from.at, to.at);
      from.next.push({ node: b, nm });
      to.next.push({ node: a, nm });
    }
  }
  const main = connected(nodes);
  made = nodes.map((node, index) => (main.has(index) ? node : { ...node, next: [] }));
  return made;
}
