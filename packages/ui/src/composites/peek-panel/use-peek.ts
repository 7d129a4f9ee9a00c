import { useRef, useState, type FocusEvent, type RefObject } from 'react';

import { focusedElement } from '../../lib/focused.js';
import { tableRows } from '../data-table/index.js';

export interface Peek {
  /** For `list` of PeekLayout. */
  list: { ref: RefObject<HTMLDivElement | null>; onFocus: (event: FocusEvent<HTMLDivElement>) => void };
  /** Row that was last focused by keyboard, or whose panel was opened; for `currentRow` of the table. */
  currentRow: string | undefined;
  /** Row whose panel is open. */
  peeked: string | undefined;
  /** Handlers of the panel. Undefined at the ends of the list. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  /** For `onPress` of shortcuts. Each returns false where it has no effect. */
  keys: Readonly<Record<'next' | 'previous' | 'open' | 'select' | 'peek' | 'enter' | 'close', () => boolean>>;
}

/**
 * Current row and open panel of a DataTable, by ids of its rows in their order. An open panel follows the row with focus.
 * @param defaultPeeked row whose panel is open at first
 */
export function usePeek(ids: readonly string[], defaultPeeked?: string): Peek {
  const place = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(defaultPeeked);
  const [open, setOpen] = useState(defaultPeeked !== undefined);
  const at = current === undefined ? -1 : ids.indexOf(current);
  const peeked = open && at >= 0 ? current : undefined;
  const rows = () => tableRows(place.current);
  const goTo = (to: number): (() => void) | undefined => (ids[to] === undefined ? undefined : () => setCurrent(ids[to]));
  const close = (): boolean => {
    if (peeked === undefined) return false;
    setOpen(false);
    return rows().focus(at);
  };
  return {
    list: {
      ref: place,
      onFocus: ({ target }) => {
        // A press with the pointer makes no row the current one.
        if (target.matches(':focus-visible') && target.closest('tbody, ul')) setCurrent(ids[rows().at()]);
      },
    },
    currentRow: current,
    peeked,
    onPrevious: goTo(at - 1),
    onNext: goTo(at + 1),
    onClose: () => void close(),
    keys: {
      next: () => rows().move(1),
      previous: () => rows().move(-1),
      open: () => rows().open(),
      select: () => rows().select(),
      peek: () => {
        const to = ids[rows().at()];
        if (to === undefined) return false;
        setOpen(peeked !== to);
        setCurrent(to);
        return true;
      },
      enter: () => {
        const panel = place.current?.closest('[data-slot="peek-layout"]')?.querySelector('[data-slot="peek-panel"]');
        const link = panel?.querySelector<HTMLElement>('a[href]');
        // Only from the rows: elsewhere the key keeps its order of controls.
        if (!link || peeked === undefined || !place.current?.querySelector('tbody, ul')?.contains(focusedElement())) return false;
        link.focus();
        return true;
      },
      close,
    },
  };
}
