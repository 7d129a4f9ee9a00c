/**
 * How an overlay opens: by a press of its trigger, by pointing at it, as a context menu, by an `@` that is typed; `none` for one that is
 * open, or a whole page.
 */
export type Opening = 'press' | 'hover' | 'contextmenu' | 'mention' | 'none';

const FOCUSABLE = ':is(a[href], button, input, select, textarea, [role="menuitem"]):not(:disabled, [aria-disabled="true"])';
const FIELDS = '#storybook-root textarea';
/** Elements that say that they open something. */
const TRIGGERS = '[aria-haspopup], [aria-expanded="false"], [role="combobox"], [data-slot$="trigger"]';

/** First trigger of a story, else its first button; a rail is no control, and shows its stages when it is pointed at. */
const triggerOf = (page: Document): HTMLElement | null =>
  [TRIGGERS, 'button', '[data-rail]']
    .map((wanted) => page.querySelector<HTMLElement>(`#storybook-root :is(${wanted})`))
    .find((found) => found !== null) ?? null;

/** Types ` @` at the end of a text. React listens to the event, and reads a value that was set past its own setter. */
function typeMention(area: HTMLTextAreaElement): void {
  const text = `${area.value} @`;
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(area) as object, 'value');
  native?.set?.call(area, text);
  area.setSelectionRange(text.length, text.length);
  area.dispatchEvent(new InputEvent('input', { bubbles: true, data: '@' }));
}

/**
 * Opens the overlay of a story as a pointer would; with `none` it only waits for the story.
 *
 * @returns false while the trigger, or with `none` the story, is not drawn yet
 */
export function openOverlay(page: Document, by: Opening): boolean {
  if (by === 'none') return page.querySelector('#storybook-root > *') !== null;
  if (by === 'mention') {
    const area = page.querySelector<HTMLTextAreaElement>(FIELDS);
    if (area) typeMention(area);
    return area !== null;
  }
  const trigger = triggerOf(page);
  if (!trigger) return false;
  const { x, y, width, height } = trigger.getBoundingClientRect();
  const where = { bubbles: true, cancelable: true, clientX: x + width / 2, clientY: y + height / 2 };
  const pointer = { ...where, button: 0, pointerType: 'mouse' };
  if (by === 'contextmenu') trigger.dispatchEvent(new MouseEvent('contextmenu', where));
  else if (by === 'hover') for (const type of ['pointerover', 'pointermove']) trigger.dispatchEvent(new PointerEvent(type, pointer));
  else {
    // Menus open on `pointerdown`, lists on `mousedown`, dialogs on `click`.
    trigger.dispatchEvent(new PointerEvent('pointerdown', pointer));
    trigger.dispatchEvent(new MouseEvent('mousedown', pointer));
    trigger.dispatchEvent(new PointerEvent('pointerup', pointer));
    trigger.click();
  }
  return true;
}

/** Moves focus into the overlay of a story, or to what opens it where focus stays there, as in a list of options. */
export function focusOverlay(page: Document): void {
  const overlay = page.querySelector<HTMLElement>(':is([role="dialog"], [role="alertdialog"], [role="menu"])');
  const first = overlay?.querySelector<HTMLElement>(FOCUSABLE) ?? overlay;
  (first ?? page.querySelector<HTMLElement>(FIELDS) ?? triggerOf(page))?.focus();
}
