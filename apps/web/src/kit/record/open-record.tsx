import { Suspense, useCallback, useEffect, useRef, type ReactNode, type RefObject } from 'react';

import { lazily } from '../../shared/lazily.tsx';
import { useScreen } from '../../shared/screen.tsx';
import type { Resource } from '../resource.types.ts';
import type { ResourceSearch } from '../search.ts';
import type { LoadedRows } from '../use-rows.ts';
import type { ResourceTexts } from '../words.ts';
import { useOpenRecord } from './use-open-record.ts';

const View = lazily(async () => (await import('./record-view.tsx')).RecordView);

/** Loads the code of the record in the URL, so that it renders with its row. */
export const loadRecord = async ({ record }: Pick<Resource, 'record'>, { open }: Pick<ResourceSearch, 'open'>): Promise<void> => {
  if (record && open) await View.load();
};

export interface OpenRecordProps {
  resource: Resource;
  words: ResourceTexts;
  rows: LoadedRows;
  /** Container of the list. */
  page: RefObject<HTMLElement | null>;
}

/** The open record, if any. Focus returns to its row, which may differ from the one that opened it. */
export function OpenRecord({ resource, words, rows, page }: OpenRecordProps): ReactNode {
  const { setSearch } = useScreen<ResourceSearch>();
  const record = useOpenRecord(resource, rows);
  if (!record) return null;
  const returnFocusTo = (): HTMLElement | null | undefined =>
    page.current?.querySelector<HTMLElement>(`[data-row-opener="${CSS.escape(record.id)}"]`);
  return (
    <Suspense fallback={null}>
      <View.Component {...{ resource, words, record, returnFocusTo }} onClose={() => setSearch({ open: undefined }, { replace: true })} />
    </Suspense>
  );
}

/** Opens the record of a row after loading its code. */
export function useRecordOpener(): (id: string) => void {
  const { setSearch } = useScreen<ResourceSearch>();
  const latest = useRef(setSearch);
  useEffect(() => {
    latest.current = setSearch;
  });
  return useCallback((id) => {
    const show = (): void => latest.current({ open: id });
    // Code that failed to load is requested again on render.
    View.load().then(show, show);
  }, []);
}
