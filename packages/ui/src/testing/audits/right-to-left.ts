/* Switches a page to right to left and asserts that it does not overflow and that every text of the library keeps the order of its signs. */

const standsOut = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Positioned by its own coordinates, independent of the direction. */
const PLANE = '[data-slot=schema-diagram]';

/** Elements whose texts the library writes, drawings as well. The text of an option is drawn by the browser. */
const OURS = ':is([data-slot], [data-slot] span, [data-slot] text):not(option, textarea, [data-slot="visually-hidden"])';

function charAt(node: Text, at: number): DOMRect {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  return range.getBoundingClientRect();
}

/** Whether the last sign of a text is before its first one, on one line. */
function isTurned(node: Text): boolean {
  const { data } = node;
  const [first, last] = [data.search(/\S/u), data.trimEnd().length - 1];
  if (last <= first) return false;
  const [start, end] = [charAt(node, first), charAt(node, last)];
  return start.width > 0 && end.width > 0 && Math.abs(start.top - end.top) < 2 && end.left < start.left;
}

function turnedTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.matches(OURS) && isTurned(node)) found.push(`“${node.data}” loses its order`);
  }
  return found;
}

/** Faults that a page has only from right to left: horizontal overflow, ignoring rounding, and texts whose signs change places. */
export function faultsFromRightToLeft(): string[] {
  const root = document.documentElement;
  const { dir } = root;
  const before = Math.max(standsOut(), 0);
  const turnedBefore = new Set(turnedTexts());
  root.dir = 'rtl';
  try {
    const out = document.querySelector(PLANE) ? 0 : standsOut() - before;
    const turned = turnedTexts().filter((text) => !turnedBefore.has(text));
    return [...(out > 1 ? [`${out} px stand out of the page`] : []), ...new Set(turned)];
  } finally {
    if (dir === '') root.removeAttribute('dir');
    else root.dir = dir;
  }
}
