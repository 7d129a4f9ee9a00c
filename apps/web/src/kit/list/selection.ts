/** Rows of a response, by id. */
export interface LoadedSelection<R> {
  rows: ReadonlyMap<string, R>;
  /** Whether there are no others: rows that are not among them have been deleted. */
  complete: boolean;
}

/** Version of a row; undefined with a back end whose rows have none. */
export const versionOf = (row: object): number | undefined => {
  const version: unknown = Reflect.get(row, 'version');
  return typeof version === 'number' ? version : undefined;
};

/** Whether a row is older than one that is there already, as in a page that was kept since. */
const isOlder = (row: object, than: object): boolean => (versionOf(row) ?? 0) < (versionOf(than) ?? 0);

/** Selected rows as they were loaded last, without deleted ones; the same map when nothing has changed. */
export function renewed<R>(chosen: ReadonlyMap<string, R>, { rows, complete }: LoadedSelection<R>): ReadonlyMap<string, R> {
  const next = [...chosen].flatMap(([id, row]): [string, R][] => {
    const loaded = rows.get(id);
    if (loaded === undefined) return complete ? [] : [[id, row]];
    return [[id, isOlder(loaded as object, row as object) ? row : loaded]];
  });
  const same = next.length === chosen.size && next.every(([id, row]) => chosen.get(id) === row);
  return same ? chosen : new Map(next);
}
