import { onTouchScreen } from './touch-screen.js';

/* Touch targets: every pressable element is 40 px high, or accepts a press 20 px above and below its middle (WCAG 2.2 requires 24 px,
   2.5.8). */

const MIN_HEIGHT_PX = 40;
const MIN_PX = 24;
/** Width of a frame's borders, which count as part of the field. */
const EDGES = 2;

/** Selector of pressable parts of the library; elements of a story itself are not checked. */
const PRESSED =
  ':is(a[href], button, summary, select, textarea, input:not([type=hidden]), [role=tab], [role=option], [role=treeitem], ' +
  '[role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=slider], [role=combobox])[data-slot], [data-slot=tree-toggle]';

/** Exceptions from 40 px height, with the reason; 24 px still apply. */
const LOWER: readonly (readonly [which: string, why: string])[] = [
  ['[data-slot^=data-table] *', 'rows of 36 px are chosen for a mouse; what is in them takes the row'],
  ['[data-slot=shipment-timeline-toggle]', 'rows of 36 px, as in a table'],
  ['[data-slot=copyable-id-button]', 'stands in lines of text: it has the room that the next line leaves'],
];

/** Elements that are not touch targets, with the reason. */
const NOT_PRESSED: readonly (readonly [which: string, why: string])[] = [
  ['[aria-hidden=true], [aria-hidden=true] *:not([data-slot=tree-toggle])', 'a picture: what is around it is pressed'],
  [':disabled, [inert] *', 'does nothing'],
  ['.sb\\:sr-only, .sb\\:sr-only *', 'read out, not seen'],
  ['[data-slot=stage-rail-node]', 'stands where time puts it; arrows and the timeline under it reach the same'],
  ['[data-slot=schema-diagram-card-name]', 'is drawn to scale; the list beside the drawing chooses the same'],
  ['[role=separator]', 'widths are dragged with a mouse; menus and keys do the same'],
];

const nameOf = (element: Element): string =>
  `<${element.tagName.toLowerCase()} data-slot="${element.getAttribute('data-slot') ?? ''}"> ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}`;

/** Inline links are exempt: WCAG accepts the line height there. */
function isInText(element: Element): boolean {
  return element.matches('a[data-slot=link]') || (element.matches('a, button') && getComputedStyle(element).display === 'inline');
}

/** Element whose press counts as a press on the control: the label of a checkbox, the frame of a field that forwards it. */
function bodyOf(element: Element): Element {
  if (element.matches('input:is([type=checkbox], [type=radio], [type=file])')) return element.closest('label') ?? element;
  return (element.matches('input') && element.closest('[data-slot=combobox-frame]')) || element;
}

function isPressed(element: Element): boolean {
  const body = bodyOf(element);
  if (NOT_PRESSED.some(([which]) => body.matches(which)) && !body.matches('[data-slot=tree-toggle]')) return false;
  if (!body.checkVisibility({ checkVisibilityCSS: true }) || isInText(body)) return false;
  const { width, height } = body.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Whether a press at a distance from the middle still hits the element. */
function takes(element: Element, x: number, y: number): boolean {
  const box = element.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2 + x, box.y + box.height / 2 + y);
  // A temporary overlay above the element is not a fault.
  const over = hit?.closest('[data-radix-popper-content-wrapper], [role=dialog]');
  if (over && !over.contains(element)) return true;
  return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
}

function isHigh(element: Element, minPx: number, axis: 'width' | 'height'): boolean {
  if (element.getBoundingClientRect()[axis] >= minPx - EDGES) return true;
  const far = (minPx - EDGES) / 2;
  return axis === 'height' ? takes(element, 0, -far) && takes(element, 0, far) : takes(element, -far, 0) && takes(element, far, 0);
}

function faultOf(element: Element): string | undefined {
  const body = bodyOf(element);
  const lower = LOWER.some(([which]) => element.matches(which));
  const minPx = lower ? MIN_PX : MIN_HEIGHT_PX;
  if (isHigh(body, minPx, 'height') && isHigh(body, MIN_PX, 'width')) return undefined;
  // Off-screen elements cannot be pressed, so they are scrolled into view first.
  body.scrollIntoView({ block: 'center', inline: 'center' });
  if (isHigh(body, minPx, 'height') && isHigh(body, MIN_PX, 'width')) return undefined;
  const { width, height } = body.getBoundingClientRect();
  return `${nameOf(element)}: ${Math.round(width)} × ${Math.round(height)} px`;
}

/** ResizeObserver loop error: drawing a page for a touch screen and back causes it. */
function ignoreResizing(event: ErrorEvent): void {
  if (event.message.startsWith('ResizeObserver loop')) event.stopImmediatePropagation();
}

let turns = 0;

/**
 * Restores the handler some frames later: ResizeObserver reports asynchronously, on a busy machine after the next story has begun, so this
 * is not awaited.
 */
function heedResizingAgain(frames: number, turn: number): void {
  if (frames > 0) requestAnimationFrame(() => heedResizingAgain(frames - 1, turn));
  else if (turn === turns) window.removeEventListener('error', ignoreResizing, { capture: true });
}

const faultsNow = (): string[] => [
  ...new Set([...document.body.querySelectorAll(PRESSED)].filter(isPressed).flatMap((element) => faultOf(element) ?? [])),
];

/** Popovers and windowed lists update a moment later, so only a fault waits for them. */
async function faultsThatStay(): Promise<string[]> {
  let faults = faultsNow();
  for (let tries = 0; faults.length > 0 && tries < 10; tries += 1) {
    await new Promise((done) => setTimeout(done, 50));
    faults = faultsNow();
  }
  return faults;
}

/** Touch targets that are too small. */
export async function touchFaults(): Promise<string[]> {
  if (document.querySelector(PRESSED) === null) return [];
  // Room for hit areas at the edges of the window.
  document.body.style.padding = '3rem';
  turns += 1;
  window.addEventListener('error', ignoreResizing, { capture: true });
  try {
    return await onTouchScreen(faultsThatStay);
  } finally {
    document.body.style.removeProperty('padding');
    heedResizingAgain(4, turns);
  }
}
