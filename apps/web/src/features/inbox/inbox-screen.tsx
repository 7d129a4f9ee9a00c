import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { PageHeader } from '@seaberry/ui/page-header';
import { toast } from '@seaberry/ui/toaster';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { defineScreen, useScreen } from '../../shared/screen.tsx';
import { DesktopSwitch } from './desktop-switch.tsx';
import { formatInboxSearch, INBOX_PATH, pageInput, parseInboxSearch, type InboxSearch } from './inbox-search.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { MessageTable } from './message-table.tsx';
import { inboxChanged, pageQuery, readAllMutation, unreadQuery } from './queries.ts';

export const inboxScreen = defineScreen<InboxSearch>({
  key: INBOX_PATH,
  parseSearch: parseInboxSearch,
  formatSearch: formatInboxSearch,
  loader: async ({ app, search }) => {
    // The frame of the page does not wait for its rows.
    void app.queryClient.prefetchQuery(pageQuery(app.client, pageInput(search)));
    await app.texts.ensure('account');
  },
  Component: Inbox,
});

function Inbox(): ReactNode {
  const t = useTranslations('inbox');
  const { search } = useScreen<InboxSearch>();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PageHeader
        title={t('title')}
        actions={
          <>
            <DesktopSwitch />
            <ReadAll />
          </>
        }
      />
      <InboxFilters />
      <MessageTable />
      {search.id !== '' && <MessageDialog key={search.id} id={search.id} />}
    </div>
  );
}

/** Stands there while anything is unread. */
function ReadAll(): ReactNode {
  const { client } = useApp();
  const t = useTranslations('inbox');
  const queryClient = useQueryClient();
  const { data } = useQuery(unreadQuery(client));
  const readAll = useMutation({
    ...readAllMutation(client),
    onSuccess: () => toast({ tone: 'success', title: t('readAllDone') }),
    onSettled: () => inboxChanged(queryClient),
  });
  if (!data?.length) return null;
  return (
    <Button icon={<MailCheck size={16} />} loading={readAll.isPending} onClick={() => readAll.mutate(undefined)}>
      {t('readAll')}
    </Button>
  );
}
