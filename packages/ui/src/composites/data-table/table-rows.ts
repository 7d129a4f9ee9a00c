import { focusedElement } from '../../lib/focused.js';

const ROWS = '[data-slot="data-table-row"], [data-slot="data-table-card"]';

/** Rows of a DataTable as they are rendered, for the keys of a page. */
export interface TableRows {
  /** Number of the row that has focus, else of the current one, else of the tab stop of the grid; −1 for none. */
  at(): number;
  /** Moves focus to a row, and scrolls it into view. @returns false without that row */
  focus(at: number): boolean;
  /** Moves focus by a number of rows from the one with focus, else the current one; else to the first. @returns false without rows */
  move(by: number): boolean;
  /** Presses the checkbox of the row `at()`. @returns false without one */
  select(): boolean;
  /** Follows the link in the row header of the row with focus. @returns false where the cell has a control of its own */
  open(): boolean;
}

/** Rows of the first table in an element. Not for a `virtual` table, whose other rows are not rendered. */
export function tableRows(within: Element | null): TableRows {
  const rows = [...(within?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
  const focused = (): number => rows.findIndex((row) => row.contains(focusedElement()));
  const known = (): number => (focused() >= 0 ? focused() : rows.findIndex((row) => row.ariaCurrent === 'true'));
  const at = (): number => (known() >= 0 ? known() : rows.findIndex((row) => row.querySelector(':scope > [tabindex="0"]')));
  const focus = (to: number): boolean => {
    const row = rows[to];
    // A cell takes focus in a grid, the link elsewhere.
    const target = row?.querySelector<HTMLElement>('th[tabindex]') ?? row?.querySelector<HTMLElement>('a[href]');
    if (!row || !target) return false;
    target.focus({ preventScroll: true });
    // A pinned cell never scrolls sideways.
    (target.matches('th') ? target : row).scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return true;
  };
  return {
    at,
    focus,
    move: (by) => focus(known() >= 0 ? Math.min(Math.max(known() + by, 0), rows.length - 1) : Math.max(at(), 0)),
    select: () => {
      const box = rows[at()]?.querySelector<HTMLInputElement>('[data-slot="data-table-select"] input');
      box?.click();
      return box !== undefined && box !== null;
    },
    open: () => {
      const row = rows[focused()];
      const cell = focusedElement();
      if (!row || !cell?.matches('td, th') || (cell.matches('td') && cell.querySelector('a[href], button, input, select'))) return false;
      const link = row.querySelector<HTMLElement>('th a[href]');
      link?.click();
      return link !== null;
    },
  };
}
