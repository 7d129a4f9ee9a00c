import type { Client } from '@seaberry/api-client';
import type { useTranslations } from '@seaberry/i18n/react';
import type { CommandGroup, CommandItem } from '@seaberry/ui/command-palette';
import { List, Plane, Ship } from 'lucide-react';

import type { AppLocation } from '../../shared/links.ts';
import type { ShipmentKind, ShipmentRow } from '../shipment.ts';

/** Shipments of a kind in the search of the top bar; the list shows the rest. */
const SHOWN = 6;

interface Find {
  client: Client;
  kind: ShipmentKind<ShipmentRow>;
  keyword: string;
  signal: AbortSignal;
  onGo(place: AppLocation): void;
  t: ReturnType<typeof useTranslations<'shell.find'>>;
}

/** Entries of the shipments of a kind that its list finds by this keyword. */
export async function findShipments({ client, kind, keyword, signal, onGo, t }: Find): Promise<CommandGroup[]> {
  const { controller, listPath, detailPath, texts } = kind;
  const { items, total, totalCapped } = await client[controller].page({ keyword, page: 1, pageSize: SHOWN }, { signal });
  const icon = texts === 'airWaybill' ? <Plane size={16} /> : <Ship size={16} />;
  const found: CommandItem[] = items.map((row) => {
    const { id, reference, order, carrier, route, transport } = kind.shipmentOf(row);
    const way = [route.pol, route.pod].map((place) => place?.name ?? place?.unLocationCode).filter(Boolean);
    return {
      id: `${texts}/${id}`,
      label: reference,
      // Further fields, which may contain the searched text.
      description: [order, row.customer, carrier, way.join(' – '), transport].filter(Boolean).join(' · '),
      icon,
      onSelect: () => onGo({ path: detailPath, search: { id, title: reference } }),
    };
  });
  if (found.length === 0) return [];
  const all: CommandItem = {
    id: `${texts}/all`,
    label: t(totalCapped ? 'allOver' : 'all', { count: total }),
    icon: <List size={16} />,
    onSelect: () => onGo({ path: listPath, search: { keyword } }),
  };
  return [{ id: texts, label: t(texts), items: total > found.length ? [...found, all] : found }];
}
