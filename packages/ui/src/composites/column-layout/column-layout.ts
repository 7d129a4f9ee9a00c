/** Column properties that the layout of a table depends on. */
export interface LayoutColumn {
  /** Id in layouts, sorting and exports; never shown. Keep it when the header changes: stored layouts refer to it. */
  id: string;
  /** Header of the column; also its name in the chooser, the export and the sorting of cards. */
  header: string;
  /** Hidden by default; the user can show it. */
  defaultHidden?: boolean;
  /** Cannot be hidden, because it identifies the row. */
  alwaysShown?: boolean;
  /** Starts pinned at the start edge, or at the end edge. */
  defaultPinned?: boolean | 'end';
  /**
   * Default width in px.
   * @default 160
   */
  size?: number;
  /**
   * In px.
   * @default 64
   */
  minSize?: number;
  /**
   * In px.
   * @default 640
   */
  maxSize?: number;
  /** Keeps its width when the table has room to spare. */
  fixed?: boolean;
}

/**
 * Changes that a user made to the columns of one table: plain JSON, to be stored unchanged.
 * Each part is missing until it was changed. Unknown ids are ignored, and new columns appear at their default position.
 */
export interface ColumnLayout {
  readonly order?: readonly string[] | undefined;
  readonly hidden?: readonly string[] | undefined;
  /** Ids pinned to the start edge. */
  readonly pinned?: readonly string[] | undefined;
  /** Ids pinned to the end edge. */
  readonly pinnedEnd?: readonly string[] | undefined;
  /** Width by id, in px. */
  readonly widths?: Readonly<Record<string, number>> | undefined;
}

/** Layout resolved for the current columns. */
export interface ResolvedLayout {
  /** All columns in render order: pinned to the start first, pinned to the end last. */
  order: string[];
  hidden: ReadonlySet<string>;
  /** Ids pinned to the start edge. */
  pinned: ReadonlySet<string>;
  /** Ids pinned to the end edge. */
  pinnedEnd: ReadonlySet<string>;
}

/** Edge that a column is pinned to; undefined for none. */
export type PinSide = 'start' | 'end' | undefined;

export const DEFAULT_SIZE = 160;
export const MIN_SIZE = 64;
export const MAX_SIZE = 640;

/** Resolves order, visibility and pins of the current columns from a layout that may be older. */
export function resolveColumns(columns: readonly LayoutColumn[], layout: ColumnLayout): ResolvedLayout {
  const known = new Map(columns.map((column) => [column.id, column]));
  const kept = new Set((layout.order ?? []).filter((id) => known.has(id)));
  const order = [...kept];
  columns.forEach((column, at) => {
    if (kept.has(column.id)) return;
    // A new column is placed after its predecessor in the code.
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
  const pinnedAt = (side: true | 'end', kept: readonly string[] | undefined): Set<string> =>
    new Set(columns.filter(({ id, defaultPinned }) => (kept ? kept.includes(id) : defaultPinned === side)).map(({ id }) => id));
  const pinned = pinnedAt(true, layout.pinned);
  const pinnedEnd = pinnedAt('end', layout.pinnedEnd);
  for (const id of layout.pinned ? pinned : []) pinnedEnd.delete(id);
  for (const id of pinnedEnd) pinned.delete(id);
  const rank = (id: string): number => (pinned.has(id) ? 0 : pinnedEnd.has(id) ? 2 : 1);
  return { order: order.toSorted((a, b) => rank(a) - rank(b)), hidden, pinned, pinnedEnd };
}

/** Edge that a column is pinned to. */
export function pinSide({ pinned, pinnedEnd }: Pick<ResolvedLayout, 'pinned' | 'pinnedEnd'>, id: string): PinSide {
  if (pinned.has(id)) return 'start';
  return pinnedEnd.has(id) ? 'end' : undefined;
}

/** Shows or hides one column. */
export function toggleHidden(columns: readonly LayoutColumn[], layout: ColumnLayout, id: string): ColumnLayout {
  const { hidden, order } = resolveColumns(columns, layout);
  return { ...layout, order: layout.order ?? order, hidden: toggled(hidden, id) };
}

/** Pins a column to the start edge, or unpins it. */
export function togglePinned(columns: readonly LayoutColumn[], layout: ColumnLayout, id: string): ColumnLayout {
  return pinColumn(columns, layout, id, resolveColumns(columns, layout).pinned.has(id) ? undefined : 'start');
}

/** Pins a column to an edge, or unpins it. */
export function pinColumn(columns: readonly LayoutColumn[], layout: ColumnLayout, id: string, side: PinSide): ColumnLayout {
  const { pinned, pinnedEnd } = resolveColumns(columns, layout);
  const without = (set: ReadonlySet<string>): string[] => [...set].filter((one) => one !== id);
  const end = side === 'end' ? [...without(pinnedEnd), id] : without(pinnedEnd);
  const touchesEnd = layout.pinnedEnd !== undefined || side === 'end' || pinnedEnd.has(id);
  return {
    ...layout,
    pinned: side === 'start' ? [...without(pinned), id] : without(pinned),
    ...(touchesEnd ? { pinnedEnd: end } : {}),
  };
}

/**
 * Moves a column by one place among its neighbours of the same side (pinned or not).
 *
 * @param by −1 towards the start, 1 towards the end. At an end the layout is returned unchanged.
 */
export function moveColumn(columns: readonly LayoutColumn[], layout: ColumnLayout, id: string, by: -1 | 1): ColumnLayout {
  const resolved = resolveColumns(columns, layout);
  const { order } = resolved;
  const at = order.indexOf(id);
  const other = order[at + by];
  if (at < 0 || other === undefined || pinSide(resolved, other) !== pinSide(resolved, id)) return layout;
  const next = [...order];
  next[at] = other;
  next[at + by] = id;
  return { ...layout, order: next };
}

/**
 * Moves a column among the visible ones: like {@link moveColumn}, over neighbours that are hidden.
 *
 * @param by −1 towards the start, 1 towards the end. At an end the layout is returned unchanged.
 */
export function moveVisibleColumn(columns: readonly LayoutColumn[], layout: ColumnLayout, id: string, by: -1 | 1): ColumnLayout {
  const resolved = resolveColumns(columns, layout);
  const visible = resolved.order.filter((one) => !resolved.hidden.has(one));
  const at = visible.indexOf(id);
  const other = visible[at + by];
  if (at < 0 || other === undefined || pinSide(resolved, other) !== pinSide(resolved, id)) return layout;
  return moveColumnTo(columns, layout, { id, target: other, edge: by < 0 ? 'start' : 'end' });
}

/** Drop target of a column: an edge of another one. */
export interface ColumnDrop {
  id: string;
  target: string;
  edge: 'start' | 'end';
}

/** Moves a column beside another, with the same pin. */
export function moveColumnTo(columns: readonly LayoutColumn[], layout: ColumnLayout, { id, target, edge }: ColumnDrop): ColumnLayout {
  if (id === target) return layout;
  const resolved = resolveColumns(columns, layout);
  const order = resolved.order.filter((one) => one !== id);
  const at = order.indexOf(target);
  if (at < 0) return layout;
  order.splice(edge === 'start' ? at : at + 1, 0, id);
  const side = pinSide(resolved, target);
  const pinned = side === pinSide(resolved, id) ? layout : pinColumn(columns, layout, id, side);
  return { ...pinned, order };
}

function toggled(set: ReadonlySet<string>, id: string): string[] {
  return set.has(id) ? [...set].filter((one) => one !== id) : [...set, id];
}

/** Width within the limits of its column, in whole px. */
export function clampWidth(column: Pick<LayoutColumn, 'minSize' | 'maxSize'>, width: number): number {
  return Math.round(Math.min(column.maxSize ?? MAX_SIZE, Math.max(column.minSize ?? MIN_SIZE, width)));
}

/**
 * Rendered widths in px by id: widths set by the user, else the column's own size. The remaining room goes in proportion to the columns
 * without a set width, so that a table never ends before its edge.
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
  // Whole pixels: the last growing column takes the remainder.
  const last = growing.at(-1);
  if (spare > 0 && last) solved[last.column.id] = (solved[last.column.id] ?? 0) + spare - given;
  return solved;
}

/**
 * Sets the width of one column. The columns before it keep their rendered width, so that the dragged edge stays under the pointer.
 * @param rendered widths as rendered now, by id in visible order
 */
export function setWidth(layout: ColumnLayout, rendered: Readonly<Record<string, number>>, id: string, width: number): ColumnLayout {
  const widths: Record<string, number> = { ...layout.widths };
  for (const [other, current] of Object.entries(rendered)) {
    if (other === id) break;
    widths[other] = current;
  }
  widths[id] = width;
  return { ...layout, widths };
}

/** Resets one column to its own width. */
export function resetWidth(layout: ColumnLayout, id: string): ColumnLayout {
  const { [id]: _gone, ...widths } = layout.widths ?? {};
  return { ...layout, widths };
}
