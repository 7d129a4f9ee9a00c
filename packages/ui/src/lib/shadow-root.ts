/* Overlays inside a shadow root. Radix and its helper react-remove-scroll listen at the document, where the host of the shadow root is the
 target of each event and the `activeElement`. The handlers below do what both cannot do there. */
import type { FocusEvent, KeyboardEvent, SyntheticEvent } from 'react';

function shadowOf(node: Node): ShadowRoot | null {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root : null;
}

/** Element by its id, in the document or shadow root that contains a node. */
export const elementByIdInRoot = (node: Node, id: string): HTMLElement | null => (shadowOf(node) ?? document).getElementById(id);

/** Focused element in the document or shadow root that contains a node. */
export const focusedInRoot = (node: Node): Element | null => (shadowOf(node) ?? document).activeElement;

/** `contains` across shadow roots. */
export function containsDeep(outer: Node, inner: Node): boolean {
  for (let node: Node | null = inner; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    if (node === outer) return true;
  }
  return false;
}

/** Whether an event is inside an element. In a shadow root Radix passes an event whose target is the host: focus decides then. */
export const isEventWithin = (element: Element | null, { target }: Event): boolean =>
  element !== null &&
  target instanceof Element &&
  (element.contains(target) || (target === shadowOf(element)?.host && element.contains(focusedInRoot(element))));

/** Elements of an overlay that Tab reaches, in their order. */
const tabStops = (overlay: Element): HTMLElement[] =>
  [...overlay.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && element.checkVisibility({ visibilityProperty: true }),
  );

/** Focuses the first tab stop of an overlay. Radix would try every element, since it sees the host focused after each. */
export function focusFirstStop(event: Event): void {
  const overlay = event.currentTarget;
  if (!(overlay instanceof HTMLElement) || !shadowOf(overlay)) return;
  event.preventDefault();
  (tabStops(overlay)[0] ?? overlay).focus({ preventScroll: true });
}

function keepTab(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: overlay, target, key, shiftKey, altKey, ctrlKey, metaKey } = event;
  const root = shadowOf(overlay);
  if (key !== 'Tab' || altKey || ctrlKey || metaKey || !root || !overlay.contains(target as Node)) return;
  const stops = tabStops(overlay);
  const [from, to] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (to && root.activeElement !== from && !(shiftKey && root.activeElement === overlay)) return;
  event.preventDefault();
  (to ?? overlay).focus();
}

// While a dialog is open, react-remove-scroll cancels these events at the document unless their target is inside; there it is the host.
function keepScroll(event: SyntheticEvent<HTMLElement>): void {
  if (shadowOf(event.currentTarget)) event.stopPropagation();
}

const scrolling = { onWheel: keepScroll, onTouchMove: keepScroll };

/** Handlers that keep Tab inside an overlay in a shadow root, going round from its last element to its first. */
export const trapTabInShadow = { ...scrolling, onKeyDownCapture: keepTab };

let first: HTMLElement | undefined;

/** Radix focuses one candidate after the other until `document.activeElement` changes, which it never does here: the first one keeps focus. */
function keepFirst(event: FocusEvent<HTMLElement>): void {
  const { currentTarget: overlay, target } = event;
  if (!(target instanceof HTMLElement) || !shadowOf(overlay) || !overlay.contains(target) || target === first) return;
  if (first && overlay.contains(first)) {
    event.stopPropagation();
    first.focus({ preventScroll: true });
  } else if (target !== overlay) {
    first = target;
    queueMicrotask(() => {
      first = undefined;
    });
  }
}

/** Handlers of a group whose arrow keys move focus, in a shadow root. */
export const arrowsInShadow = { onFocusCapture: keepFirst };

/** Handlers of a menu in a shadow root. */
export const menuInShadow = { ...scrolling, ...arrowsInShadow };

/** Hides the rest of the shadow root of an overlay from screen readers, except live regions. @returns a function that shows it again */
export function hideRestOfRoot(overlay: Element): () => void {
  const hidden: Element[] = [];
  const hide = (other: Element): void => {
    if (other.hasAttribute('aria-hidden') || other.matches('[aria-live], style')) return;
    if (other.querySelector('[aria-live]')) {
      for (const child of other.children) hide(child);
      return;
    }
    other.setAttribute('aria-hidden', 'true');
    hidden.push(other);
  };
  const root = shadowOf(overlay);
  for (let node: Element | null = root && overlay; node; node = node.parentElement) {
    for (const other of (node.parentNode ?? node).children) {
      if (other !== node) hide(other);
    }
  }
  return () => {
    for (const other of hidden) other.removeAttribute('aria-hidden');
  };
}

/** Dispatches moves of focus inside a shadow root at its host too: the browser does not, and Radix closes overlays by them. */
export function relayFocus(container: Node): (() => void) | undefined {
  const root = shadowOf(container);
  if (!root) return undefined;
  const relay = (event: Event): void => {
    const from = event instanceof FocusEvent && event.relatedTarget;
    if (from instanceof Node && shadowOf(from) === root) {
      root.host.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
    }
  };
  root.addEventListener('focusin', relay);
  return () => root.removeEventListener('focusin', relay);
}
