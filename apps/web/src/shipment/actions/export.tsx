import { useTranslations } from '@seaberry/i18n/react';
import { useTrackingText } from '@seaberry/ui/ui-provider';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { ListExport } from '../../kit/export/list-export.tsx';
import type { ServerColumn } from '../../kit/export/server-columns.ts';
import { useCapability } from '../../session/use-session.ts';
import type { FieldName } from '../fields.ts';
import { billFields } from '../../features/ocean-bill/lib/fields.ts';
import { exportMutation, type FilterInput } from '../queries.ts';

export interface ExportProps {
  /** Filter of the list. */
  filter: FilterInput;
  /** How many bills that are. */
  total: number;
  selected: readonly string[];
  sort: { field: string; descending: boolean };
  onClose(): void;
}

const SHOWN = billFields.listed.filter((name) => !billFields.of(name).hidden);

/** Chooses columns, rows and format, and saves the file the server makes of them. */
export function Export({ filter, total, selected, sort, onClose }: ExportProps): ReactNode {
  const { client } = useApp();
  const t = useTranslations('oceanBill');
  const fields = useTranslations('fields');
  const tracking = useTrackingText();
  const byServer = useCapability('sysExport') === true;
  const run = useMutation(exportMutation(client, 'oceanBill'));
  const labels: Partial<Record<FieldName, Readonly<Record<string, string>>>> = {
    stage: tracking.stages,
    trackingState: tracking.trackingStates,
    subscriptionStatus: tracking.subscription,
    exceptionTypes: tracking.anomalies,
  };
  const columnOf = (name: FieldName): ServerColumn => {
    const { kind, zoneOf } = billFields.of(name);
    const values = labels[name];
    return {
      key: name,
      heading: fields(name),
      kind: kind === 'instant' || kind === 'date' ? kind : 'text',
      ...(values ? { labels: { ...values } } : {}),
      ...(zoneOf ? { zoneOf } : {}),
    };
  };
  const input = (rows: 'filtered' | 'selected') => ({
    ...(rows === 'selected' ? { ids: [...selected] } : filter),
    field: sort.field,
    order: sort.descending ? 'descending' : 'ascending',
  });
  return (
    <ListExport
      title={t('exporting.title')}
      columns={billFields.listed.map((name) => ({ id: name, header: fields(name) }))}
      defaultColumns={SHOWN}
      filteredCount={total}
      selectedCount={selected.length}
      serverFile={
        byServer
          ? ({ rows, columns }) => ({
              controller: 'oceanBill',
              call: 'page',
              input: input(rows),
              columns: billFields.listed.filter((name) => columns.includes(name)).map(columnOf),
              title: t('title'),
            })
          : null
      }
      makeHere={async ({ columns, format, rows }) => {
        const { blob, fileName } = await run.mutateAsync({ ...input(rows), format, columns });
        return { blob, name: fileName ?? `ocean-bills.${format}` };
      }}
      onClose={onClose}
    />
  );
}
