import type { FocusEvent, KeyboardEvent, SyntheticEvent } from 'react';

function shadowOf(node: Node): ShadowRoot | null {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root : null;
}

/** Element by its id in the document or shadow root around a node. */
export const byIdBeside = (node: Node, id: string): HTMLElement | null => (shadowOf(node) ?? document).getElementById(id);

/** Focused element of the document or shadow root around a node. */
export const focusedBeside = (node: Node): Element | null => (shadowOf(node) ?? document).activeElement;

/** `contains` across shadow roots. */
export function containsDeep(outer: Node, inner: Node): boolean {
  for (let node: Node | null = inner; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    if (node === outer) return true;
  }
  return false;
}

/** Whether an event outside of a layer is one at an element in the same shadow root, whose host is all that Radix sees. */
export const isWithin = (element: Element | null, { target }: Event): boolean =>
  element !== null &&
  target instanceof Element &&
  (element.contains(target) || (target === shadowOf(element)?.host && element.contains(focusedBeside(element))));

/** Elements in the tab order, in their order. */
const tabStops = (layer: Element): HTMLElement[] =>
  [...layer.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && element.checkVisibility({ visibilityProperty: true }),
  );

/** Initial focus of a layer without one of its own: Radix would try every element, as the host stays focused. */
export function focusFirstStop(event: Event): void {
  const layer = event.currentTarget;
  if (!(layer instanceof HTMLElement) || !shadowOf(layer)) return;
  event.preventDefault();
  (tabStops(layer)[0] ?? layer).focus({ preventScroll: true });
}

function keepTab(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: layer, target, key, shiftKey, altKey, ctrlKey, metaKey } = event;
  const root = shadowOf(layer);
  if (key !== 'Tab' || altKey || ctrlKey || metaKey || !root || !layer.contains(target as Node)) return;
  const stops = tabStops(layer);
  const [from, to] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (to && root.activeElement !== from && !(shiftKey && root.activeElement === layer)) return;
  event.preventDefault();
  (to ?? layer).focus();
}

// Scrolling in a layer is stopped at the document while a dialog is open: the target there is the host.
function keepScroll(event: SyntheticEvent<HTMLElement>): void {
  if (shadowOf(event.currentTarget)) event.stopPropagation();
}

const scrolling = { onWheel: keepScroll, onTouchMove: keepScroll };

/** Handlers of a layer with a loop of Tab in a shadow root. */
export const loopInShadow = { ...scrolling, onKeyDownCapture: keepTab };

let first: HTMLElement | undefined;

/** Radix focuses one candidate after the other until `document.activeElement` changes, which it never does: the first one keeps focus. */
function keepFirst(event: FocusEvent<HTMLElement>): void {
  const { currentTarget: layer, target } = event;
  if (!(target instanceof HTMLElement) || !shadowOf(layer) || !layer.contains(target) || target === first) return;
  if (first && layer.contains(first)) {
    event.stopPropagation();
    first.focus({ preventScroll: true });
  } else if (target !== layer) {
    first = target;
    queueMicrotask(() => {
      first = undefined;
    });
  }
}

/** Handlers of a group with arrow keys in a shadow root. */
export const arrowsInShadow = { onFocusCapture: keepFirst };

/** Handlers of a menu in a shadow root. */
export const menuInShadow = { ...scrolling, ...arrowsInShadow };

/** Hides from screen readers what is beside an element in its shadow root, except live regions; returns an undo function. */
export function hideBeside(layer: Element): () => void {
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
  const root = shadowOf(layer);
  for (let node: Element | null = root && layer; node; node = node.parentElement) {
    for (const other of (node.parentNode ?? node).children) {
      if (other !== node) hide(other);
    }
  }
  return () => {
    for (const other of hidden) other.removeAttribute('aria-hidden');
  };
}

/** Repeats focus moves within a shadow root at its host: the browser keeps them inside, and Radix closes layers by them. */
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
