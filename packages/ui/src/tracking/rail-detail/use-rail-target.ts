import { useCallback, useEffect, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';

/** Delay in ms before the card shows at the pointer, and before it hides when the pointer leaves. */
const SHOW_MS = 250;
const HIDE_MS = 150;
const RAIL = '[data-slot="stage-rail"]';

/** The rail that is described. */
export interface RailTarget {
  rail: HTMLElement;
  id: string;
}

export interface RailTargetState {
  target: RailTarget | null;
  /** Hides the card at once, or with `soon` after a delay, unless `keep` is called. */
  hide: (soon?: boolean) => void;
  /** Cancels what is about to show or hide. */
  keep: () => void;
  handlers: {
    onPointerOver: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: () => void;
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: () => void;
    onClickCapture: (event: MouseEvent<HTMLElement>) => void;
  };
}

/** Rail under the pointer, with focus on it or on the cell around it, or under a finger. */
export function useRailTarget(): RailTargetState {
  const [target, setTarget] = useState<RailTarget | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const finger = useRef(false);
  const keep = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => keep, [keep]);
  const later = useCallback((next: RailTarget | null, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTarget(next), ms);
  }, []);
  const hide = useCallback(
    (soon = false) => {
      keep();
      if (soon) later(null, HIDE_MS);
      else setTarget(null);
    },
    [keep, later],
  );
  return {
    target,
    hide,
    keep,
    handlers: {
      onPointerOver: ({ target: over, pointerType }) => {
        if (pointerType === 'touch') return;
        const next = targetOf(over);
        if (next) later(next, next.rail === target?.rail ? 0 : SHOW_MS);
        else later(null, HIDE_MS);
      },
      onPointerLeave: () => hide(true),
      onPointerDown: ({ pointerType }) => {
        finger.current = pointerType === 'touch';
      },
      onFocus: ({ target: focused }) => {
        if (!focused.matches(':focus-visible')) return;
        keep();
        setTarget(targetOf(focused) ?? (focused.matches('td') ? targetOf(focused.querySelector(RAIL)) : null));
      },
      onBlur: () => hide(),
      onClickCapture: (event) => {
        const next = finger.current ? targetOf(event.target) : null;
        if (!next) return;
        // The row would open its page.
        event.preventDefault();
        event.stopPropagation();
        keep();
        setTarget(target?.rail === next.rail ? null : next);
      },
    },
  };
}

function targetOf(element: EventTarget | null): RailTarget | null {
  const rail = element instanceof Element ? element.closest<HTMLElement>(RAIL) : null;
  const id = rail?.closest<HTMLElement>('[data-rail]')?.dataset['rail'];
  return rail && id !== undefined ? { rail, id } : null;
}
