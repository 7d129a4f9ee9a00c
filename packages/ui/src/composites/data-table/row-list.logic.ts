/** One row of the view. */
export interface RowView<Row> {
  id: string;
  row: Row;
  /** 1 for rows at the top. */
  level: number;
  expandable: boolean;
  expanded: boolean;
  /** Its sub-rows are loading. */
  loading: boolean;
}

/** Rows in render order, by number: a view is created on access. */
export interface RowList<Row> {
  count: number;
  /** Deepest level. */
  levels: number;
  /** Numbers of expanded rows whose sub-rows are loading, ascending. */
  loading: readonly number[];
  at: (index: number) => RowView<Row> | undefined;
  /** −1 when missing. */
  indexOf: (id: string) => number;
  /** Ids of a range, the last one included. */
  ids: (from: number, to: number) => string[];
}

interface FlatOptions<Row> {
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  expanded: ReadonlySet<string>;
  /** Undefined without details. */
  canExpand: ((row: Row) => boolean) | undefined;
}

const NONE: readonly number[] = [];

/** Rows without sub-rows. */
export function flatList<Row>({ rows, getRowId, expanded, canExpand }: FlatOptions<Row>): RowList<Row> {
  return {
    count: rows.length,
    levels: 1,
    loading: NONE,
    at: (index) => {
      const row = rows[index];
      if (row === undefined) return undefined;
      const id = getRowId(row);
      const expandable = canExpand?.(row) ?? false;
      return { id, row, level: 1, expandable, expanded: expandable && expanded.has(id), loading: false };
    },
    indexOf: (id) => rows.findIndex((row) => getRowId(row) === id),
    ids: (from, to) => rows.slice(from, to + 1).map(getRowId),
  };
}

interface TreeOptions<Row> extends FlatOptions<Row> {
  getSubRows: (row: Row) => readonly Row[] | undefined;
}

/** Rows in order; the sub-rows of an expanded row follow it. */
export function treeList<Row>({ rows, getRowId, getSubRows, expanded, canExpand }: TreeOptions<Row>): RowList<Row> {
  const views: RowView<Row>[] = [];
  const loadingRows: number[] = [];
  let levels = 1;
  const add = (siblings: readonly Row[], level: number): void => {
    levels = Math.max(levels, level);
    for (const row of siblings) {
      const id = getRowId(row);
      const below = getSubRows(row);
      const expandable = canExpand?.(row) ?? (below !== undefined && below.length > 0);
      const isOpen = expandable && expanded.has(id);
      const loading = isOpen && below === undefined;
      if (loading) loadingRows.push(views.length);
      views.push({ id, row, level, expandable, expanded: isOpen, loading });
      if (isOpen && below) add(below, level + 1);
    }
  };
  add(rows, 1);
  return {
    count: views.length,
    levels,
    loading: loadingRows,
    at: (index) => views[index],
    indexOf: (id) => views.findIndex((view) => view.id === id),
    ids: (from, to) => views.slice(from, to + 1).map(({ id }) => id),
  };
}

/**
 * Builds a tree from rows with a parent id. Rows with a missing parent are roots.
 * @typeParam Row Object of one row, of any shape.
 */
export function treeFromParents<Row>(
  rows: readonly Row[],
  getRowId: (row: Row) => string,
  getParentId: (row: Row) => string | null | undefined,
): { rows: readonly Row[]; getSubRows: (row: Row) => readonly Row[] | undefined } {
  const ids = new Set(rows.map(getRowId));
  const below = new Map<string, Row[]>();
  for (const row of rows) {
    const parent = getParentId(row) ?? '';
    const key = ids.has(parent) ? parent : '';
    const siblings = below.get(key) ?? [];
    siblings.push(row);
    below.set(key, siblings);
  }
  return { rows: below.get('') ?? [], getSubRows: (row) => below.get(getRowId(row)) };
}
