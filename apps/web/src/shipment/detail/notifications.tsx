import { useTranslations } from '@seaberry/i18n/react';
import { DataTable, type DataTableColumn } from '@seaberry/ui/data-table';
import { EmptyState } from '@seaberry/ui/empty-state';
import { useFormat } from '@seaberry/ui/ui-provider';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';

import { Loaded } from '../../kit/loaded.tsx';
import { ownTime, placeTime } from '../../shared/own-time.ts';
import type { ShipmentKind } from '../shipment.ts';

export interface Notification {
  id: string;
  type: string;
  description?: string | null | undefined;
  planTime?: string | null | undefined;
  newestTime?: string | null | undefined;
  timeZone?: string | null | undefined;
  sendTime?: string | null | undefined;
}

const TYPES = ['stageReached', 'stageWithdrawn', 'etaChanged', 'anomaly', 'signal', 'subscriptionFailed', 'trackingEnded'] as const;
const idOf = ({ id }: Notification): string => id;

export interface NotificationsProps {
  kind: Pick<ShipmentKind<never>, 'texts'>;
  query: UseQueryResult<readonly Notification[], Error>;
}

/** Notifications about the shipment: type, description, plan and newest time, and when each was sent. */
export function Notifications({ kind, query }: NotificationsProps): ReactNode {
  const t = useTranslations(kind.texts);
  const types = useTranslations('notifications');
  const format = useFormat();
  const columns = useMemo((): DataTableColumn<Notification>[] => {
    const word = (type: string): string => {
      const known = TYPES.find((name) => name === type);
      return known ? types(`types.${known}`) : type;
    };
    const time = (id: 'planTime' | 'newestTime'): DataTableColumn<Notification> => ({
      id,
      header: t(`notification.${id}`),
      size: 168,
      wrap: true,
      cell: (row) => placeTime(format, row[id], row.timeZone, 'dateTimeLong'),
    });
    return [
      { id: 'type', header: t('notification.type'), size: 128, rowHeader: true, cell: (row) => word(row.type) },
      { id: 'description', header: t('notification.description'), size: 250, wrap: true, cell: (row) => row.description },
      time('planTime'),
      time('newestTime'),
      {
        id: 'sendTime',
        header: t('notification.sendTime'),
        size: 168,
        wrap: true,
        cell: (row) => ownTime(format, row.sendTime, 'dateTimeLong'),
      },
    ];
  }, [t, types, format]);
  return (
    <Loaded query={query} failure="loadFailed">
      {(rows) => (
        <DataTable
          label={t('detail.notifications')}
          columns={columns}
          rows={rows}
          getRowId={idOf}
          density="sm"
          emptyState={<EmptyState size="sm" title={t('detail.notificationsEmpty')} />}
        />
      )}
    </Loaded>
  );
}
