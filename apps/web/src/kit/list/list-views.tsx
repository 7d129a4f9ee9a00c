import { callQuery } from '@seaberry/api-client/query';
import { usePermission } from '@seaberry/ui/permission';
import { SavedViews, type SavedView, type SavedViewChange, type SavedViewDraft } from '@seaberry/ui/saved-views';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { useCapability } from '../../session/use-session.ts';
import { readLayout } from '../../shared/use-column-layout.ts';
import { formatListSearch, parseListSearch, type ListAddress } from './list-search.ts';
import type { ListState } from './use-list-state.ts';
import { useViewChanges, type ListView } from './view-changes.tsx';
import type { StoredView } from './view-question.tsx';

export interface ListViewsProps {
  /** Path of the list. */
  path: string;
  address: ListAddress;
  list: Pick<ListState<never>, 'search' | 'layout' | 'apply'>;
  /** Views of the product, before the saved ones: filters by name. */
  builtIn?: readonly { id: string; name: string; search: ListView['search'] }[];
}

const NONE: NonNullable<ListViewsProps['builtIn']> = [];

/** Saved views of a list, one's own and those of colleagues; nothing where the back end keeps none. */
export function ListViews(props: ListViewsProps): ReactNode {
  return useCapability('listView') === true ? <Offered {...props} /> : null;
}

function Offered({ path, address, list, builtIn = NONE }: ListViewsProps): ReactNode {
  const { client, queryClient } = useApp();
  const explain = useExplain();
  const may = usePermission();
  const query = callQuery(client, 'listView', 'list', { list: path });
  const { data } = useQuery({ ...query, meta: { failure: 'loadFailed' } });
  const [currentId, setCurrentId] = useState<string | null>(null);
  const ofProduct = builtIn.map(({ id, name, search }) => ({ id, name, view: { search, layout: list.layout }, builtIn: true }));
  const views: SavedView<ListView>[] = [...ofProduct, ...(data ?? []).map(savedView)];
  const view: ListView = { search: searchOf(address, list), layout: list.layout };
  const changes = useViewChanges(path, (row) => apply(savedView(row)));
  const apply = (one: SavedView<ListView>): void => {
    changes.shown(one);
    list.apply(parseListSearch(address, one.view.search), one.view.layout);
  };
  const loaded = data !== undefined;
  const opened = useRef(false);
  useEffect(() => {
    // The default view opens a list without filters of its own; not again when its page is shown again.
    if (!loaded || opened.current) return;
    opened.current = true;
    const first = views.find(({ isDefault }) => isDefault);
    if (!first || Object.keys(view.search).length > 0) return;
    setCurrentId(first.id);
    apply(first);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [loaded]);
  const changed = async <T,>(result: T): Promise<T> => {
    await queryClient.invalidateQueries({ queryKey: query.queryKey });
    return result;
  };
  const create = async ({ name, view: content, shared }: SavedViewDraft<ListView>): Promise<string> => {
    const id = await client.listView.add({ list: path, name, view: { ...content } });
    if (shared) await client.listView.share({ id, shared });
    return changed(id);
  };
  const update = async (change: SavedViewChange<ListView>): Promise<unknown> => {
    const { id, isDefault } = change;
    return isDefault ? changed(await client.listView.setDefault({ id })) : changes.save(change);
  };
  return (
    <>
      <SavedViews
        views={views}
        view={view}
        currentId={currentId}
        onCurrentIdChange={setCurrentId}
        onApply={apply}
        onCreate={create}
        onUpdate={update}
        onDelete={async (id) => changed(await client.listView.delete({ id }))}
        canShare={may({ code: 'listView:share' })}
        describeError={explain}
      />
      {changes.question}
    </>
  );
}

/** Filters and sort of the list, without its page. */
function searchOf(address: ListAddress, { search }: Pick<ListState<never>, 'search'>): Record<string, string> {
  const { page: _page, pageSize: _size, ...rest } = formatListSearch(address, search);
  return Object.fromEntries(Object.entries(rest).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A stored view, with parts dropped that this version cannot read. */
function savedView({ id, name, view, shared, own, isDefault }: StoredView): SavedView<ListView> {
  const search = isRecord(view['search']) ? view['search'] : {};
  const texts = Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { id, name, view: { search: Object.fromEntries(texts), layout: readLayout(view['layout']) }, shared, isDefault, readOnly: !own };
}
