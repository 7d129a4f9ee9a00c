import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** Whether this render has to match the server: on the server itself, and in the first render over its page. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
