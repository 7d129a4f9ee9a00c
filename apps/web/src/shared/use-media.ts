import { useCallback, useSyncExternalStore } from 'react';

/** Width below which lists are cards. */
export const PHONE = '(max-width: 767.98px)';
/** Touch devices, which show no keyboard shortcuts. A tablet with a mouse or trackpad has a keyboard as a rule; a phone with a pen has none. */
export const TOUCH = `(pointer: coarse) and (not (any-pointer: fine)), (pointer: coarse) and ${PHONE}`;

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
    () => navigator.onLine,
  );
}
