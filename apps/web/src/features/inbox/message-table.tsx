import { useTranslations } from '@seaberry/i18n/react';
import { Badge } from '@seaberry/ui/badge';
import { Card, CardBody } from '@seaberry/ui/card';
import type { DataTableColumn } from '@seaberry/ui/data-table';
import { EmptyState } from '@seaberry/ui/empty-state';
import { Link } from '@seaberry/ui/link';
import { useQuery } from '@tanstack/react-query';
import { Mail, MailOpen } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { pageRows } from '../../kit/list/list-rows.ts';
import { ListTable } from '../../kit/list/list-table.tsx';
import type { ListState } from '../../kit/list/use-list-state.ts';
import type { ResourceTexts } from '../../kit/words.ts';
import { useScreen } from '../../shared/screen.tsx';
import { pageInput, type InboxSearch } from './inbox-search.ts';
import type { Message } from './lib/notice.ts';
import { useNoticeTexts } from './lib/use-notice-texts.ts';
import { messagesOf, pageQuery } from './queries.ts';

const idOf = ({ id }: Message): string => id;
const nameOf = ({ title }: Message): string => title;

export interface MessageTableProps {
  words: ResourceTexts;
  list: ListState<Message>;
}

/** One page of messages, newest first. */
export function MessageTable({ words, list }: MessageTableProps): ReactNode {
  const { client } = useApp();
  const query = useQuery(pageQuery(client, pageInput(list.search)));
  const { data } = query;
  const messages = useMemo(() => (data ? messagesOf(data) : undefined), [data]);
  return (
    <ListTable
      {...{ words, list }}
      rows={pageRows(query, messages)}
      columns={useColumns()}
      getRowId={idOf}
      getRowName={nameOf}
      emptyState={<EmptyState title={words.t('emptyTitle')} description={words.t('emptyText')} />}
      renderCard={(message) => <MessageCard message={message} />}
    />
  );
}

function useColumns(): DataTableColumn<Message>[] {
  const t = useTranslations('inbox');
  const words = useNoticeTexts();
  return useMemo(
    () => [
      { id: 'state', header: t('fields.state'), size: 112, cell: ({ read }) => <State read={read} /> },
      { id: 'title', header: t('fields.title'), size: 360, rowHeader: true, cell: (message) => <Opener message={message} /> },
      { id: 'type', header: t('fields.type'), size: 128, cell: ({ type }) => words.type(type) },
      { id: 'sender', header: t('fields.sender'), size: 144, cell: ({ sender }) => sender },
      { id: 'time', header: t('fields.time'), size: 176, cell: ({ time }) => words.time(time) },
    ],
    [t, words],
  );
}

/** Icon and text, so that colour is not the only sign. */
function State({ read }: { read: boolean }): ReactNode {
  const t = useTranslations('inbox');
  return read ? (
    <Badge icon={<MailOpen size={12} />}>{t('states.read')}</Badge>
  ) : (
    <Badge tone="info" icon={<Mail size={12} />}>
      {t('states.unread')}
    </Badge>
  );
}

/** Link that opens a message in the URL, wherever the menu has mounted this page. */
function Opener({ message }: { message: Message }): ReactNode {
  const { setSearch } = useScreen<InboxSearch>();
  return (
    <Link asChild variant={message.read ? 'quiet' : 'strong'}>
      <button type="button" title={message.title} className="max-w-full truncate" onClick={() => setSearch({ id: message.id })}>
        {message.title}
      </button>
    </Link>
  );
}

function MessageCard({ message }: { message: Message }): ReactNode {
  const words = useNoticeTexts();
  return (
    <Card>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <Opener message={message} />
          </div>
          <State read={message.read} />
        </div>
        <div className="flex flex-wrap justify-between gap-2">
          <span>{[words.type(message.type), message.sender].filter(Boolean).join(' · ')}</span>
          <span>{words.time(message.time)}</span>
        </div>
      </CardBody>
    </Card>
  );
}
