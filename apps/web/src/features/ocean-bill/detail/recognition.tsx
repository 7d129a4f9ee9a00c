import type { AnswerOf } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { SUBSCRIPTION_STATUSES } from '@seaberry/tracking';
import { DataTable, type DataTableColumn } from '@seaberry/ui/data-table';
import { EmptyState } from '@seaberry/ui/empty-state';
import { SubscriptionBadge } from '@seaberry/ui/subscription-badge';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { ownTime, placeTime } from '../../../shared/own-time.ts';
import { recognitionQuery } from '../queries.ts';

type Record = AnswerOf<'oceanBill', 'recognitionRecords'>[number];
const idOf = ({ id }: Record): string => id;

/** Recognition records of a bill: one row for each request to the carrier until it accepts the subscription. */
export function Recognition({ id }: { id: string }): ReactNode {
  const { client } = useApp();
  const t = useTranslations('oceanBill');
  const fields = useTranslations('fields');
  const common = useTranslations('common');
  const format = useFormat();
  const query = useQuery(recognitionQuery(client, id));
  const columns = useMemo(
    (): DataTableColumn<Record>[] => [
      { id: 'status', header: t('recognition.status'), size: 136, rowHeader: true, cell: ({ status }) => <Status status={status} /> },
      { id: 'carrierCode', header: fields('carrierCode'), size: 96, cell: (row) => row.carrierCode },
      { id: 'polCode', header: fields('polCode'), size: 96, cell: (row) => row.polCode },
      { id: 'podCode', header: fields('podCode'), size: 96, cell: (row) => row.podCode },
      { id: 'portCode', header: t('recognition.portCode'), size: 96, cell: (row) => row.portCode },
      { id: 'etd', header: fields('etd'), size: 168, wrap: true, cell: (row) => placeTime(format, row.etd, row.polZone, 'dateTimeLong') },
      {
        id: 'containerSubscription',
        header: t('recognition.containerSubscription'),
        size: 120,
        cell: ({ containerSubscription: flag }) =>
          flag === null || flag === undefined ? '' : common(flag === true || flag === 1 ? 'yes' : 'no'),
      },
      { id: 'abnormalInfo', header: t('recognition.abnormalInfo'), size: 220, wrap: true, cell: (row) => row.abnormalInfo },
      {
        id: 'createTime',
        header: t('recognition.created'),
        size: 168,
        wrap: true,
        cell: (row) => ownTime(format, row.createTime, 'dateTimeLong'),
      },
      {
        id: 'updateTime',
        header: t('recognition.updated'),
        size: 168,
        wrap: true,
        cell: (row) => ownTime(format, row.updateTime, 'dateTimeLong'),
      },
    ],
    [t, fields, common, format],
  );
  return (
    <Loaded query={query} failure="loadFailed">
      {(rows) => (
        <DataTable
          label={t('detail.recognition')}
          columns={columns}
          rows={rows}
          getRowId={idOf}
          density="sm"
          emptyState={<EmptyState size="sm" title={t('detail.recognitionEmpty')} />}
        />
      )}
    </Loaded>
  );
}

function Status({ status }: { status: string }): ReactNode {
  const known = SUBSCRIPTION_STATUSES.find((value) => value === status);
  return known ? <SubscriptionBadge status={known} /> : status;
}
