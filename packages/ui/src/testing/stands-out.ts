import { expect, waitFor } from 'storybook/test';

/** Edges and rounding. */
const SLACK = 1;

const nameOf = (element: Element): string =>
  `<${element.tagName.toLowerCase()} data-slot="${element.getAttribute('data-slot') ?? ''}"> ${element.textContent.slice(0, 40)}`;

const scrolls = (element: Element): boolean => /auto|scroll/u.test(getComputedStyle(element).overflowX);

/** Whether what is in a box is wider than the box and is seen beside it: not cut with dots, not scrolled, not kept for screen readers. */
function standsOut(element: Element): boolean {
  if (!(element instanceof HTMLElement) || element.scrollWidth <= element.clientWidth + SLACK) return false;
  const { display, overflowX } = getComputedStyle(element);
  if (display === 'inline' || overflowX !== 'visible') return false;
  for (let box = element.parentElement; box; box = box.parentElement) if (scrolls(box)) return false;
  return true;
}

/** The promise of every `LongText` story: words of any length stay in the boxes that hold them, once faces and layout are there. */
export async function expectNothingStandsOut(root: Element): Promise<void> {
  // Words are as wide as their face, which may still be on its way.
  await document.fonts.ready;
  const seen = () => expect([...root.querySelectorAll('*')].filter(standsOut).map(nameOf)).toEqual([]);
  // The names suffice: by default the whole page would be printed after them.
  await waitFor(seen, { onTimeout: (error) => error });
}
