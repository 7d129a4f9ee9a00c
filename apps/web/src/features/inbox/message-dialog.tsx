import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Dialog, DialogClose } from '@seaberry/ui/dialog';
import { EmptyState } from '@seaberry/ui/empty-state';
import { RichText } from '@seaberry/ui/rich-text-editor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { hrefTo } from '../../shared/links.ts';
import { useScreen } from '../../shared/screen.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { pageInput, type InboxSearch } from './inbox-search.ts';
import { paragraphsOf, type Message } from './lib/notice.ts';
import { useNoticeTexts } from './lib/use-notice-texts.ts';
import { inboxChanged, messagesOf, noticeQuery, pageQuery, readMutation } from './queries.ts';

/** One message in full; showing it marks it as read. */
export function MessageDialog({ id }: { id: string }): ReactNode {
  const t = useTranslations('inbox');
  const common = useTranslations('common');
  const texts = useNoticeTexts();
  const { setSearch } = useScreen<InboxSearch>();
  const { message, query } = useMessage(id);
  useMarkAsRead(message);
  return (
    <Dialog
      open
      size="md"
      title={message?.title ?? t('title')}
      {...(message
        ? { description: [texts.type(message.type), message.sender, texts.time(message.time)].filter(Boolean).join(' · ') }
        : {})}
      onOpenChange={(open) => {
        if (!open) setSearch({ id: '' }, { replace: true });
      }}
      footer={
        <>
          <DialogClose>
            <Button>{common('close')}</Button>
          </DialogClose>
          {message?.billId && (
            <Button asChild variant="primary">
              <a href={hrefTo(message.path, { id: message.billId })}>{t('openShipment')}</a>
            </Button>
          )}
        </>
      }
    >
      {message ? (
        message.billId === null ? (
          <RichText value={message.content} />
        ) : (
          <Content text={message.content} />
        )
      ) : (
        <Loaded query={query} failure="loadFailed">
          {() => <EmptyState size="sm" title={t('goneTitle')} description={t('goneText')} />}
        </Loaded>
      )}
    </Dialog>
  );
}

/** An alert, whose content is plain text. */
function Content({ text }: { text: string }): ReactNode {
  // Equal paragraphs need distinct keys.
  const paragraphs = paragraphsOf(text).map((paragraph, at, all) => ({ paragraph, key: `${all.slice(0, at).join('').length}` }));
  return (
    <div className="grid gap-3">
      {paragraphs.map(({ paragraph, key }) => (
        <p key={key} className="wrap-anywhere whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/** The message from the current page, else from the newest ones; it stays visible when a filter excludes it. */
function useMessage(id: string) {
  const { client } = useApp();
  const { search } = useScreen<InboxSearch>();
  const { data: page, isPending } = useQuery(pageQuery(client, pageInput(search)));
  const onPage = useMemo(() => (page ? messagesOf(page).find((message) => message.id === id) : undefined), [page, id]);
  const [kept, setKept] = useState<Message | null>(null);
  if (onPage && onPage !== kept) setKept(onPage);
  const query = useQuery({ ...noticeQuery(client, id), enabled: !isPending && !onPage && !kept });
  return { message: onPage ?? kept ?? query.data ?? null, query };
}

function useMarkAsRead(message: Message | null): void {
  const { client } = useApp();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({ ...readMutation(client), onSuccess: () => inboxChanged(queryClient) });
  // Tried once: a notice that the server refuses to mark stays unread, without retries.
  const tried = useRef<string>(undefined);
  const unreadId = message && !message.read ? message.id : undefined;
  useEffect(() => {
    if (unreadId === undefined || tried.current === unreadId) return;
    tried.current = unreadId;
    mutate({ id: unreadId });
  }, [unreadId, mutate]);
}
