import { clampWidth, type LayoutColumn } from '../column-layout/index.js';

/**
 * Width in px at which no rendered cell of a column is truncated.
 * @param total width of the table in px
 */
export function fitWidth(table: HTMLTableElement, column: LayoutColumn, total: number): number {
  const { id } = column;
  const cells = [...table.querySelectorAll<HTMLElement>(`[data-column="${CSS.escape(id)}"]`)];
  const [head] = cells;
  if (!head) return clampWidth(column, 0);
  const place = [...(head.parentElement?.children ?? [])].indexOf(head);
  const col = table.querySelectorAll('col')[place];
  const [before, tableBefore] = [col?.style.inlineSize ?? '', table.style.inlineSize];
  const width = head.getBoundingClientRect().width;
  // In a column of 1 px the content determines the width. Everything is reverted before the next paint.
  if (col) col.style.inlineSize = '1px';
  table.style.inlineSize = `${total - width + 1}px`;
  const widest = Math.max(...cells.map(contentWidth));
  if (col) col.style.inlineSize = before;
  table.style.inlineSize = tableBefore;
  return clampWidth(column, Math.ceil(widest));
}

/** Full width of texts, also of truncated ones; controls beside them keep their own width. */
function contentWidth(cell: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
  const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
  const label = cell.querySelector('[data-slot="data-table-head-label"]');
  const range = document.createRange();
  range.selectNodeContents(label ?? cell);
  const text = range.getBoundingClientRect().width;
  if (!label) return text + padding;
  const beside = cell.querySelectorAll<HTMLElement>(
    '[data-slot="data-table-sort-icon"], [data-slot="data-table-sort-place"], [data-slot="data-table-head-content"] > button',
  );
  return [...beside].reduce((sum, one) => sum + one.getBoundingClientRect().width + GAP, text + padding);
}

/** Gap between a name and the element beside it, in px. */
const GAP = 4;
