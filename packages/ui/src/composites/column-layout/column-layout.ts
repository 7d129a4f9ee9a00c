/** What the layout of a table has to know of a column. */
export interface LayoutColumn {
  /** Name in layouts, sorting and exports; never shown. Keep it when the wording changes: people's layouts hold it. */
  id: string;
  /** Words of the head; also the column's name in the chooser, the export and the cards' sorting. */
  header: string;
  /** Starts hidden until somebody asks for it. */
  defaultHidden?: boolean;
  /** Cannot be hidden: what says which row it is. */
  alwaysShown?: boolean;
  /** Starts pinned at the start edge. */
  defaultPinned?: boolean;
  /** Width in px before anybody changes it. @default 160 */
  size?: number;
  /** In px. @default 64 */
  minSize?: number;
  /** In px. @default 640 */
  maxSize?: number;
  /** Keeps its width when the table has room to spare. */
  fixed?: boolean;
}

/**
 * What a person changed about the columns of one table: plain JSON, to be kept as it is.
 *
 * Each part is missing until it was changed. Ids that are no longer known are ignored, new columns appear at their place.
 */
export interface ColumnLayout {
  readonly order?: readonly string[] | undefined;
  readonly hidden?: readonly string[] | undefined;
  readonly pinned?: readonly string[] | undefined;
  /** Width by id, in px. */
  readonly widths?: Readonly<Record<string, number>> | undefined;
}

/** A layout with every question answered for the columns of today. */
export interface ResolvedLayout {
  /** Every column; pinned ones first, as they are drawn. */
  order: string[];
  hidden: ReadonlySet<string>;
  pinned: ReadonlySet<string>;
}

export const DEFAULT_SIZE = 160;
export const MIN_SIZE = 64;
export const MAX_SIZE = 640;

/** Order, visibility and pins of today's columns under a layout that may be older than they are. */
export function resolveColumns(columns: readonly LayoutColumn[], layout: ColumnLayout): ResolvedLayout {
  const known = new Map(columns.map((column) => [column.id, column]));
  const kept = new Set((layout.order ?? []).filter((id) => known.has(id)));
  const order = [...kept];
  columns.forEach((column, at) => {
    if (kept.has(column.id)) return;
    // A column that came later stands behind the one it follows in the code.
    const before = columns.slice(0, at).findLast((one) => order.includes(one.id));
    order.splice(before ? order.indexOf(before.id) + 1 : 0, 0, column.id);
  });

  const hidden = new Set(
    columns
      .filter((column) => {
        if (column.alwaysShown) return false;
        const isNew = layout.order !== undefined && !kept.has(column.id);
        return layout.hidden && !isNew ? layout.hidden.includes(column.id) : (column.defaultHidden ?? false);
      })
      .map((column) => column.id),
  );
  const pinned = new Set(
    columns.filter((column) => (layout.pinned ? layout.pinned.includes(column.id) : (column.defaultPinned ?? false))).map(({ id }) => id),
  );
  return { order: [...order.filter((id) => pinned.has(id)), ...order.filter((id) => !pinned.has(id))], hidden, pinned };
}

/** Shows or hides one column. */
export function toggleHidden(columns: readonly LayoutColumn[], layout: ColumnLayout, id: string): ColumnLayout {
  const { hidden, order } = resolveColumns(columns, layout);
  return { ...layout, order: layout.order ?? order, hidden: toggled(hidden, id) };
}

/** Pins a column to the start edge, or lets it go. */
export function togglePinned(columns: readonly LayoutColumn[], layout: ColumnLayout, id: string): ColumnLayout {
  return { ...layout, pinned: toggled(resolveColumns(columns, layout).pinned, id) };
}

/**
 * Moves a column by one place among its neighbours of the same side (pinned or not).
 *
 * @param by −1 towards the start, 1 towards the end. At an end the layout is returned unchanged.
 */
export function moveColumn(columns: readonly LayoutColumn[], layout: ColumnLayout, id: string, by: -1 | 1): ColumnLayout {
  const { order, pinned } = resolveColumns(columns, layout);
  const at = order.indexOf(id);
  const other = order[at + by];
  if (at < 0 || other === undefined || pinned.has(other) !== pinned.has(id)) return layout;
  const next = [...order];
  next[at] = other;
  next[at + by] = id;
  return { ...layout, order: next };
}

function toggled(set: ReadonlySet<string>, id: string): string[] {
  return set.has(id) ? [...set].filter((one) => one !== id) : [...set, id];
}

/** A width within the limits of its column, in whole px. */
export function clampWidth(column: Pick<LayoutColumn, 'minSize' | 'maxSize'>, width: number): number {
  return Math.round(Math.min(column.maxSize ?? MAX_SIZE, Math.max(column.minSize ?? MIN_SIZE, width)));
}

/**
 * The widths that are drawn, in px by id: what people set, else the column's own size, and what is left of the room goes
 * to the columns that nobody has set, in proportion. A table never ends before its edge.
 *
 * @param visible the visible columns in their order
 * @param room width of the table's area in px; 0 when it is not known yet
 */
export function solveWidths(
  visible: readonly LayoutColumn[],
  widths: Readonly<Record<string, number>>,
  room: number,
): Record<string, number> {
  const base = visible.map((column) => ({ column, width: clampWidth(column, widths[column.id] ?? column.size ?? DEFAULT_SIZE) }));
  const spare = room - base.reduce((sum, { width }) => sum + width, 0);
  let growing = base.filter(({ column }) => !column.fixed && widths[column.id] === undefined);
  if (growing.length === 0) growing = base.filter(({ column }) => !column.fixed).slice(-1);
  const share = growing.reduce((sum, { width }) => sum + width, 0);
  const solved: Record<string, number> = {};
  let given = 0;
  for (const { column, width } of base) {
    const isGrowing = spare > 0 && growing.some((one) => one.column === column);
    const extra = isGrowing ? Math.floor((spare * width) / share) : 0;
    given += extra;
    solved[column.id] = width + extra;
  }
  // Whole pixels: the rest of the division goes to the last one that grows.
  const last = growing.at(-1);
  if (spare > 0 && last) solved[last.column.id] = (solved[last.column.id] ?? 0) + spare - given;
  return solved;
}

/**
 * Sets the width of one column. Those before it keep the width they are drawn with, so that the edge in somebody's hand
 * stays under the pointer.
 *
 * @param drawn widths as drawn now, by id in visible order
 */
export function setWidth(layout: ColumnLayout, drawn: Readonly<Record<string, number>>, id: string, width: number): ColumnLayout {
  const widths: Record<string, number> = { ...layout.widths };
  for (const [other, now] of Object.entries(drawn)) {
    if (other === id) break;
    widths[other] = now;
  }
  widths[id] = width;
  return { ...layout, widths };
}

/** Gives one column its own width back. */
export function resetWidth(layout: ColumnLayout, id: string): ColumnLayout {
  const { [id]: _gone, ...widths } = layout.widths ?? {};
  return { ...layout, widths };
}
