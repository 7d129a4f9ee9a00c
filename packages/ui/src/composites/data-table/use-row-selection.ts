import { useCallback, useEffect, useRef } from 'react';

import type { SelectRow } from './components/body-row.js';
import { rowsBetween, withRows } from './data-table.logic.js';

interface SelectionOptions {
  /** Rows of this page in their order. */
  ids: readonly string[];
  selection: ReadonlySet<string>;
  onSelectionChange: ((selection: ReadonlySet<string>) => void) | undefined;
}

/** Handlers for checkboxes that never change, so that choosing one row draws that row alone. */
export function useRowSelection(options: SelectionOptions): { onSelect: SelectRow; onSelectPage: (chosen: boolean) => void } {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const last = useRef<string>(undefined);
  const onSelect = useCallback<SelectRow>(({ id, chosen, range }) => {
    const { ids, selection, onSelectionChange } = latest.current;
    onSelectionChange?.(withRows(selection, range ? rowsBetween(ids, last.current, id) : [id], chosen));
    last.current = id;
  }, []);
  const onSelectPage = useCallback((chosen: boolean) => {
    const { ids, selection, onSelectionChange } = latest.current;
    onSelectionChange?.(withRows(selection, ids, chosen));
  }, []);
  return { onSelect, onSelectPage };
}
