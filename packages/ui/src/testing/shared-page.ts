import { afterAll, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { isClockReal, releaseClock, shiftClock } from './stories/clock.js';
import { dismissToasts } from './stories/dismiss-toasts.js';

/* Setup file of the project `browser`, whose files share one page: each test begins without the components of the one before, and each file
   leaves the page as it was. `vitest-browser-react` does the first only for the file that loads it first. */

if (!isClockReal()) throw new Error('The file before kept its clock, by which Vitest asks for the setup files again.');
shiftClock();

const elements = [document.documentElement, document.body];
const attributesOf = (element: Element) => [...element.attributes].map(({ name, value }) => ({ name, value }));
const before = { width: innerWidth, height: innerHeight, title: document.title, attributes: elements.map(attributesOf) };

// Full screen outlives a file and keeps the window from being resized. A page without a press refuses it.
Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Full screen is refused in tests.'));

/** Tab continues from where focus was last, perhaps outside of this frame: it begins at the top of the page. */
function focusTop(): void {
  const top = document.createElement('span');
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus({ preventScroll: true });
  top.remove();
}

beforeEach(async () => {
  await cleanup();
  focusTop();
});

afterAll(async () => {
  await cleanup();
  await dismissToasts();
  vi.useRealTimers();
  // Vitest asks for the setup files under the current time: after two files of one duration, both shifted to the same start, it found them loaded
  // already, and the next file ran without these hooks.
  releaseClock();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  // A live region of the library, and elements of tests.
  document.body.replaceChildren();
  document.title = before.title;
  for (const [at, element] of elements.entries()) {
    for (const { name } of attributesOf(element)) element.removeAttribute(name);
    for (const { name, value } of before.attributes[at] ?? []) element.setAttribute(name, value);
  }
  scrollTo(0, 0);
  if (innerWidth !== before.width || innerHeight !== before.height) await page.viewport(before.width, before.height);
});
