import { tableRows } from '@seaberry/ui/data-table';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, type RefObject } from 'react';

import { useApp } from '../../app-context.tsx';
import type { ShipmentRow } from '../shipment.ts';

const returning = new WeakMap<QueryClient, string>();

/** Makes the list take focus at the row of a shipment when it is shown next. */
export const returnTo = (queryClient: QueryClient, id: string): void => void returning.set(queryClient, id);

/** Moves focus to the row of the shipment whose page was left for the list, once it is there. */
export function useReturn(rows: readonly ShipmentRow[] | undefined, place: RefObject<HTMLElement | null>): void {
  const { queryClient } = useApp();
  useEffect(() => {
    const id = returning.get(queryClient);
    if (id === undefined || !rows) return;
    returning.delete(queryClient);
    tableRows(place.current).focus(rows.findIndex((row) => row.id === id));
  }, [rows, place, queryClient]);
}
