import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { DataTable, type DataTableColumn } from '@seaberry/ui/data-table';
import { EmptyState } from '@seaberry/ui/empty-state';
import { StatCard } from '@seaberry/ui/stat-card';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { ownTime } from '../../../shared/own-time.ts';
import { usageQuery, type Usage } from '../queries.ts';
import { totalsOf } from './usage.ts';

type Day = Usage['days'][number];
type Row = Usage['rows'][number];

const KINDS = ['charge', 'refund', 'grant'] as const;
const dayId = ({ day }: Day): string => day;
const rowId = ({ id }: Row): string => id;
/** Number of ledger rows beside the days. */
const LEDGER_ROWS = 20;
const SIGNED = { signDisplay: 'exceptZero' } as const;

/** Usage of berries: total, per day, and the newest ledger rows. */
export function UsageCards(): ReactNode {
  const { client } = useApp();
  const t = useTranslations('account.company');
  const query = useQuery(usageQuery(client));
  return (
    <Card className="xl:col-span-2">
      <CardHeader>
        <CardTitle>{t('usage')}</CardTitle>
      </CardHeader>
      <CardBody>
        <Loaded query={query} failure="loadFailed">
          {(usage) => (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <Totals days={usage.days} />
              <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
                <Days days={usage.days} />
                <Ledger rows={usage.rows} />
              </div>
            </div>
          )}
        </Loaded>
      </CardBody>
    </Card>
  );
}

function Totals({ days }: { days: Usage['days'] }): ReactNode {
  const t = useTranslations('account.company');
  const { used, added, most } = totalsOf(days);
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <StatCard label={t('used')} value={used} />
      <StatCard label={t('added')} value={added} />
      <StatCard label={t('perDay')} value={most} />
    </div>
  );
}

function Days({ days }: { days: Usage['days'] }): ReactNode {
  const t = useTranslations('account.company');
  const format = useFormat();
  const newestFirst = useMemo(() => days.toReversed(), [days]);
  const columns = useMemo(
    (): DataTableColumn<Day>[] => [
      { id: 'day', header: t('day'), rowHeader: true, size: 128, cell: ({ day }) => format.instant(`${day}T00:00:00Z`, 'UTC', 'date') },
      { id: 'used', header: t('used'), kind: 'number', size: 96, cell: ({ used }) => format.number(used) },
      { id: 'added', header: t('added'), kind: 'number', size: 96, cell: ({ added }) => format.number(added) },
    ],
    [t, format],
  );
  return (
    <DataTable
      label={t('daysLabel')}
      columns={columns}
      rows={newestFirst}
      getRowId={dayId}
      density="sm"
      cardsBelow={0}
      emptyState={<EmptyState size="sm" title={t('dayEmpty')} />}
    />
  );
}

function Ledger({ rows }: { rows: Usage['rows'] }): ReactNode {
  const newest = useMemo(() => rows.slice(0, LEDGER_ROWS), [rows]);
  const t = useTranslations('account.company');
  const format = useFormat();
  const columns = useMemo((): DataTableColumn<Row>[] => {
    const labelOf = (kind: string): string => {
      const known = KINDS.find((one) => one === kind);
      return known ? t(`kinds.${known}`) : kind;
    };
    return [
      {
        id: 'time',
        header: t('time'),
        size: 176,
        cell: ({ createTime }) => ownTime(format, createTime),
      },
      { id: 'kind', header: t('kind'), rowHeader: true, size: 96, cell: ({ kind }) => labelOf(kind) },
      { id: 'reference', header: t('reference'), size: 176, cell: ({ reference }) => reference },
      { id: 'amount', header: t('amount'), kind: 'number', size: 96, cell: ({ amount }) => format.number(amount, SIGNED) },
      {
        id: 'balance',
        header: t('balanceAfter'),
        kind: 'number',
        size: 128,
        cell: ({ balance }) => (typeof balance === 'number' ? format.number(balance) : null),
      },
    ];
  }, [t, format]);
  return (
    <DataTable
      label={t('ledger')}
      columns={columns}
      rows={newest}
      getRowId={rowId}
      density="sm"
      emptyState={<EmptyState size="sm" title={t('ledgerEmpty')} />}
    />
  );
}
