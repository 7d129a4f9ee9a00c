import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { ExportDialog } from '@seaberry/ui/export-dialog';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../../../api/explain.ts';
import { useApp } from '../../../app-context.tsx';
import { saveFile } from '../../../shared/save-file.ts';
import { BILL_FIELDS, billField } from '../lib/fields.ts';
import { exportMutation, type FilterInput } from '../queries.ts';

export interface ExportProps {
  /** What the list is narrowed by. */
  filter: FilterInput;
  /** How many bills that are. */
  total: number;
  selected: readonly string[];
  sort: { field: string; descending: boolean };
  onClose(): void;
}

const SHOWN = BILL_FIELDS.filter((name) => !billField(name).hidden);

/** Chooses columns, rows and format, and saves the file the server makes of them. */
export function Export({ filter, total, selected, sort, onClose }: ExportProps): ReactNode {
  const { client } = useApp();
  const t = useTranslations('oceanBill');
  const common = useTranslations('common');
  const fields = useTranslations('fields');
  const explain = useExplain();
  const run = useMutation(exportMutation(client));
  return (
    <ExportDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('exporting.title')}
      columns={BILL_FIELDS.map((name) => ({ id: name, header: fields(name) }))}
      defaultColumns={SHOWN}
      filteredCount={total}
      selectedCount={selected.length}
      describeError={(error) =>
        isApiError(error) && error.code === 'nothingToExport'
          ? common('failure.nothingToExport')
          : `${common('failure.exportFailed')} ${explain(error)}`
      }
      onExport={async ({ columns, format, rows }) => {
        const narrowed = rows === 'selected' ? { ids: [...selected] } : filter;
        const order = sort.descending ? 'descending' : 'ascending';
        const { blob, fileName } = await run.mutateAsync({ ...narrowed, field: sort.field, order, format, columns });
        const name = fileName ?? `ocean-bills.${format}`;
        saveFile(blob, name);
        toast({ tone: 'success', title: common('done.exported', { name }) });
      }}
    />
  );
}
