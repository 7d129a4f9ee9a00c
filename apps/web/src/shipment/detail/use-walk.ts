import { useQuery, type QueryClient } from '@tanstack/react-query';

import { useApp } from '../../app-context.tsx';
import { formatListSearch, parseListSearch } from '../../kit/list/list-search.ts';
import { useScreen } from '../../shared/screen.tsx';
import type { RawSearch } from '../../shared/search.ts';
import { addressOf, inputsOf, type ShipmentListDefinition } from '../list/inputs.ts';
import { returnTo } from '../list/use-return.ts';
import { pageQuery } from '../queries.ts';
import type { ShipmentRow } from '../shipment.ts';

/** A page of the list with the shipment, as it was last seen: the order may change meanwhile, and the shipment may no longer match. */
interface Listed {
  rows: readonly ShipmentRow[];
  page: number;
  pageSize: number;
  total: number;
  capped: boolean;
}

const seen = new WeakMap<QueryClient, Listed>();

export interface Walk {
  /** From 1, and of how many; null for a shipment that the open list does not have. */
  place: { at: number; total: number; capped: boolean } | null;
  /** Each returns false where it leads nowhere. */
  next(): boolean;
  previous(): boolean;
  back(): boolean;
}

/** The neighbours of a shipment in the list that is open, with its filters and its order. */
export function useWalk<R extends ShipmentRow>(list: ShipmentListDefinition<R>, id: string): Walk {
  const { kind, filters } = list;
  const { client, queryClient } = useApp();
  const { searchOf, setSearchOf, instead, open } = useScreen();
  const raw = searchOf(kind.listPath);
  const address = addressOf(list);
  const search = parseListSearch(address, raw ?? {});
  const input = inputsOf(filters, search).page;
  const { data } = useQuery({ ...pageQuery(client, kind.controller, input), enabled: raw !== null });
  const has = (listed: Listed | undefined): boolean => listed?.rows.some((row) => row.id === id) ?? false;
  const current =
    data && raw
      ? { rows: data.items, page: data.page, pageSize: search.pageSize, total: data.total, capped: data.totalCapped ?? false }
      : undefined;
  const listed = [current, seen.get(queryClient)].find(has);
  const index = listed?.rows.findIndex((row) => row.id === id) ?? -1;
  const at = listed ? (listed.page - 1) * listed.pageSize + index + 1 : 0;
  const show = (row: ShipmentRow | undefined): void => {
    if (!row) return;
    instead(kind.detailPath, { id: row.id, title: kind.shipmentOf(row as R).reference });
  };
  const step = (by: 1 | -1): boolean => {
    if (!listed || at + by < 1 || at + by > listed.total) return false;
    seen.set(queryClient, listed);
    const beside = listed.rows[index + by];
    if (beside) show(beside);
    else void turn(listed.page + by, by);
    return true;
  };
  const turn = async (page: number, by: 1 | -1): Promise<void> => {
    const { items } = await queryClient.fetchQuery(pageQuery(client, kind.controller, { ...input, page }));
    setSearchOf(kind.listPath, filled(formatListSearch(address, { ...search, page })));
    show(items.at(by === 1 ? 0 : -1));
  };
  return {
    place: listed ? { at, total: listed.total, capped: listed.capped } : null,
    next: () => step(1),
    previous: () => step(-1),
    back: () => {
      returnTo(queryClient, id);
      open(kind.listPath, raw ?? {});
      return true;
    },
  };
}

const filled = (patch: Record<string, string | undefined>): RawSearch =>
  Object.fromEntries(Object.entries(patch).flatMap(([key, value]) => (value ? [[key, value]] : [])));
