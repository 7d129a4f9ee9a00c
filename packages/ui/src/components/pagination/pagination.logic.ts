/** A page number (1-based), or a gap between two. */
export type PageMark = { page: number } | { gap: 'start' | 'end' };

/** The number rounded down, and not less than the least; a number from an address may be anything. */
export const wholeNumber = (value: number, least: number): number => Math.max(least, Math.floor(value) || 0);

/** Number of pages; at least one, so that an empty list is a page. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / Math.max(1, pageSize)));
}

/** First and last row shown, 1-based; 0 and 0 for an empty list. */
export function rowRange(page: number, pageSize: number, total: number): { from: number; to: number } {
  if (total <= 0) return { from: 0, to: 0 };
  const from = (page - 1) * pageSize + 1;
  return { from, to: Math.max(from, Math.min(page * pageSize, total)) };
}

/**
 * Page numbers to show: ends, the current one and its neighbours. The number of marks depends only on the number of pages, so that the
 * button under the pointer does not move.
 */
export function pageMarks(page: number, pages: number): PageMark[] {
  const numbers = (from: number, to: number): PageMark[] => Array.from({ length: to - from + 1 }, (_, at) => ({ page: from + at }));
  if (pages <= 7) return numbers(1, pages);
  if (page <= 4) return [...numbers(1, 5), { gap: 'end' }, { page: pages }];
  if (page >= pages - 3) return [{ page: 1 }, { gap: 'start' }, ...numbers(pages - 4, pages)];
  return [{ page: 1 }, { gap: 'start' }, ...numbers(page - 1, page + 1), { gap: 'end' }, { page: pages }];
}

/** The typed page, clamped to the valid range; null when it is no number. A capped list has no last page. */
export function jumpTarget(draft: string, pages: number, capped: boolean): number | null {
  // Chinese input methods type full-width digits.
  const figures = draft.normalize('NFKC').trim();
  if (!/^\d{1,9}$/.test(figures)) return null;
  return Math.max(1, capped ? Number(figures) : Math.min(pages, Number(figures)));
}
