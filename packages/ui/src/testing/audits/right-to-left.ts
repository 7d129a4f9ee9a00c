/* Turns a page round, as one that is read from right to left: nothing may stand out of it. */

const standsOut = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Stands where its own coordinates put it, whatever the page does. */
const PLANE = '[data-slot=schema-diagram]';

/** Pixels of horizontal overflow that occur only from right to left; ignores rounding. */
export function pixelsOutFromRightToLeft(): number {
  if (document.querySelector(PLANE)) return 0;
  const root = document.documentElement;
  const { dir } = root;
  const before = Math.max(standsOut(), 0);
  root.dir = 'rtl';
  try {
    const out = standsOut() - before;
    return out > 1 ? out : 0;
  } finally {
    if (dir === '') root.removeAttribute('dir');
    else root.dir = dir;
  }
}
