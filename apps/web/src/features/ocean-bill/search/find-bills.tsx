import type { Client } from '@seaberry/api-client';
import type { useTranslations } from '@seaberry/i18n/react';
import type { CommandGroup, CommandItem } from '@seaberry/ui/command-palette';
import { List, Ship } from 'lucide-react';

import type { AppLocation } from '../../../shared/links.ts';
import { shipmentOf } from '../lib/shipment.ts';
import { DETAIL_PATH, LIST_PATH } from '../paths.ts';
import type { Bill } from '../queries.ts';

/** Bills in the search of the top bar; the list shows the rest. */
const SHOWN = 6;

interface Find {
  client: Client;
  keyword: string;
  signal: AbortSignal;
  onGo(place: AppLocation): void;
  t: ReturnType<typeof useTranslations<'shell.find'>>;
}

/** Entries of the bills that the list finds by this keyword. */
export async function findBills({ client, keyword, signal, onGo, t }: Find): Promise<CommandGroup[]> {
  const { items, total, totalCapped } = await client.oceanBill.page({ keyword, page: 1, pageSize: SHOWN }, { signal });
  const found: CommandItem[] = items.map((bill) => ({
    id: `bill/${bill.id}`,
    label: bill.referenceNo,
    description: partsOf(bill),
    icon: <Ship size={16} />,
    onSelect: () => onGo({ path: DETAIL_PATH, search: { id: bill.id, title: bill.referenceNo } }),
  }));
  if (found.length === 0) return [];
  const all: CommandItem = {
    id: 'bills/all',
    label: t(totalCapped ? 'allOver' : 'all', { count: total }),
    icon: <List size={16} />,
    onSelect: () => onGo({ path: LIST_PATH, search: { keyword } }),
  };
  return [{ id: 'bills', label: t('bills'), items: total > found.length ? [...found, all] : found }];
}

/** Further fields of a bill, which may contain the searched text. */
function partsOf(bill: Bill): string {
  const { carrier, route, transport, order } = shipmentOf(bill);
  const way = [route.pol, route.pod].map((place) => place?.name ?? place?.unLocationCode).filter(Boolean);
  return [order, bill.customer, carrier, way.join(' – '), transport].filter(Boolean).join(' · ');
}
