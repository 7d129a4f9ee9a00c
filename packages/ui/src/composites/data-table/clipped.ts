/** Elements whose `title` was set here: it is removed when nothing is truncated any more. */
const titled = new WeakSet<HTMLElement>();

/** Shows a tooltip for truncated text under the pointer: the text of a cell, or of an element in it, that ends in an ellipsis. */
export function setClippedTitle(target: EventTarget | null): void {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    if (element instanceof HTMLElement && (titled.has(element) || element.title === '')) {
      const clipped = element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';
      const title = clipped ? element.innerText.trim() : '';
      if (element.title !== title) element.title = title;
      if (clipped) titled.add(element);
    }
    if (element.matches('td, th')) return;
  }
}
