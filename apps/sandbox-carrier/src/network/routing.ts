import { HUBS } from '../data/trades.ts';
import { NETWORK, type Trade } from './loops.ts';

/** Passage on one trade, from call `from` of its rotation to call `to`. */
export interface RouteLeg {
  readonly trade: Trade;
  readonly from: number;
  readonly to: number;
}

/** Route between two ports: one to three legs. */
export interface Route {
  readonly legs: readonly RouteLeg[];
  /** Hours at sea and in port plus an allowance per transshipment; only for comparing routes. */
  readonly cost: number;
}

/** Cost of a transshipment in hours: waiting at the hub, handling, risk. */
const TRANSFER_COST_HOURS = 96;
const MAX_ROUTES = 4;
/** Maximum cost of a route, relative to the best one. */
const MAX_DETOUR = 1.45;

const hubSet = new Set(HUBS);
const cache = new Map<string, readonly Route[]>();

function legHours({ trade, from, to }: RouteLeg): number {
  const calls = trade.loops[0]?.calls ?? [];
  return (calls[to]?.arriveHours ?? Infinity) - (calls[from]?.departHours ?? 0);
}

/** Shortest passage on a trade between two ports, if possible. */
function ride(trade: Trade, pol: string, pod: string): RouteLeg | undefined {
  let best: RouteLeg | undefined;
  for (const [from, port] of trade.ports.entries()) {
    const to = port === pol ? trade.ports.indexOf(pod, from + 1) : -1;
    if (to < 0) continue;
    const leg = { trade, from, to };
    if (!best || legHours(leg) < legHours(best)) best = leg;
  }
  return best;
}

function toRoute(legs: readonly RouteLeg[]): Route {
  const hours = legs.reduce((sum, leg) => sum + legHours(leg), 0);
  return { legs, cost: hours + (legs.length - 1) * TRANSFER_COST_HOURS };
}

/** Passages from a port to every hub, the best trade for each. */
function ridesToHubs(pol: string): Map<string, RouteLeg> {
  const best = new Map<string, RouteLeg>();
  for (const trade of NETWORK) {
    if (!trade.ports.includes(pol)) continue;
    for (const hub of trade.ports) {
      const leg = hubSet.has(hub) && hub !== pol ? ride(trade, pol, hub) : undefined;
      const known = best.get(hub);
      if (leg && (!known || legHours(leg) < legHours(known))) best.set(hub, leg);
    }
  }
  return best;
}

function directRoutes(pol: string, pod: string): Route[] {
  return NETWORK.flatMap((trade) => {
    const leg = ride(trade, pol, pod);
    return leg ? [toRoute([leg])] : [];
  });
}

/** Rejects a repeated trade, a ship that calls at the port of loading before, and one left although it goes to the port of discharge. */
function isSensible(legs: readonly RouteLeg[], pol: string, pod: string): boolean {
  if (new Set(legs.map(({ trade }) => trade.code)).size < legs.length) return false;
  if (legs.slice(1).some(({ trade, from }) => trade.ports.slice(0, from + 1).includes(pol))) return false;
  return !legs.slice(0, -1).some(({ trade, from }) => trade.ports.slice(from + 1).includes(pod));
}

function transferRoutes(pol: string, pod: string, depth: number): Route[] {
  const routes: Route[] = [];
  for (const [hub, first] of ridesToHubs(pol)) {
    if (hub === pod) continue;
    const rest = [...directRoutes(hub, pod), ...(depth > 1 ? transferRoutes(hub, pod, depth - 1) : [])];
    for (const { legs } of rest) {
      if (isSensible([first, ...legs], pol, pod)) routes.push(toRoute([first, ...legs]));
    }
  }
  return routes;
}

function findRoutes(pol: string, pod: string): Route[] {
  const near = [...directRoutes(pol, pod), ...transferRoutes(pol, pod, 1)];
  const routes = (near.length > 0 ? near : transferRoutes(pol, pod, 2)).sort((a, b) => a.cost - b.cost);
  const limit = (routes[0]?.cost ?? 0) * MAX_DETOUR;
  return routes.filter(({ cost }) => cost <= limit).slice(0, MAX_ROUTES);
}

/** Best routes between two sea ports, best first; empty when more than two transshipments would be needed. */
export function routesBetween(pol: string, pod: string): readonly Route[] {
  const key = `${pol}>${pod}`;
  let routes = cache.get(key);
  if (!routes) {
    routes = pol === pod ? [] : findRoutes(pol, pod);
    cache.set(key, routes);
  }
  return routes;
}
