import { useChangeNews } from '@seaberry/ui/change-mark';
import { useOutlookChanges } from '@seaberry/ui/outlook-fact';
import { createContext, useState } from 'react';

import { useApp } from '../../app-context.tsx';
import { ownChanges } from '../queries.ts';
import type { ShipmentKind, ShipmentRow } from '../shipment.ts';
import { changesBetween, type Seen } from './changes.ts';

/** Differences of rows since the list was opened, in words, by id. */
export type RowChanges = ReadonlyMap<string, string>;

const NONE: RowChanges = new Map();
const NO_NEWS: readonly string[] = [];
export const ChangesContext = createContext(NONE);

interface ChangesOptions<R extends ShipmentRow> {
  kind: ShipmentKind<R>;
  rows: readonly R[] | undefined;
  /** Rows of an earlier page are still shown. */
  loading: boolean;
  /** Page, order and filters as a text: another list starts without changes. */
  listKey: string;
  /** Row that is looked at: its changes are seen. */
  currentRow: string | undefined;
}

/** Changes of the visible rows that arrived as news: announced, and kept until the user looks at the row. */
export function useChanges<R extends ShipmentRow>({ kind, rows, loading, listKey, currentRow }: ChangesOptions<R>): RowChanges {
  const { queryClient } = useApp();
  const describe = useOutlookChanges();
  const [state, setState] = useState<{ rows: readonly R[] | undefined; seen: Seen | null; changes: RowChanges; news: readonly string[] }>({
    rows: undefined,
    seen: null,
    changes: NONE,
    news: NO_NEWS,
  });
  if (rows && !loading && state.rows !== rows) {
    const seen = { listKey, own: ownChanges(queryClient), shipments: rows.map((row) => kind.shipmentOf(row)) };
    const found = changesBetween(state.seen, seen, describe);
    const kept = state.seen?.listKey === listKey ? state.changes : NONE;
    setState({
      rows,
      seen,
      changes: found.length > 0 ? new Map([...kept, ...found.map(({ id, words }) => [id, words] as const)]) : kept,
      news: found.length > 0 ? found.map(({ reference, words }) => `${reference}: ${words}`) : state.news,
    });
  } else if (currentRow !== undefined && state.changes.has(currentRow)) {
    setState({ ...state, changes: new Map([...state.changes].filter(([id]) => id !== currentRow)) });
  }
  useChangeNews(state.news);
  return state.changes;
}
