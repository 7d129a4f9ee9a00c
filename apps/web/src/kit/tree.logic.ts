/** Tree of rows with an accessor for children. */
export interface Forest<R> {
  rows: readonly R[];
  below(row: R): readonly R[] | undefined;
}

/** Whether a row with this parent is at the top: some backends give `0` as the parent of the root. */
export const isTop = (parent: unknown): boolean => [null, undefined, '', '0', 0].some((none) => none === parent);

/** Matching rows with their ancestors and descendants. */
export function filterForest<R extends object>({ rows, below }: Forest<R>, fits: (row: R) => boolean): Forest<R> {
  const kept = new Map<R, readonly R[] | undefined>();
  const keep = (siblings: readonly R[]): R[] =>
    siblings.filter((row) => {
      if (fits(row)) return true;
      const children = keep(below(row) ?? []);
      if (children.length > 0) kept.set(row, children);
      return children.length > 0;
    });
  return { rows: keep(rows), below: (row) => kept.get(row) ?? below(row) };
}

/** All ancestors of matching rows: expanding them shows every match. */
export function ancestorsOfMatches<R>({ rows, below }: Forest<R>, fits: (row: R) => boolean): Set<R> {
  const ancestors = new Set<R>();
  const look = (row: R): boolean => {
    if ((below(row) ?? []).filter(look).length > 0) ancestors.add(row);
    return ancestors.has(row) || fits(row);
  };
  rows.forEach(look);
  return ancestors;
}

/** Tree with sorted siblings. */
export function sortForest<R extends object>({ rows, below }: Forest<R>, compare: (a: R, b: R) => number): Forest<R> {
  const known = new WeakMap<R, readonly R[]>();
  const sortedBelow = (row: R): readonly R[] | undefined => {
    const children = below(row);
    if (!children) return undefined;
    const sorted = known.get(row) ?? children.toSorted(compare);
    known.set(row, sorted);
    return sorted;
  };
  return { rows: rows.toSorted(compare), below: sortedBelow };
}

/** Every row, parents before children. */
export function flatten<R>({ rows, below }: Forest<R>): R[] {
  const all: R[] = [];
  const add = (row: R): void => {
    all.push(row);
    below(row)?.forEach(add);
  };
  rows.forEach(add);
  return all;
}

/** Chosen rows, children before their parents; rows that are not loaded come before the others. */
export function childrenBeforeParents<R>(all: readonly R[], chosen: readonly R[], id: (row: R) => string): R[] {
  const place = new Map(all.map((row, at) => [id(row), at]));
  const placeOf = (row: R): number => place.get(id(row)) ?? all.length;
  return chosen.toSorted((a, b) => placeOf(b) - placeOf(a));
}

/** Parent of each row that has one. */
export function parentsOf<R>({ rows, below }: Forest<R>): Map<R, R> {
  const known = new Map<R, R>();
  for (const row of flatten({ rows, below })) for (const child of below(row) ?? []) known.set(child, row);
  return known;
}

/** Path from the root to a row, inclusive; empty when not found. */
export function pathTo<R>({ rows, below }: Forest<R>, is: (row: R) => boolean): R[] {
  for (const row of rows) {
    if (is(row)) return [row];
    const rest = pathTo({ rows: below(row) ?? [], below }, is);
    if (rest.length > 0) return [row, ...rest];
  }
  return [];
}
