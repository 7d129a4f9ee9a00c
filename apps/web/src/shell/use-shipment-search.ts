import { useTranslations } from '@seaberry/i18n/react';
import type { CommandSearch } from '@seaberry/ui/command-palette';
import { usePermission } from '@seaberry/ui/permission';
import { useMemo } from 'react';

import { useApp } from '../app-context.tsx';
import { useCapability } from '../session/use-session.ts';
import type { AppLocation } from '../shared/links.ts';
import type { ShipmentKind, ShipmentRow } from '../shipment/shipment.ts';

// Each kind is given rows of its own controller.
const loadBills = async () => (await import('../features/ocean-bill/bill-kind.ts')).billKind as unknown as ShipmentKind<ShipmentRow>;
const loadWaybills = async () =>
  (await import('../features/air-waybill/waybill-kind.ts')).waybillKind as unknown as ShipmentKind<ShipmentRow>;

/** Search of the top bar for shipments; undefined for a user who may open none, and where the backend has none. */
export function useShipmentSearch(onGo: (place: AppLocation) => void): CommandSearch | undefined {
  const { client } = useApp();
  const may = usePermission();
  const t = useTranslations('shell.find');
  const bills = useCapability('oceanBill') === true && may({ allOf: ['oceanBill:page', 'oceanBill:detail'] });
  const waybills = useCapability('airWaybill') === true && may({ allOf: ['airWaybill:page', 'airWaybill:detail'] });
  return useMemo<CommandSearch | undefined>(() => {
    const kinds = [...(bills ? [loadBills] : []), ...(waybills ? [loadWaybills] : [])];
    if (kinds.length === 0) return undefined;
    return async (keyword, signal) => {
      const { findShipments } = await import('../shipment/search/find-shipments.tsx');
      const found = kinds.map(async (load) => findShipments({ client, kind: await load(), keyword, signal, onGo, t }));
      return (await Promise.all(found)).flat();
    };
  }, [bills, waybills, client, onGo, t]);
}
