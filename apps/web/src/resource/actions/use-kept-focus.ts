import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the keyboard in the list when the row it stood on is deleted: once the rows have come anew and nothing has focus, the list has.
 *
 * @returns what is told of a deletion
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, rows: unknown): () => void {
  const gone = useRef(false);
  useEffect(() => {
    if (!gone.current || document.activeElement !== document.body) return;
    gone.current = false;
    list.current?.focus();
  }, [list, rows]);
  return useCallback(() => {
    gone.current = true;
  }, []);
}
