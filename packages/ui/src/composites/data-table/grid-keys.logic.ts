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
  const row = (to: number): GridPlace => ({ row: Math.max(-1, Math.min(rows - 1, to)), column: from.column });
  const column = (to: number): GridPlace => ({ row: from.row, column: Math.max(0, Math.min(columns - 1, to)) });
  const rightward = rtl ? -1 : 1;
  switch (key) {
    case 'ArrowDown':
      return ctrl ? row(rows - 1) : row(from.row + 1);
    case 'ArrowUp':
      return ctrl ? row(-1) : row(from.row - 1);
    case 'ArrowRight':
      return ctrl ? column(rtl ? 0 : columns - 1) : column(from.column + rightward);
    case 'ArrowLeft':
      return ctrl ? column(rtl ? columns - 1 : 0) : column(from.column - rightward);
    case 'PageDown':
      return row(Math.max(0, from.row) + page);
    case 'PageUp':
      return from.row < 0 ? from : row(Math.max(0, from.row - page));
    case 'Home':
      return ctrl ? { row: rows > 0 ? 0 : -1, column: 0 } : column(0);
    case 'End':
      return ctrl ? { row: rows - 1, column: columns - 1 } : column(columns - 1);
    default:
      return undefined;
  }
}
