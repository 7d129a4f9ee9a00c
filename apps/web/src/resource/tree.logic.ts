/** A tree whose rows are looked at through their children. */
export interface Forest<R> {
  rows: readonly R[];
  below(row: R): readonly R[] | undefined;
}

/** What fits, with the way to it and what lies below it. */
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

/** Every row, parents before children. */
export const flatten = <R>({ rows, below }: Forest<R>): R[] => rows.flatMap((row) => [row, ...flatten({ rows: below(row) ?? [], below })]);

/** The same rows, what lies deepest first; rows that are not in sight before all of them. */
export function deepestFirst<R>(all: readonly R[], chosen: readonly R[], id: (row: R) => string): R[] {
  const place = new Map(all.map((row, at) => [id(row), at]));
  const placeOf = (row: R): number => place.get(id(row)) ?? all.length;
  return chosen.toSorted((a, b) => placeOf(b) - placeOf(a));
}

/** Every row that lies below another, with that one. */
export function superiors<R>({ rows, below }: Forest<R>): Map<R, R> {
  const children = (row: R): readonly R[] => below(row) ?? [];
  return new Map(flatten({ rows, below }).flatMap((row) => children(row).map((child) => [child, row] as const)));
}
