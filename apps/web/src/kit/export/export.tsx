import { useTranslations } from '@seaberry/i18n/react';
import { ExportDialog } from '@seaberry/ui/export-dialog';
import { toast } from '@seaberry/ui/toaster';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { saveFile } from '../../shared/save-file.ts';
import { useScreen } from '../../shared/screen.tsx';
import type { Resource, Row } from '../resource.types.ts';
import type { ResourceSearch } from '../search.ts';
import type { Rows } from '../use-rows.ts';
import { textOf } from '../values.tsx';
import type { Words } from '../words.ts';
import { MOST_ROWS, readAll, type ReadControl } from './read-all.ts';
import { writeTable } from './write-table.ts';

/** Of the way: the rows are here. */
const READING = 0.8;
/** Of the way: they are in words, and the file is being made. */
const WRITING = 0.95;

export interface ExportProps {
  resource: Resource;
  words: Words;
  rows: Rows;
  selected: readonly Row[];
  onClose(): void;
}

/** Nothing fits any more since the dialog was opened. */
class NothingToExport extends Error {}

/** Chooses columns, rows and format, and writes the file here: of all that fits, not of the page alone. */
export function Export({ resource, words, rows, selected, onClose }: ExportProps): ReactNode {
  const { client } = useApp();
  const { search } = useScreen<ResourceSearch>();
  const common = useTranslations('common');
  const explain = useExplain();
  const read = async (which: 'filtered' | 'selected', control: ReadControl): Promise<{ rows: readonly Row[]; more: boolean }> => {
    if (which === 'selected') return { rows: selected, more: false };
    if (!rows.all) return readAll(client, resource, search, control);
    return { rows: rows.all.slice(0, MOST_ROWS), more: rows.all.length > MOST_ROWS };
  };
  return (
    <ExportDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.common('exportTitle', { title: words.t('title') })}
      columns={resource.columns.map(({ id }) => ({ id, header: words.t(`fields.${id}`) }))}
      defaultColumns={resource.columns.filter(({ hidden }) => !hidden).map(({ id }) => id)}
      filteredCount={rows.total}
      selectedCount={selected.length}
      cancellable
      describeError={(error) =>
        error instanceof NothingToExport ? common('failure.nothingToExport') : `${common('failure.exportFailed')} ${explain(error)}`
      }
      onExport={async (request, control) => {
        const { signal, onProgress } = control;
        const found = await read(request.rows, { signal, onProgress: (done) => onProgress(done * READING) });
        if (found.rows.length === 0) throw new NothingToExport();
        const chosen = resource.columns.filter(({ id }) => request.columns.includes(id));
        const blob = await writeTable({
          heading: chosen.map(({ id }) => words.t(`fields.${id}`)),
          rows: found.rows,
          cells: (row) => chosen.map((column) => textOf(column, row, words)),
          format: request.format,
          signal,
          onProgress: (done) => onProgress(READING + done * (WRITING - READING)),
        });
        if (signal.aborted) return;
        const name = `${words.t('title')} ${new Date().toISOString().slice(0, 10)}.${request.format}`;
        saveFile(blob, name);
        toast({
          tone: found.more ? 'warning' : 'success',
          title: common('done.exported', { name }),
          ...(found.more ? { description: words.common('exportCapped', { limit: MOST_ROWS }) } : {}),
        });
      }}
    />
  );
}
