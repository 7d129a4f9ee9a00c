/** A cell, by the index of its row (−1 for the header) and of its column among the visible ones. */
export interface GridPlace {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
  /** Number of rows that PageUp and PageDown move. */
  page: number;
}

export interface GridKey {
  key: string;
  ctrl: boolean;
  rtl: boolean;
}

/**
 * Cell to which a key moves focus; undefined for other keys. The keys are those of the data grid in the WAI-ARIA Authoring Practices Guide;
 * in addition, Ctrl with an arrow key moves to the edge.
 */
export function gridMove(from: GridPlace, { key, ctrl, rtl }: GridKey, { rows, columns, page }: GridSize): GridPlace | undefined {
  const toRow = (to: number): GridPlace => ({ row: Math.max(-1, Math.min(rows - 1, to)), column: from.column });
  const toColumn = (to: number): GridPlace => ({ row: from.row, column: Math.max(0, Math.min(columns - 1, to)) });
  const rightStep = rtl ? -1 : 1;
  switch (key) {
    case 'ArrowDown':
      return ctrl ? toRow(rows - 1) : toRow(from.row + 1);
    case 'ArrowUp':
      return ctrl ? toRow(-1) : toRow(from.row - 1);
    case 'ArrowRight':
      return ctrl ? toColumn(rtl ? 0 : columns - 1) : toColumn(from.column + rightStep);
    case 'ArrowLeft':
      return ctrl ? toColumn(rtl ? columns - 1 : 0) : toColumn(from.column - rightStep);
    case 'PageDown':
      return toRow(Math.max(0, from.row) + page);
    case 'PageUp':
      return from.row < 0 ? from : toRow(Math.max(0, from.row - page));
    case 'Home':
      return ctrl ? { row: rows > 0 ? 0 : -1, column: 0 } : toColumn(0);
    case 'End':
      return ctrl ? { row: rows - 1, column: columns - 1 } : toColumn(columns - 1);
    default:
      return undefined;
  }
}
