import { commands, userEvent } from 'vitest/browser';

/*
 * Keyboard walk: presses Tab in a real browser and asserts that every focusable element is reached, shows an outline, and releases focus.
 */

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Presses Tab; each response of the browser passes through the test server, so a walk presses several times at once. */
    pressTab: (times: number) => Promise<void>;
  }
}

const TABBABLE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex], [contenteditable=true], audio[controls], video[controls]';
/** Maximum number of tab stops: more prove nothing new, as in a table of 10,000 rows with one control each. */
const STEPS = 40;
/** A script that moves focus by a timer does so within this time, in ms. */
const LATE_MS = 20;

const untilTimersRan = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LATE_MS));

export const nameOf = (element: Element): string =>
  `<${element.tagName.toLowerCase()} data-slot="${element.getAttribute('data-slot') ?? ''}"> ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}`;

/** The layer over the page, if any: it traps Tab, and Escape closes it. */
const layerOver = (): Element | undefined =>
  [...document.querySelectorAll('dialog:modal, [data-radix-popper-content-wrapper]:has(> [role=dialog])')].at(-1);

/** `over` is passed in, since searching for it per element is expensive in a long table. */
function isVisible(element: Element, over = layerOver()): boolean {
  if (over && !over.contains(element)) return false;
  return element.checkVisibility({ checkVisibilityCSS: true }) && element.closest('[aria-hidden=true], [inert]') === null;
}

/** A group of radio buttons has one tab stop: the checked one, else the first. */
function isStopOfItsGroup(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '') return true;
  const group = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(element.name)}"]`)].filter(
    (one) => one.form === element.form && !one.disabled,
  );
  return element === (group.find((one) => one.checked) ?? group[0]);
}

/** A link in editable text takes no focus from Tab, though its `tabIndex` is 0. */
const isEditedLink = (element: Element): boolean =>
  element.matches('a:not([tabindex])') && element.parentElement?.isContentEditable === true;

/** A grid is one tab stop: arrows move in it, Tab leaves it. A tab list passes its focus to the selected tab. */
const isInside = (element: Element): boolean =>
  element.closest('[role=grid], [role=treegrid]') !== null || element.matches('[role=tablist], [role=radiogroup], [role=toolbar]');

/** The browser's own parts of a field (day, month, year) are tab stops too. */
const hasParts = (element: Element): boolean =>
  element.matches('input[type=date], input[type=time], input[type=datetime-local], input[type=month]');

function tabbable(): Element[] {
  const over = layerOver() ?? document.body;
  return [...document.body.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      isVisible(element, over) &&
      isStopOfItsGroup(element) &&
      !isEditedLink(element) &&
      !element.hasAttribute('data-radix-focus-guard'),
  );
}

const mostSteps = (): number => Math.min(2 * tabbable().length + 2, STEPS);

const stops = (): Element[] => tabbable().filter((element) => !isInside(element));

/** Styles that focus may change: outline, ring, border or background of the element, its parts, or the frame around it. */
function looks(element: Element): string {
  const around: (Element | null)[] = [element, element.nextElementSibling, element.previousElementSibling];
  for (let up = element.parentElement, steps = 0; up && steps < 4; up = up.parentElement, steps += 1) around.push(up);
  return around
    .flatMap((one) =>
      ['', '::before', '::after'].map((part) => {
        if (!one) return '';
        const style = getComputedStyle(one, part);
        const outline = style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`;
        return `${outline}|${style.boxShadow}|${style.borderColor}|${style.backgroundColor}|${style.clipPath}`;
      }),
    )
    .join();
}

/** Menus are walked with arrows, which their own stories test; Tab belongs to the page behind them. */
async function closeMenus(): Promise<void> {
  for (let tries = 0; tries < 3 && document.querySelector('[role=menu][data-state=open]'); tries += 1) await userEvent.keyboard('{Escape}');
}

export interface Walk {
  faults: string[];
  /** Elements reached with the keyboard; members of a group (radio buttons) that are no tab stop may be among them. */
  reached: ReadonlySet<Element>;
}

/** Tab stops of the page, after menus are closed. */
export async function readyToWalk(): Promise<Element[]> {
  await closeMenus();
  return stops();
}

/** Looks without focus. The element that has focus now, perhaps because it took it back, is looked at when it loses it. */
function unfocusedLooks(elements: readonly Element[]): Map<Element, string> {
  const found = new Map(elements.map((element) => [element, looks(element)]));
  const active = document.activeElement;
  if (active && found.has(active)) active.addEventListener('focusout', () => found.set(active, looks(active)), { once: true });
  return found;
}

const isEdge = (element: Element): boolean => element.hasAttribute('data-radix-focus-guard') || element.hasAttribute('data-edge');

interface Presses {
  /** Where focus went, in order, including returns. */
  order: readonly Element[];
  /** Whether each Tab moved focus at most once, to something that can be seen and that shows it. */
  clear: boolean;
}

/** Presses Tab several times at once and notes where focus goes. Focus that is moved by scripts later than its key is unclear. */
async function pressAtOnce(times: number, unfocused: ReadonlyMap<Element, string>): Promise<Presses> {
  const order: Element[] = [];
  const reached = new Set<Element>();
  let [clear, isKey, depth] = [true, false, 0];
  const onKey = (): void => {
    isKey = true;
    // Tab moves focus before any timer runs. If it has moved it to nothing, the next move is the doing of a script.
    setTimeout(() => (isKey = false));
  };
  const onEnter = (): void => {
    // A group passes its focus to one of its members while its own event is still on its way.
    if (depth === 0 && !isKey) clear = false;
    isKey = false;
    depth += 1;
  };
  const onFocus = (): void => {
    depth -= 1;
    const now = document.activeElement;
    if (depth > 0 || !now || now === document.body) return;
    order.push(now);
    if (reached.has(now) || isEdge(now)) return;
    reached.add(now);
    if (!isVisible(now) || unfocused.get(now) === looks(now)) clear = false;
  };
  window.addEventListener('keydown', onKey, { capture: true });
  window.addEventListener('focusin', onEnter, { capture: true });
  // After the handlers of components, which may draw the focus.
  window.addEventListener('focusin', onFocus);
  try {
    await commands.pressTab(times);
    await untilTimersRan();
  } finally {
    window.removeEventListener('keydown', onKey, { capture: true });
    window.removeEventListener('focusin', onEnter, { capture: true });
    window.removeEventListener('focusin', onFocus);
  }
  return { order, clear: clear && depth === 0 };
}

/**
 * Walks only over the given stops, each from the stop before it to the one after it. Returns false for anything unexpected: the full walk
 * then reports the fault.
 */
export async function walkOver(fresh: readonly Element[]): Promise<boolean> {
  const all = stops();
  const unfocused = unfocusedLooks(fresh);
  const reached = new Set<Element>();
  for (const element of fresh) {
    if (reached.has(element)) continue;
    const at = all.indexOf(element);
    const before = all[at - 1];
    if (!(before instanceof HTMLElement)) return false;
    before.focus();
    if (document.activeElement !== before) return false;
    const run = all.slice(at).filter((stop, index, rest) => rest.slice(0, index + 1).every((one) => unfocused.has(one)));
    const { order, clear } = await pressAtOnce(run.length + 1, unfocused);
    const last = run.at(-1);
    if (!clear || run.some((stop, index) => order[index] !== stop) || document.activeElement === last) return false;
    for (const stop of run) reached.add(stop);
  }
  return true;
}

/** Focus as before the first Tab: in the layer over the page, else nowhere. */
function startOver(): void {
  const over = document.querySelector<HTMLElement>('[role=dialog][tabindex="-1"], [role=alertdialog][tabindex="-1"]');
  if (over) over.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Tab continues from where focus was last, which is nowhere in particular after a walk. */
function startAtTop(): void {
  const top = document.createElement('span');
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus({ preventScroll: true });
  top.remove();
  startOver();
}

/** Walk with all keys pressed at once. Returns undefined for anything unexpected: the walk step by step then reports the fault. */
async function walkAtOnce(): Promise<Walk | undefined> {
  const all = tabbable();
  if (all.some(hasParts)) return undefined;
  const expected = stops();
  const presses = Math.min(all.length + 2, STEPS);
  const { order, clear } = await pressAtOnce(presses, unfocusedLooks(expected));
  const reached = new Set(order.filter((element) => !isEdge(element)));
  const last = [...reached].at(-1);
  if (!clear || last === undefined) return undefined;
  const isKept =
    order.length < presses && order.at(-1) === last && order.indexOf(last) === order.length - 1 && document.activeElement === last;
  if (isKept) return undefined;
  if (all.length + 2 <= STEPS && !expected.every((element) => reached.has(element))) return undefined;
  return { faults: [], reached };
}

export async function walkByTab(): Promise<Walk> {
  await closeMenus();
  startOver();
  if (stops().length === 0) return { faults: [], reached: new Set() };
  window.focus();
  return (await walkAtOnce()) ?? walkStepByStep();
}

async function walkStepByStep(): Promise<Walk> {
  startAtTop();
  const expected = stops();
  let steps = mostSteps();
  const unfocused = unfocusedLooks(expected);
  const reached = new Set<Element>();
  const faults: string[] = [];
  let stuck = 0;
  let first: Element | undefined;
  for (let step = 0; step < steps; step += 1) {
    // Elements that appeared meanwhile are walked too.
    if (step === steps - 1) steps = mostSteps();
    const before = document.activeElement;
    await commands.pressTab(1);
    // A browser handles the next key before a timer that is due, so on a busy machine the walk would leave before the timer acts.
    await untilTimersRan();
    const now = document.activeElement;
    // One full round is enough.
    if ((now === document.body || now === first) && expected.every((element) => reached.has(element))) break;
    if (!now || now === document.body) continue;
    first ??= now;
    stuck = now === before ? stuck + 1 : 0;
    if (stuck > (hasParts(now) ? 6 : 1) && expected.length > 1) {
      faults.push(`focus is kept by ${nameOf(now)}`);
      break;
    }
    if (reached.has(now) || isEdge(now)) continue;
    reached.add(now);
    if (!isVisible(now)) faults.push(`focus goes to something unseen: ${nameOf(now)}`);
    else if (unfocused.get(now) === looks(now)) faults.push(`focus is not shown on ${nameOf(now)}`);
  }
  // A step may open or close an overlay (a tooltip, a menu) and remove a stop; stops that remain must have been reached.
  if (steps < STEPS) {
    for (const element of stops()) {
      if (expected.includes(element) && !reached.has(element)) faults.push(`Tab does not reach ${nameOf(element)}`);
    }
  }
  return { faults, reached };
}
