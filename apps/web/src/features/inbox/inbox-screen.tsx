import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { toast } from '@seaberry/ui/toaster';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { ListFilters } from '../../kit/list/list-filters.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/use-list-state.ts';
import { useResourceTexts } from '../../kit/words.ts';
import { useCapability } from '../../session/use-session.ts';
import { defineScreen, useScreen } from '../../shared/screen.tsx';
import { DesktopSwitch } from './desktop-switch.tsx';
import { filtersFor, formatInboxSearch, INBOX_PATH, pageInput, parseInboxSearch, type InboxSearch } from './inbox-search.ts';
import type { Message } from './lib/notice.ts';
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
  const words = useResourceTexts('inbox');
  const list = useListState<Message>('inbox');
  const { search } = useScreen<InboxSearch>();
  const whole = useCapability('sysNotice') ?? true;
  return (
    <ListPage
      title={words.t('title')}
      actions={
        <>
          <DesktopSwitch />
          <ReadAll />
        </>
      }
      filters={<ListFilters filters={filtersFor(whole)} {...{ words, list }} />}
    >
      <MessageTable {...{ words, list }} />
      {search.id !== '' && <MessageDialog key={search.id} id={search.id} />}
    </ListPage>
  );
}

/** Shown while any message is unread. */
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
