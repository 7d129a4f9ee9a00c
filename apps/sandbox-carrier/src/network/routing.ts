import { HUBS } from '../data/trades.ts';
import { NETWORK, type Trade } from './loops.ts';

/** A ride on one trade, from the call at index `from` of its rotation to the one at index `to`. */
export interface RouteLeg {
  readonly trade: Trade;
  readonly from: number;
  readonly to: number;
}

/** A way between two ports: one to three legs. */
export interface Route {
  readonly legs: readonly RouteLeg[];
  /** Hours at sea and in port plus an allowance for every change of ship; only for comparing routes. */
  readonly cost: number;
}

/** Cost of a change of ship in hours: waiting at the hub, handling, risk. */
const TRANSFER_COST_HOURS = 96;
const MAX_ROUTES = 4;
/** Routes that take this much longer than the best one are not offered. */
const MAX_DETOUR = 1.45;

const hubSet = new Set(HUBS);
const cache = new Map<string, readonly Route[]>();

function legHours({ trade, from, to }: RouteLeg): number {
  const calls = trade.loops[0]?.calls ?? [];
  return (calls[to]?.arriveHours ?? Infinity) - (calls[from]?.departHours ?? 0);
}

/** The shortest ride on a trade from one port to another, if the rotation allows it. */
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

/** Rides from a port to every hub, the best trade for each hub. */
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

/** No trade twice, no ship that calls at the port of loading before the box joins her, none left that goes to the port of discharge. */
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

/** The best routes between two sea ports, best first; empty when the network has none with at most two changes of ship. */
export function routesBetween(pol: string, pod: string): readonly Route[] {
  const key = `${pol}>${pod}`;
  let routes = cache.get(key);
  if (!routes) {
    routes = pol === pod ? [] : findRoutes(pol, pod);
    cache.set(key, routes);
  }
  return routes;
}
