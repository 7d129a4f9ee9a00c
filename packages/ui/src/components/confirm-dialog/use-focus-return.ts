import { useMemo, useRef } from 'react';

/**
 * Restores focus after a modal surface closes, also when it was opened without a trigger of its own: by a menu item, a shortcut, a server
 * response.
 */
export function useFocusReturn(): { remember: () => void; giveBack: (event: Event) => void } {
  const before = useRef<Element | null>(null);
  return useMemo(
    () => ({
      remember: () => {
        before.current = document.activeElement;
      },
      giveBack: (event) => {
        const target = before.current;
        before.current = null;
        // Safari does not focus a pressed button; the trigger, the default, is the better target then.
        if (event.defaultPrevented || !(target instanceof HTMLElement) || target === document.body || !target.isConnected) return;
        event.preventDefault();
        target.focus({ preventScroll: true });
      },
    }),
    [],
  );
}
