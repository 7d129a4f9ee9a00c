import { useCallback, useEffect, useRef } from 'react';

import type { SelectRow } from './components/body-row.js';
import { ALL_SELECTED, isSelected, NONE_SELECTED, selectRows, stateOf } from './data-table.logic.js';
import type { DataTableSelection } from './data-table.types.js';
import type { RowList } from './row-list.logic.js';

interface SelectionOptions<Row> {
  list: RowList<Row>;
  /** Undefined in a table without selection. */
  selection: DataTableSelection | undefined;
  onSelectionChange: ((selection: DataTableSelection) => void) | undefined;
  /** The header's checkbox represents every matching row, not only the loaded ones. */
  beyond: boolean;
}

export interface RowSelection {
  isSelected: ((id: string) => boolean) | undefined;
  /** How many of the loaded rows are selected. */
  pageState: 'none' | 'some' | 'all';
  onSelect: SelectRow;
  onSelectPage: (chosen: boolean) => void;
}

/** Selection with stable handlers, so that selecting one row re-renders that row alone. */
export function useRowSelection<Row>(options: SelectionOptions<Row>): RowSelection {
  const { list, selection } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const last = useRef<string>(undefined);
  const onSelect = useCallback<SelectRow>(({ id, chosen, range }) => {
    const now = latest.current;
    const ids = range ? between(now.list, last.current, id) : [id];
    now.onSelectionChange?.(selectRows(now.selection ?? NONE_SELECTED, ids, chosen));
    last.current = id;
  }, []);
  const onSelectPage = useCallback((chosen: boolean) => {
    const now = latest.current;
    if (now.beyond) now.onSelectionChange?.(chosen ? ALL_SELECTED : NONE_SELECTED);
    else now.onSelectionChange?.(selectRows(now.selection ?? NONE_SELECTED, now.list.ids(0, now.list.count - 1), chosen));
  }, []);
  return {
    isSelected: selection && ((id) => isSelected(selection, id)),
    pageState: selection ? pageStateOf(list, selection) : 'none',
    onSelect,
    onSelectPage,
  };
}

function pageStateOf<Row>(list: RowList<Row>, selection: DataTableSelection): 'none' | 'some' | 'all' {
  const changed = 'all' in selection ? selection.except : selection.ids;
  if (changed.size === 0) return 'all' in selection && list.count > 0 ? 'all' : 'none';
  return stateOf(list.count, (at) => isSelected(selection, list.at(at)?.id ?? ''));
}

/** Rows of a range in either direction; only the last one when the first is not loaded. */
function between<Row>(list: RowList<Row>, from: string | undefined, to: string): string[] {
  const start = from === undefined ? -1 : list.indexOf(from);
  const end = list.indexOf(to);
  return start < 0 || end < 0 ? [to] : list.ids(Math.min(start, end), Math.max(start, end));
}
