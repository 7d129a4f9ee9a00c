import { useTranslations } from '@seaberry/i18n/react';
import { useTrackingText } from '@seaberry/ui/ui-provider';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { ListExport } from '../../kit/export/list-export.tsx';
import type { ServerColumn } from '../../kit/export/server-columns.ts';
import type { Values } from '../../kit/resource.types.ts';
import { useCapability } from '../../session/use-session.ts';
import { useFieldLabels, type FieldName } from '../fields.ts';
import { exportMutation, type FilterInput } from '../queries.ts';
import type { ShipmentKind } from '../shipment.ts';

export interface ExportProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller' | 'fields' | 'choices' | 'fileName'>;
  /** The filters as input of the call. */
  filter: Readonly<Values>;
  /** How many rows match. */
  total: number;
  /** Ids of selected rows. */
  selected: readonly string[];
  sort: { field: string; descending: boolean };
  onClose(): void;
}

/** Chooses columns, rows and format, and saves the file the server makes of them. */
export function Export({ kind, filter, total, selected, sort, onClose }: ExportProps): ReactNode {
  const { texts, controller, fields, choices } = kind;
  const { client } = useApp();
  const t = useTranslations(texts);
  const labels = useFieldLabels(texts);
  const tracking = useTrackingText();
  const byServer = useCapability('sysExport') === true;
  const run = useMutation(exportMutation(client, controller));
  const words: Partial<Record<FieldName, Readonly<Record<string, string>>>> = {
    stage: tracking.stages,
    trackingState: tracking.trackingStates,
    subscriptionStatus: tracking.subscription,
    exceptionTypes: tracking.anomalies,
  };
  const wordsOf = (name: FieldName): Readonly<Record<string, string>> | undefined => {
    const known = choices[name];
    // The definition names texts of its own namespace.
    return known ? Object.fromEntries(known.values.map((value) => [value, t(`${known.words}.${value}` as never)])) : words[name];
  };
  const columnOf = (name: FieldName): ServerColumn => {
    const { kind: valueKind, zoneOf } = fields.of(name);
    const values = wordsOf(name);
    return {
      key: name,
      heading: labels(name),
      kind: valueKind === 'instant' || valueKind === 'date' || valueKind === 'number' ? valueKind : 'text',
      ...(values ? { labels: { ...values } } : {}),
      ...(zoneOf ? { zoneOf } : {}),
    };
  };
  const input = (rows: 'filtered' | 'selected') => ({
    // The filters of the list are those of the call.
    ...(rows === 'selected' ? { ids: [...selected] } : (filter as FilterInput)),
    field: sort.field,
    order: sort.descending ? 'descending' : 'ascending',
  });
  return (
    <ListExport
      title={t('exporting.title')}
      columns={fields.exported.map((name) => ({ id: name, header: labels(name) }))}
      defaultColumns={fields.exported.filter((name) => !fields.of(name).hidden)}
      filteredCount={total}
      selectedCount={selected.length}
      serverFile={
        byServer
          ? ({ rows, columns }) => ({
              controller,
              call: 'page',
              input: input(rows),
              columns: fields.withZones(fields.exported.filter((name) => columns.includes(name))).map(columnOf),
              title: t('title'),
            })
          : null
      }
      makeHere={async ({ columns, format, rows }) => {
        const { blob, fileName } = await run.mutateAsync({ ...input(rows), format, columns });
        return { blob, name: fileName ?? `${kind.fileName}.${format}` };
      }}
      onClose={onClose}
    />
  );
}
