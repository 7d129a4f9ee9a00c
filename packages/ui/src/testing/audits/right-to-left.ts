/* Switches a page to right to left and asserts that it does not overflow. */

const standsOut = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Positioned by its own coordinates, independent of the direction. */
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
