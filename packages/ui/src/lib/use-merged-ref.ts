import { useCallback, type Ref, type RefCallback } from 'react';

/** Merges two refs into a stable one. Clean-ups of callback refs are called, as in React 19. */
export function useMergedRef<T>(own: Ref<T> | undefined, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T) => {
      const undo = [fill(own, node), fill(given, node)];
      return () => undo.forEach((clean) => clean());
    },
    [own, given],
  );
}

function fill<T>(ref: Ref<T> | undefined, node: T): () => void {
  if (typeof ref === 'function') {
    const clean = ref(node);
    return typeof clean === 'function' ? clean : () => void ref(null);
  }
  if (!ref) return () => {};
  ref.current = node;
  return () => {
    ref.current = null;
  };
}
