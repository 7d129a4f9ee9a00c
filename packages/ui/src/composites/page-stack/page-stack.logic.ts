/** State of a page that decides whether the stack keeps it. */
export interface StackedPage {
  id: string;
  /** Keeps the page mounted while another one is shown. */
  keepAlive: boolean;
  /** Exempts the page from eviction. */
  pinned?: boolean;
}

/**
 * Pages that stay mounted, most recently shown first.
 * @param recent the previous result
 * @returns `recent` itself when nothing changes
 */
export function keepMounted(recent: readonly string[], pages: readonly StackedPage[], activeId: string, max: number): readonly string[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const order = [activeId, ...recent.filter((id) => id !== activeId)];
  let room = max;
  const kept = order.filter((id) => {
    const page = byId.get(id);
    if (!page || (id !== activeId && !page.keepAlive)) return false;
    if (page.pinned === true) return true;
    room -= 1;
    return id === activeId || room >= 0;
  });
  return kept.length === recent.length && kept.every((id, at) => id === recent[at]) ? recent : kept;
}
