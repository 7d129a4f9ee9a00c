import { useMemo, useRef } from 'react';

import { focusedElement } from '../../lib/focused.js';
import { hideRestOfRoot } from '../../lib/shadow-root.js';

/**
 * Restores focus after a modal surface closes, also when it was opened without a trigger of its own: by a menu item, a shortcut, a server
 * response.
 */
export function useFocusReturn(): { remember: (event: Event) => void; giveBack: (event: Event) => void } {
  const before = useRef<Element | null>(null);
  const show = useRef<(() => void) | undefined>(undefined);
  return useMemo(
    () => ({
      remember: ({ currentTarget }) => {
        before.current = focusedElement();
        if (currentTarget instanceof Element) show.current = hideRestOfRoot(currentTarget);
      },
      giveBack: (event) => {
        const target = before.current;
        before.current = null;
        show.current?.();
        show.current = undefined;
        // Safari does not focus a pressed button; the trigger, the default, is the better target then.
        if (event.defaultPrevented || !(target instanceof HTMLElement) || target === document.body || !target.isConnected) return;
        event.preventDefault();
        target.focus({ preventScroll: true });
      },
    }),
    [],
  );
}
