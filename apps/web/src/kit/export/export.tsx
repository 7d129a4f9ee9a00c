import type { ExportControl, ExportRequest } from '@seaberry/ui/export-dialog';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { dictionariesQuery } from '../../session/session.ts';
import { useCapability } from '../../session/use-session.ts';
import { useScreen } from '../../shared/screen.tsx';
import { canBeExported } from '../access.ts';
import { dayOf } from '../form/moments.ts';
import type { Resource, Row } from '../resource.types.ts';
import { listInput, type ResourceSearch } from '../search.ts';
import type { LoadedRows } from '../use-rows.ts';
import { textOf } from '../values.tsx';
import { ownText, type ResourceTexts } from '../words.ts';
import { ListExport, NothingToExport, type MadeFile } from './list-export.tsx';
import { MAX_ROWS, readAll, type AllRows, type ReadControl } from './read-all.ts';
import { isServerColumn, keysIn, serverColumn } from './server-columns.ts';
import { writeTable } from './write-table.ts';

/** Progress when all rows are loaded. */
const LOADED = 0.8;
/** Progress when all rows are formatted; the rest is writing the file. */
const FORMATTED = 0.95;

export interface ExportProps {
  resource: Resource;
  words: ResourceTexts;
  rows: LoadedRows;
  selected: readonly Row[];
  onClose(): void;
}

/**
 * Export dialog: columns, rows and format. The server makes files of all matching rows where it can. Selected rows, completely loaded
 * lists, and lists that the server cannot export (up to `MAX_ROWS` rows) are written in the browser.
 */
export function Export({ resource, words, rows, selected, onClose }: ExportProps): ReactNode {
  const { client, texts } = useApp();
  const { search } = useScreen<ResourceSearch>();
  const { controller, list } = resource;
  const byServer = useCapability('sysExport') === true && resource.paging === 'server' && canBeExported(controller, list);
  const columns = byServer ? resource.columns.filter(isServerColumn) : resource.columns;
  const dictionaries = useQuery({
    ...dictionariesQuery(client),
    enabled: byServer && columns.some(({ kind }) => kind === 'dictionary'),
  }).data;
  const title = words.t('title');

  const onServer = (request: ExportRequest) => {
    if (request.rows === 'selected') return null;
    const { page: _page, pageSize: _size, ...input } = listInput(resource, search) ?? {};
    const keysOf = (group: string) => keysIn(texts.get().messages, resource.texts, group);
    const chosen = columns.filter(({ id }) => request.columns.includes(id));
    return { controller, call: list, input, columns: chosen.map((column) => serverColumn(column, { words, keysOf, dictionaries })), title };
  };
  const read = async (which: ExportRequest['rows'], control: ReadControl): Promise<AllRows> => {
    if (which === 'selected') return { rows: selected, more: false, changed: false };
    if (!rows.all) return readAll(client, resource, search, control);
    return { rows: rows.all, more: false, changed: false };
  };
  const here = async (request: ExportRequest, { signal, onProgress }: ExportControl): Promise<MadeFile | null> => {
    const found = await read(request.rows, { signal, onProgress: (done) => onProgress(done * LOADED) });
    if (found.rows.length === 0) throw new NothingToExport();
    const chosen = columns.filter(({ id }) => request.columns.includes(id));
    const blob = await writeTable({
      heading: chosen.map(({ id }) => words.t(`fields.${id}`)),
      rows: found.rows,
      cells: (row) => chosen.map((column) => textOf(column, row, words)),
      format: request.format,
      signal,
      onProgress: (done) => onProgress(LOADED + done * (FORMATTED - LOADED)),
    });
    if (signal.aborted) return null;
    const name = `${title} ${dayOf(new Date().toISOString())}.${request.format}`;
    const notes = [
      ...(found.more ? [words.common('exportCapped', { limit: MAX_ROWS })] : []),
      ...(found.changed ? [words.common('exportChanged', { count: found.rows.length })] : []),
    ];
    return { blob, name, ...(notes.length > 0 ? { note: notes.join(' ') } : {}) };
  };
  return (
    <ListExport
      title={words.common('exportTitle', { title })}
      columns={columns.map(({ id }) => ({ id, header: words.t(`fields.${id}`) }))}
      defaultColumns={columns.filter(({ hidden }) => !hidden).map(({ id }) => id)}
      filteredCount={rows.total}
      selectedCount={selected.length}
      cancellable
      serverFile={byServer ? onServer : null}
      makeHere={here}
      failureTitle={ownText(words, 'exportFailed')}
      onClose={onClose}
    />
  );
}
