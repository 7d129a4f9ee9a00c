/** Tree of rows with an accessor for children. */
export interface Tree<R> {
  rows: readonly R[];
  below(row: R): readonly R[] | undefined;
}

/** Whether a row with this parent is at the top: some backends give `0` as the parent of the root. */
export const isRootParent = (parent: unknown): boolean => [null, undefined, '', '0', 0].some((emptyValue) => emptyValue === parent);

/** Matching rows with their ancestors and descendants. */
export function filterTree<R extends object>({ rows, below }: Tree<R>, matches: (row: R) => boolean): Tree<R> {
  const filteredChildren = new Map<R, readonly R[] | undefined>();
  const filterRows = (siblings: readonly R[]): R[] =>
    siblings.filter((row) => {
      if (matches(row)) return true;
      const children = filterRows(below(row) ?? []);
      if (children.length > 0) filteredChildren.set(row, children);
      return children.length > 0;
    });
  return { rows: filterRows(rows), below: (row) => filteredChildren.get(row) ?? below(row) };
}

/** All ancestors of matching rows: expanding them shows every match. */
export function ancestorsOfMatches<R>({ rows, below }: Tree<R>, matches: (row: R) => boolean): Set<R> {
  const ancestors = new Set<R>();
  const visit = (row: R): boolean => {
    if ((below(row) ?? []).filter(visit).length > 0) ancestors.add(row);
    return ancestors.has(row) || matches(row);
  };
  rows.forEach(visit);
  return ancestors;
}

/** Tree with sorted siblings. */
export function sortTree<R extends object>({ rows, below }: Tree<R>, compare: (a: R, b: R) => number): Tree<R> {
  const sortedChildren = new WeakMap<R, readonly R[]>();
  const sortedBelow = (row: R): readonly R[] | undefined => {
    const children = below(row);
    if (!children) return undefined;
    const sorted = sortedChildren.get(row) ?? children.toSorted(compare);
    sortedChildren.set(row, sorted);
    return sorted;
  };
  return { rows: rows.toSorted(compare), below: sortedBelow };
}

/** Every row, parents before children. */
export function flatten<R>({ rows, below }: Tree<R>): R[] {
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
  const indexes = new Map(all.map((row, index) => [id(row), index]));
  const indexOf = (row: R): number => indexes.get(id(row)) ?? all.length;
  return chosen.toSorted((a, b) => indexOf(b) - indexOf(a));
}

/** Parent of each row that has one. */
export function parentsOf<R>({ rows, below }: Tree<R>): Map<R, R> {
  const parents = new Map<R, R>();
  for (const row of flatten({ rows, below })) for (const child of below(row) ?? []) parents.set(child, row);
  return parents;
}

/** Path from the root to a row, inclusive; empty when not found. */
export function pathTo<R>({ rows, below }: Tree<R>, matches: (row: R) => boolean): R[] {
  for (const row of rows) {
    if (matches(row)) return [row];
    const rest = pathTo({ rows: below(row) ?? [], below }, matches);
    if (rest.length > 0) return [row, ...rest];
  }
  return [];
}
