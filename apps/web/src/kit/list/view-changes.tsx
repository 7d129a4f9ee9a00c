import type { AnswerOf } from '@seaberry/api-client';
import { callQuery } from '@seaberry/api-client/query';
import type { ColumnLayout } from '@seaberry/ui/column-layout';
import type { SavedViewChange } from '@seaberry/ui/saved-views';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { newerRow } from '../form/outdated.ts';
import type { StoredView } from './view-question.tsx';

const ViewQuestion = lazy(async () => ({ default: (await import('./view-question.tsx')).ViewQuestion }));

/** Content of a saved view: filters and sort as in the URL, and columns. */
export interface ListView {
  search: Readonly<Record<string, string>>;
  layout: ColumnLayout;
}

type Change = SavedViewChange<ListView>;

interface Refused {
  change: Change;
  /** Name before the change. */
  before: string;
  /** The view as it is now. */
  row: StoredView;
  resolve(saved: boolean | Promise<boolean>): void;
  reject(error: unknown): void;
  error: unknown;
}

export interface ViewChanges {
  /** The list shows this view: changes are made from its version, not from one that was loaded later and never shown. */
  shown(view: { id: string }): void;
  /** @returns false if the user decided against it */
  save(change: Change): Promise<boolean>;
  /** Question about a view that was changed elsewhere; null if there is none. */
  question: ReactNode;
}

/** Changes of one's own views, each from the version that the list shows. */
export function useViewChanges(list: string, onTake: (row: StoredView) => void): ViewChanges {
  const { client, queryClient } = useApp();
  const { queryKey } = callQuery(client, 'listView', 'list', { list });
  const seen = useRef<StoredView | undefined>(undefined);
  const [refused, setRefused] = useState<Refused | null>(null);
  const stored = (id: string): StoredView | undefined =>
    queryClient.getQueryData<AnswerOf<'listView', 'list'>>(queryKey)?.find((one) => one.id === id);

  const send = async (change: Change, from: StoredView | undefined): Promise<boolean> => {
    const { id, name, view } = change;
    const changes = { ...(name === undefined ? {} : { name }), ...(view ? { view: { ...view } } : {}) };
    try {
      await client.listView.update({ id, version: from?.version, ...changes });
    } catch (error) {
      const row = newerRow(error);
      await queryClient.invalidateQueries({ queryKey });
      if (!row) throw error;
      return new Promise((resolve, reject) => {
        setRefused({ change, before: from?.name ?? '', row: row as unknown as StoredView, resolve, reject, error });
      });
    }
    await queryClient.invalidateQueries({ queryKey });
    seen.current = stored(id);
    return true;
  };

  const closeQuestion = (then: (open: Refused) => void): void => {
    setRefused(null);
    if (refused) then(refused);
  };
  return {
    shown: ({ id }) => (seen.current = stored(id)),
    save: (change) => send(change, seen.current?.id === change.id ? seen.current : stored(change.id)),
    question: refused && (
      <Suspense>
        <ViewQuestion
          names={refused.change.name === undefined ? null : [refused.before, refused.change.name, refused.row.name]}
          row={refused.row}
          onKeep={() => closeQuestion(({ change, row, resolve }) => resolve(send(change, row)))}
          onTake={() =>
            closeQuestion(({ row, resolve }) => {
              onTake(row);
              seen.current = row;
              resolve(false);
            })
          }
          onBack={() =>
            closeQuestion(({ change, error, resolve, reject }) => {
              if (change.name === undefined) resolve(false);
              else reject(error);
            })
          }
        />
      </Suspense>
    ),
  };
}
