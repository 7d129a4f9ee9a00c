/** Elements whose tooltip is ours: it is removed when nothing is truncated any more. */
const hinted = new WeakSet<HTMLElement>();

/** Shows a tooltip for truncated text under the pointer: the text of a cell, or of an element in it, that ends in an ellipsis. */
export function tellClipped(target: EventTarget | null): void {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    if (at instanceof HTMLElement && (hinted.has(at) || at.title === '')) {
      const clipped = at.scrollWidth > at.clientWidth && getComputedStyle(at).textOverflow === 'ellipsis';
      const title = clipped ? at.innerText.trim() : '';
      if (at.title !== title) at.title = title;
      if (clipped) hinted.add(at);
    }
    if (at.matches('td, th')) return;
  }
}
