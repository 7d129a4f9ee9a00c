import { afterEach, expect } from 'vitest';

/* After its play, every story is turned round once, as a page that is read from right to left: nothing may stand out of it. */

const standsOut = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Stands where its own coordinates put it, whatever the page does. */
const PLANE = '[data-slot=schema-diagram]';

afterEach(() => {
  if (document.querySelector(PLANE)) return;
  const root = document.documentElement;
  const { dir } = root;
  const before = standsOut();
  root.dir = 'rtl';
  try {
    expect(standsOut(), 'px that stand out of the page from right to left').toBeLessThanOrEqual(Math.max(before, 0) + 1);
  } finally {
    if (dir === '') root.removeAttribute('dir');
    else root.dir = dir;
  }
});
