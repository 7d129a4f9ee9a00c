/** Elements whose `title` was set here: it is removed when nothing is truncated any more. */
const titled = new WeakSet<HTMLElement>();

const isClipped = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';

/** Shows a tooltip for truncated text under the pointer: the text of a cell, or of an element in it, that ends in an ellipsis. */
function setClippedTitle(target: Element): void {
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element instanceof HTMLElement && (titled.has(element) || element.title === '')) {
      const clipped = isClipped(element);
      const title = clipped ? element.innerText.trim() : '';
      if (element.title !== title) element.title = title;
      if (clipped) titled.add(element);
    }
    if (element.matches('td, th')) return;
  }
}

/** Distance from the cell and from the edges of the window, px. */
const GAP = 4;

/** Whole text of a cell in which something is truncated; '' where nothing is. */
function clippedTextOf(cell: HTMLElement): string {
  const clipped = [cell, ...cell.querySelectorAll('*')].some(isClipped);
  return clipped ? cell.innerText.replaceAll(/\s+/gu, ' ').trim() : '';
}

/**
 * Shows truncated text beside the cell with keyboard focus, as titles appear under a pointer only; in a table, where not every cell takes
 * focus, that of the whole row. It is gone when focus moves on, when anything scrolls, and with Escape.
 */
function showClippedText(target: Element): void {
  const cell = target.closest<HTMLElement>('td, th');
  const region = cell?.closest('[data-slot="data-table-region"]');
  if (!cell || !region || !target.matches(':focus-visible')) return;
  const cells = cell.closest('[role="grid"], [role="treegrid"]') ? [cell] : [...(cell.parentElement?.children ?? [])];
  const texts = cells.flatMap((one) => (one instanceof HTMLElement && clippedTextOf(one)) || []);
  if (texts.length === 0) return;
  const box = document.createElement('div');
  box.dataset['slot'] = 'data-table-clipped';
  // The cells have the same texts, and screen readers read them whole.
  box.ariaHidden = 'true';
  // In the top layer, since the region scrolls, and inside the region, whose theme and styles it needs.
  box.popover = 'manual';
  box.className =
    'sb:max-w-xs sb:rounded-control sb:border sb:border-transparent sb:bg-text sb:px-2 sb:py-1 sb:text-xs sb:text-surface sb:elevation-overlay';
  box.style.cssText = 'position:fixed;inset:auto;margin:0;white-space:pre-line;pointer-events:none';
  box.textContent = texts.join('\n');
  region.append(box);
  box.showPopover();
  const at = cell.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const start = getComputedStyle(cell).direction === 'rtl' ? at.right - width : at.left;
  const below = at.bottom + GAP;
  box.style.left = `${Math.max(GAP, Math.min(start, innerWidth - width - GAP))}px`;
  box.style.top = `${below + height + GAP > innerHeight ? at.top - height - GAP : below}px`;
  const shown = new AbortController();
  const { signal } = shown;
  const hide = (): void => {
    shown.abort();
    box.remove();
  };
  target.addEventListener('focusout', hide, { signal });
  target.ownerDocument.addEventListener('scroll', hide, { signal, capture: true });
  target.ownerDocument.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal, capture: true });
}

/** Shows the truncated text of what the pointer or the focus is on. */
export function showClipped({ type, target }: { type: string; target: EventTarget }): void {
  if (!(target instanceof Element)) return;
  // A cell that takes focus is scrolled into view first.
  if (type === 'focus') requestAnimationFrame(() => showClippedText(target));
  else setClippedTitle(target);
}
