import { Suspense, useCallback, useEffect, useRef, type ReactNode, type RefObject } from 'react';

import { lazily } from '../../shared/lazily.tsx';
import { useScreen } from '../../shared/screen.tsx';
import type { Resource } from '../resource.types.ts';
import type { ResourceSearch } from '../search.ts';
import type { Rows } from '../use-rows.ts';
import type { Words } from '../words.ts';
import { useOpenRecord } from './use-open-record.ts';

const View = lazily(async () => (await import('./record-view.tsx')).RecordView);

/** Brings the code of the record that an address names, so that it is there with its row. */
export const loadRecord = async ({ record }: Pick<Resource, 'record'>, { open }: Pick<ResourceSearch, 'open'>): Promise<void> => {
  if (record && open) await View.load();
};

export interface OpenRecordProps {
  resource: Resource;
  words: Words;
  rows: Rows;
  /** Around the list. */
  page: RefObject<HTMLElement | null>;
}

/** The record that is open, if one is. Focus goes back to its row, which may be another one than the one it was opened from. */
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

/** Opens the record of a row, once its code is there. */
export function useRecordOpener(): (id: string) => void {
  const { setSearch } = useScreen<ResourceSearch>();
  const latest = useRef(setSearch);
  useEffect(() => {
    latest.current = setSearch;
  });
  return useCallback((id) => {
    const show = (): void => latest.current({ open: id });
    // Code that could not be loaded is requested again where it is rendered.
    View.load().then(show, show);
  }, []);
}
