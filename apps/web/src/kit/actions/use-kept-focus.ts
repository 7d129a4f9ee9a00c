import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Maximum closing time of a dialog, in ms; it has the focus until then. */
const LEAVING_MS = 1_000;
const LOOK_MS = 50;

const menusOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-row-menu]')];

/**
 * Keeps focus in the list when its focused row is deleted: after the refetch the menu of the row in that place gets focus, or the list
 * itself.
 * @returns callback before a deletion
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, rows: unknown): (ids: readonly string[]) => void {
  const place = useRef<number | null>(null);
  useEffect(() => {
    if (place.current === null) return;
    const until = Date.now() + LEAVING_MS;
    const look = (): void => {
      const at = place.current;
      if (at === null || !list.current) return;
      if (document.activeElement !== document.body) {
        if (Date.now() < until) timer = setTimeout(look, LOOK_MS);
        else place.current = null;
        return;
      }
      place.current = null;
      const menus = menusOf(list.current);
      (menus[at] ?? menus.at(-1) ?? list.current).focus();
    };
    let timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [list, rows]);
  return useCallback(
    (ids) => {
      const at = list.current ? menusOf(list.current).findIndex(({ dataset }) => ids.includes(dataset['rowMenu'] ?? '')) : -1;
      place.current = Math.max(0, at);
    },
    [list],
  );
}
