import { EmptyState } from '@seaberry/ui/empty-state';
import { MasterDetail } from '@seaberry/ui/master-detail';
import { PageHeader } from '@seaberry/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { MousePointerClick } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { changedSearch, ScreenContext, useScreen, type ScreenContextValue } from '../../shared/screen.tsx';
import { useMayCall } from '../access.ts';
import { listQuery } from '../queries.ts';
import { ResourceScreen } from '../resource-screen.tsx';
import { rowIdOf } from '../row-id.ts';
import type { ResourceSearch } from '../search.ts';
import { useResourceTexts } from '../words.ts';
import { PaneContext, type Pane } from './pane.ts';
import { ownedBy, owning, parsePairSearch, type Pair, type PairSearch } from './pair-search.ts';

/** Master-detail screen: the rows of the second list belong to the selected row of the first. */
export function PairScreen({ pair }: { pair: Pair }): ReactNode {
  const { search, setSearch } = useScreen<PairSearch>();
  const { chosen } = search;
  const words = { master: useResourceTexts(pair.master.texts), detail: useResourceTexts(pair.detail.texts) };
  const master = useMemo(() => owning(pair), [pair]);
  const detail = useMemo(() => (chosen === undefined ? null : ownedBy(pair, chosen)), [pair, chosen]);
  const name = useChosenName(pair, chosen);
  const go = (next: string | undefined): void => setSearch({ chosen: next, detail: parsePairSearch(pair, {}).detail });
  const left: Pane = {
    level: 1,
    selectedId: chosen,
    onSelect: (row) => go(rowIdOf(master, row)),
    onRowsDeleted: (ids) => {
      if (chosen !== undefined && ids.includes(chosen)) go(undefined);
    },
  };
  const right: Pane = { level: 2, description: name };
  return (
    <MasterDetail
      masterLabel={words.master.t('title')}
      detailLabel={words.detail.t('title')}
      open={chosen !== undefined}
      onBack={() => go(undefined)}
      master={
        <PaneContext value={left}>
          <Part part="master">
            <ResourceScreen resource={master} />
          </Part>
        </PaneContext>
      }
      detail={
        detail ? (
          <PaneContext value={right}>
            {/* Keyed by the row: selection and open dialogs belong to its list. */}
            <Part part="detail" key={chosen}>
              <ResourceScreen resource={detail} />
            </Part>
          </PaneContext>
        ) : (
          <>
            <PageHeader level={2} title={words.detail.t('title')} />
            <EmptyState
              icon={<MousePointerClick />}
              title={words.detail.common('chooseTitle')}
              description={words.detail.common('chooseText', { title: words.master.t('title') })}
            />
          </>
        )
      }
    />
  );
}

/** The URL from the view of one list. */
function Part({ part, children }: { part: 'master' | 'detail'; children: ReactNode }): ReactNode {
  const screen = useScreen<PairSearch>();
  const value = useMemo((): ScreenContextValue<ResourceSearch> => {
    return {
      ...screen,
      search: screen.search[part],
      setSearch: (patch, options) => screen.setSearch((whole) => ({ [part]: changedSearch(whole[part], patch) }), options),
    };
  }, [screen, part]);
  // One context for every screen; `useScreen` restores the type.
  return <ScreenContext value={value as unknown as ScreenContextValue<object>}>{children}</ScreenContext>;
}

/** Name of the selected row, if it was ever loaded in the list. */
function useChosenName({ master }: Pair, chosen: string | undefined): string | undefined {
  const { client } = useApp();
  const { search } = useScreen<PairSearch>();
  const mayCall = useMayCall(master.controller);
  const { data } = useQuery({ ...listQuery(client, master, search.master), enabled: mayCall(master.list) });
  const [known, setKnown] = useState<{ id: string; name: string } | null>(null);
  const row = chosen === undefined ? undefined : data?.rows.find((one) => rowIdOf(master, one) === chosen);
  const name = row ? master.rowName(row) : undefined;
  if (chosen !== undefined && name !== undefined && (known?.id !== chosen || known.name !== name)) setKnown({ id: chosen, name });
  return name ?? (known?.id === chosen ? known?.name : undefined);
}
