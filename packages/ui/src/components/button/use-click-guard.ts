import { useEffect, useRef, useState, type MouseEvent } from 'react';

/** Duration for which a guarded button ignores clicks after one, in ms. */
export const CLICK_GUARD_MS = 500;

/**
 * Keeps a double click from running an action twice.
 * The button stays focusable: a native `disabled` attribute set inside a click would cancel the form submission that this click triggers.
 * @param guardMs length of the pause in ms; 0 never guards.
 * @returns `guarded` while clicks are ignored, and `accept`, which returns whether this click counts.
 */
export function useClickGuard(guardMs: number = CLICK_GUARD_MS): {
  guarded: boolean;
  accept: (event: MouseEvent) => boolean;
} {
  const [guarded, setGuarded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const accept = (event: MouseEvent): boolean => {
    if (timer.current !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      return false;
    }
    if (guardMs > 0) {
      setGuarded(true);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        setGuarded(false);
      }, guardMs);
    }
    return true;
  };
  return { guarded, accept };
}
