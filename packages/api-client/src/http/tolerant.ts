import type * as z from 'zod/mini';

export interface Mismatch {
  /** `controller.call` */
  call: string;
  /** Dotted path of the invalid value. */
  path: string;
  message: string;
}

/** Maximum number of repairs of a result: each round removes all invalid values of one level. */
const ROUNDS = 8;

/**
 * Parses a result leniently: an invalid value is removed (in a list the whole row only if a required field is invalid) and reported, the
 * rest is kept. Returns `undefined` when nothing usable is left.
 */
export function parseTolerant<T>(
  schema: z.core.$ZodType<T>,
  safeParse: typeof z.safeParse,
  value: unknown,
  call: string,
  report: (mismatch: Mismatch) => void,
): { ok: true; value: T } | { ok: false } {
  let candidate = value;
  const removed = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const parsed = safeParse(schema, candidate);
    if (parsed.success) return { ok: true, value: parsed.data };
    if (round === 0) candidate = structuredClone(value);
    const paths = parsed.error.issues.map((issue) => issue.path);
    for (const issue of parsed.error.issues) report({ call, path: issue.path.join('.'), message: issue.message });
    if (paths.some((path) => path.length === 0)) return { ok: false };
    takeOut(candidate, paths, removed);
  }
  return { ok: false };
}

/** Removes the values at these paths; if the value is already gone, its parent is removed. */
function takeOut(root: unknown, paths: readonly PropertyKey[][], removed: Map<string, number>): void {
  // Later list positions first, so that a removal does not shift the others.
  const ordered = paths.toSorted((a, b) => comparePaths(b, a));
  const done = new Set<string>();
  for (const path of ordered) {
    const name = path.join('.');
    const times = removed.get(name) ?? 0;
    const target = times === 0 ? path : path.slice(0, -1);
    const targetName = target.join('.');
    removed.set(name, times + 1);
    if (target.length === 0 || done.has(targetName)) continue;
    done.add(targetName);
    removeAt(root, target);
  }
}

function removeAt(root: unknown, path: readonly PropertyKey[]): void {
  let owner: unknown = root;
  for (const key of path.slice(0, -1)) {
    if (typeof owner !== 'object' || owner === null) return;
    owner = Reflect.get(owner, key);
  }
  const last = path.at(-1);
  if (typeof owner !== 'object' || owner === null || last === undefined) return;
  if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else Reflect.deleteProperty(owner, last);
}

function comparePaths(a: readonly PropertyKey[], b: readonly PropertyKey[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const left = a[i];
    const right = b[i];
    if (left === right) continue;
    if (typeof left === 'number' && typeof right === 'number') return left - right;
    return String(left) < String(right) ? -1 : 1;
  }
  return a.length - b.length;
}
