import { expect, waitFor } from 'storybook/test';

/** Tolerance for edges and rounding, in px. */
const SLACK = 1;

const nameOf = (element: Element): string =>
  `<${element.tagName.toLowerCase()} data-slot="${element.getAttribute('data-slot') ?? ''}"> ${element.textContent.slice(0, 40)}`;

const scrolls = (element: Element): boolean => /auto|scroll/u.test(getComputedStyle(element).overflowX);

/** Whether content overflows its box visibly: not truncated, not scrollable, not for screen readers only. */
function standsOut(element: Element): boolean {
  if (!(element instanceof HTMLElement) || element.scrollWidth <= element.clientWidth + SLACK) return false;
  const { display, overflowX } = getComputedStyle(element);
  if (display === 'inline' || overflowX !== 'visible') return false;
  for (let box = element.parentElement; box; box = box.parentElement) if (scrolls(box)) return false;
  return true;
}

/** Check of every `LongText` story: texts of any length stay inside their boxes, once fonts and layout are ready. */
export async function expectNothingStandsOut(root: Element): Promise<void> {
  // Text width depends on the font, which may still be loading.
  await document.fonts.ready;
  const check = () => expect([...root.querySelectorAll('*')].filter(standsOut).map(nameOf)).toEqual([]);
  // The error lists only the names: by default the whole page would be printed after them.
  await waitFor(check, { onTimeout: (error) => error });
}
