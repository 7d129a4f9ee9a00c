import { readFileSync } from 'node:fs';

interface SeaRoutes {
  readonly rows: Readonly<Record<string, readonly number[]>>;
}

// Written by scripts/build-routes.ts in this shape.
const { rows } = JSON.parse(readFileSync(new URL('./sea-routes.gen.json', import.meta.url), 'utf8')) as SeaRoutes;
const order = new Map(Object.keys(rows).map((code, i) => [code, i]));

/**
 * Distance by sea in nautical miles between two ports of `ports.ts`.
 *
 * @throws when a port is not in the generated file; run `node scripts/build-routes.ts` after changing the ports.
 */
export function seaDistanceNm(from: string, to: string): number {
  if (from === to) return 0;
  const [i, j] = [order.get(from) ?? -1, order.get(to) ?? -1];
  const nm = i > j ? rows[from]?.[j] : rows[to]?.[i];
  if (nm === undefined) throw new Error(`sandbox-carrier: no sea distance ${from}–${to}; run node scripts/build-routes.ts`);
  return nm;
}
