import { useEffect, useRef } from 'react';

export interface Shortcut {
  /** Values of `KeyboardEvent.key`, letters in lower case: `j`, `?`, `Enter`, `Escape`, and a space for the space bar. */
  keys: readonly string[];
  /** Keys with the same effect that another control handles: the arrow keys of a grid. They are only shown. */
  also?: readonly string[];
  /** Effect of the keys. */
  label: string;
  /** Called for any of `keys`. Return false to leave the key to the browser. Without it, `keys` are only shown. */
  onPress?: (event: KeyboardEvent) => boolean | void;
}

/** Controls and overlays with letter keys of their own. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="combobox"], [role="tree"]';
/** Controls that the space bar and Enter press. */
const PRESSABLE = 'button, summary, input, [role="button"], [role="tab"], [role="switch"]';

/** Single keys that work anywhere on a page: not in fields, during composition, in overlays, or with modifiers. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (!isAvailable(event, key)) return;
      const found = latest.current.find(({ keys, onPress }) => onPress && keys.includes(key));
      if (found?.onPress && found.onPress(event) !== false) event.preventDefault();
    };
    // In the capture phase, before the controls of the page: they ignore a key whose default is prevented.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
}

function isAvailable(event: KeyboardEvent, key: string): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing || key === 'Process') return false;
  // Some layouts have ? and / only with Shift.
  if (shiftKey && /^[\p{L}\s]$|^.{2,}$/u.test(key)) return false;
  if (!(target instanceof Element)) return true;
  if (target.closest(`${TYPING}, ${OVERLAYS}`)) return false;
  return !((key === ' ' && target.closest(PRESSABLE)) || (key === 'Enter' && target.closest(`${PRESSABLE}, a[href]`)));
}
