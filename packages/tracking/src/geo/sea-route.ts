import type { GeoPoint } from '../types.js';
import { laneNetwork, type LaneNode } from './network.js';
import { distanceNm, greatCircle, unwrapped } from './sphere.js';

/** Farther from every sea lane a place has no way by sea. */
const MAX_FROM_LANE_NM = 400;
/** Lanes that are nearly as near as the nearest may lead in a better direction. */
const ALSO_NM = 40;

/** Ways found before: a search takes some milliseconds, and most shipments go between the same ports. */
const MAX_FOUND = 500;
const found = new Map<string, readonly GeoPoint[] | null>();

class Queue {
  readonly #items: [cost: number, node: number][] = [];

  push(cost: number, node: number): void {
    const items = this.#items;
    let at = items.push([cost, node]) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((items[parent]?.[0] ?? 0) <= cost) break;
      this.#swap(at, parent);
      at = parent;
    }
  }

  pop(): [cost: number, node: number] | undefined {
    const items = this.#items;
    const top = items[0];
    const last = items.pop();
    if (!top || !last || items.length === 0) return top;
    items[0] = last;
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let least = at;
      for (const child of [left, right]) if ((items[child]?.[0] ?? Infinity) < (items[least]?.[0] ?? Infinity)) least = child;
      if (least === at) return top;
      this.#swap(at, least);
      at = least;
    }
  }

  #swap(a: number, b: number): void {
    const [first, second] = [this.#items[a], this.#items[b]];
    if (first && second) [this.#items[a], this.#items[b]] = [second, first];
  }
}

function entries(nodes: readonly LaneNode[], place: GeoPoint): { node: number; nm: number }[] {
  let near: { node: number; nm: number }[] = [];
  let nearest = MAX_FROM_LANE_NM;
  for (const [node, { at, next }] of nodes.entries()) {
    if (next.length === 0) continue;
    if (Math.abs(at[1] - place[1]) * 60 > nearest + ALSO_NM) continue;
    const nm = distanceNm(at, place);
    if (nm > nearest + ALSO_NM) continue;
    nearest = Math.min(nearest, nm);
    near.push({ node, nm });
  }
  near = near.filter(({ nm }) => nm <= nearest + ALSO_NM);
  return near.toSorted((a, b) => a.nm - b.nm);
}

/**
 * The usual way of a ship between two places: the shortest along the sea lanes, over the date line and through the canals. It is for
 * drawing and for estimates, not for navigation.
 *
 * @returns null where no lane is near or none leads there
 */
export function seaRoute(from: GeoPoint, to: GeoPoint): readonly GeoPoint[] | null {
  const key = [...from, ...to].join(' ');
  const known = found.get(key);
  if (known !== undefined) return known;
  const route = search(from, to);
  const oldest = found.size >= MAX_FOUND ? found.keys().next().value : undefined;
  if (oldest !== undefined) found.delete(oldest);
  found.set(key, route);
  return route;
}

function search(from: GeoPoint, to: GeoPoint): GeoPoint[] | null {
  const nodes = laneNetwork();
  const ends = new Map(entries(nodes, to).map(({ node, nm }) => [node, nm]));
  const starts = entries(nodes, from);
  if (ends.size === 0 || starts.length === 0) return null;
  const costs = new Map<number, number>();
  const before = new Map<number, number>();
  const queue = new Queue();
  for (const { node, nm } of starts) {
    costs.set(node, nm);
    queue.push(nm, node);
  }
  let best: { node: number; nm: number } | null = null;
  for (let top = queue.pop(); top && top[0] < (best?.nm ?? Infinity); top = queue.pop()) {
    const [cost, node] = top;
    if (cost > (costs.get(node) ?? Infinity)) continue;
    const rest = ends.get(node);
    if (rest !== undefined && cost + rest < (best?.nm ?? Infinity)) best = { node, nm: cost + rest };
    for (const { node: next, nm } of nodes[node]?.next ?? []) {
      if (cost + nm >= (costs.get(next) ?? Infinity)) continue;
      costs.set(next, cost + nm);
      before.set(next, node);
      queue.push(cost + nm, next);
    }
  }
  if (!best) return null;
  const path: GeoPoint[] = [];
  for (let node: number | undefined = best.node; node !== undefined; node = before.get(node)) {
    const at = nodes[node]?.at;
    if (at) path.unshift(at);
  }
  return smooth(unwrapped([from, ...path, to]));
}

function smooth(path: readonly GeoPoint[]): GeoPoint[] {
  const line: GeoPoint[] = [];
  for (const [index, to] of path.entries()) {
    const from = path[index - 1];
    line.push(...(from ? greatCircle(from, to).slice(1) : [to]));
  }
  return unwrapped(line);
}
