import { useTranslations } from '@seaberry/i18n/react';
import { Link } from '@seaberry/ui/link';
import { toast } from '@seaberry/ui/toaster';
import { MessagesBell } from '@seaberry/ui/top-bar';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { hrefTo, type AppLocation } from '../../shared/links.ts';
import { INBOX_PATH } from './inbox-search.ts';
import { browserTabs, clearWhenSeen, showOnDesktop } from './lib/desktop.ts';
import type { Notice } from './lib/notice.ts';
import { showOnce } from './lib/show-once.ts';
import { useArrivals, useHiddenPolling } from './lib/use-arrivals.ts';
import { useNoticeTexts } from './lib/use-notice-texts.ts';
import { useSentMessages } from './lib/use-sent-messages.ts';
import { inboxChanged, readAllMutation, readMutation, unreadOf, unreadQuery } from './queries.ts';

export interface BellProps {
  onGo(place: AppLocation): void;
}

/** Number of notices in the bell; the inbox has all. */
const LISTED = 20;

/** Unread notices and alerts about shipments, and new ones while the page is open. */
export function BellContent({ onGo }: BellProps): ReactNode {
  const { client } = useApp();
  const t = useTranslations('inbox');
  const texts = useNoticeTexts();
  const queryClient = useQueryClient();
  const options = unreadQuery(client);
  const query = useQuery(options);
  const unread = useMemo(() => (query.data ? unreadOf(query.data) : undefined), [query.data]);
  const readAll = useMutation({ ...readAllMutation(client), onSettled: () => inboxChanged(queryClient) });
  const read = useMutation({ ...readMutation(client), onSettled: () => inboxChanged(queryClient) });
  const show = (id: string): void => onGo({ path: INBOX_PATH, search: { id } });
  // The inbox marks a notice as read when it shows it; an alert opens its shipment instead.
  const open = (id: string): void => {
    const { billId = null, path = '' } = unread?.find((notice) => notice.id === id) ?? {};
    if (billId === null) return show(id);
    read.mutate({ id });
    onGo({ path, search: { id: billId } });
  };
  useHiddenPolling(options.queryKey);
  useSentMessages();
  useEffect(clearWhenSeen, []);
  useArrivals(unread, ({ id, title, billId }: Notice) => {
    // Shipments change all the time: their alerts are counted, and interrupt no work.
    if (billId !== null) return;
    const showInPage = (): void => {
      toast({ id: `notice-${id}`, title: t('arrived'), description: title, action: { label: t('open'), onAction: () => show(id) } });
    };
    void showOnce(id, browserTabs, showInPage, () => showOnDesktop(id, t('arrived'), title, () => show(id)));
  });
  return (
    <MessagesBell
      variant="ghost"
      messages={(unread ?? []).slice(0, LISTED).map(({ id, title, type, time }) => ({
        id,
        title,
        type: texts.type(type),
        time: texts.time(time),
        read: false,
      }))}
      unread={unread?.length ?? 0}
      state={query.isPending ? 'loading' : query.isError ? 'error' : 'ready'}
      onRetry={() => void query.refetch()}
      onOpen={({ id }) => open(id)}
      onReadAll={() => readAll.mutate(undefined)}
      inbox={<Link href={hrefTo(INBOX_PATH)}>{t('openInbox')}</Link>}
    />
  );
}
