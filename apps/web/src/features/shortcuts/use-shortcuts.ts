import { callQuery } from '@seaberry/api-client/query';
import { useTranslations } from '@seaberry/i18n/react';
import { toast } from '@seaberry/ui/toaster';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { useApp } from '../../app-context.tsx';
import type { MenuItem } from '../../menu/menu-items.ts';
import { useSession } from '../../session/use-session.ts';
import { pinnable, pinnedPages, type PinnablePage } from './shortcuts.logic.ts';

/** Delay in ms, since the current page loads first. */
const DELAY_MS = 1_500;

export interface Shortcuts {
  pages: readonly PinnablePage[];
  /** The current page, if it can be a shortcut. */
  here: PinnablePage | undefined;
  pinned: boolean;
  /** Adds the current page, or removes it. */
  toggle(): void;
}

/** Shortcuts of the user; undefined while loading, and for a backend without them. */
export function useShortcuts(items: readonly MenuItem[], path: string): Shortcuts | undefined {
  const { client, queryClient } = useApp();
  const { userId } = useSession();
  const t = useTranslations('shell.shortcuts');
  const query = queryOptions({
    ...callQuery(client, 'sysUserMenu', 'userMenuIdList', { userId }),
    // Another tab may have changed them, so they are refetched on focus.
    staleTime: 0,
    meta: { handledByCaller: true },
  });
  const { data: ids } = useQuery({ ...query, enabled: useAfterDelay() });
  const change = useMutation({
    mutationFn: ({ page, pinned }: { page: PinnablePage; pinned: boolean }) =>
      client.sysUserMenu[pinned ? 'delete' : 'add']({ userId, menuIdList: [page.id] }),
    onMutate: ({ page, pinned }) => {
      const before = queryClient.getQueryData(query.queryKey);
      queryClient.setQueryData(query.queryKey, (now) => [...(now ?? []).filter((id) => id !== page.id), ...(pinned ? [] : [page.id])]);
      return { before };
    },
    onError: (_error, _input, kept) => queryClient.setQueryData(query.queryKey, kept?.before),
    onSuccess: (_answer, { page, pinned }) => toast({ tone: 'success', title: t(pinned ? 'removed' : 'added', { title: page.title }) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
    meta: { failure: 'actionFailed' },
  });
  const all = useMemo(() => pinnable(items), [items]);
  const pages = useMemo(() => pinnedPages(all, ids ?? []), [all, ids]);
  if (!ids) return undefined;
  const here = all.find((page) => page.path === path);
  const pinned = here !== undefined && ids.includes(here.id);
  return {
    pages,
    here,
    pinned,
    toggle: () => {
      if (here && !change.isPending) change.mutate({ page: here, pinned });
    },
  };
}

/** Whether the frame has been visible for a moment. */
function useAfterDelay(): boolean {
  const [isOver, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}
