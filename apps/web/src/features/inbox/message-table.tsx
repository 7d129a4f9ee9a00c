import { useTranslations } from '@seaberry/i18n/react';
import { Badge } from '@seaberry/ui/badge';
import { Button } from '@seaberry/ui/button';
import { Card, CardBody } from '@seaberry/ui/card';
import { DataTable, type DataTableColumn } from '@seaberry/ui/data-table';
import { EmptyState } from '@seaberry/ui/empty-state';
import { ErrorState } from '@seaberry/ui/error-state';
import { Link } from '@seaberry/ui/link';
import { Pagination } from '@seaberry/ui/pagination';
import { useQuery } from '@tanstack/react-query';
import { Mail, MailOpen } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { useScreen } from '../../shared/screen.tsx';
import { isNarrowed, NO_FILTERS, PAGE_SIZES, pageInput, type InboxSearch } from './inbox-search.ts';
import type { Message } from './lib/notice.ts';
import { useNoticeWords } from './lib/use-words.ts';
import { messagesOf, pageQuery } from './queries.ts';

const idOf = ({ id }: Message): string => id;
const nameOf = ({ title }: Message): string => title;

/** One page of messages, newest first. */
export function MessageTable(): ReactNode {
  const { client } = useApp();
  const t = useTranslations('inbox');
  const { search, setSearch } = useScreen<InboxSearch>();
  const query = useQuery(pageQuery(client, pageInput(search)));
  const { data } = query;
  const rows = useMemo(() => (data ? messagesOf(data) : undefined), [data]);
  const columns = useColumns();
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={rows}
      getRowId={idOf}
      getRowName={nameOf}
      loading={query.isPending || query.isPlaceholderData}
      filtered={isNarrowed(search)}
      {...(query.error && !data
        ? { error: <Failure error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} /> }
        : {})}
      emptyState={<EmptyState title={t('emptyTitle')} description={t('emptyText')} />}
      noMatchState={
        <EmptyState
          title={t('noMatchTitle')}
          description={t('noMatchText')}
          action={<Button onClick={() => setSearch(NO_FILTERS)}>{t('clear')}</Button>}
        />
      }
      renderCard={(message) => <MessageCard message={message} />}
      footer={
        data && data.total > 0 ? (
          <div className="flex justify-end px-3 py-2">
            <Pagination
              page={data.page}
              pageSize={data.pageSize}
              total={data.total}
              capped={data.totalCapped ?? false}
              pageSizes={PAGE_SIZES}
              onPageChange={(page) => setSearch({ page })}
              onPageSizeChange={(pageSize) => setSearch({ pageSize, page: 1 })}
            />
          </div>
        ) : undefined
      }
    />
  );
}

function useColumns(): DataTableColumn<Message>[] {
  const t = useTranslations('inbox');
  const words = useNoticeWords();
  return useMemo(
    () => [
      { id: 'state', header: t('state'), size: 112, cell: ({ read }) => <State read={read} /> },
      { id: 'title', header: t('subject'), size: 360, rowHeader: true, cell: (message) => <Opener message={message} /> },
      { id: 'type', header: t('type'), size: 128, cell: ({ type }) => words.type(type) },
      { id: 'sender', header: t('sender'), size: 144, cell: ({ sender }) => sender },
      { id: 'time', header: t('time'), size: 176, cell: ({ time }) => words.time(time) },
    ],
    [t, words],
  );
}

/** A sign and a word, so that it is not the colour alone that says it. */
function State({ read }: { read: boolean }): ReactNode {
  const t = useTranslations('inbox');
  return read ? (
    <Badge icon={<MailOpen size={12} />}>{t('read')}</Badge>
  ) : (
    <Badge tone="info" icon={<Mail size={12} />}>
      {t('unread')}
    </Badge>
  );
}

/** Opens a message where one is: the address then names it, wherever the menu has put this page. */
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
  const words = useNoticeWords();
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

function Failure({ error, retrying, onRetry }: { error: Error; retrying: boolean; onRetry: () => void }): ReactNode {
  const common = useTranslations('common');
  const explain = useExplain();
  return <ErrorState title={common('failure.loadFailed')} description={explain(error)} retrying={retrying} onRetry={onRetry} />;
}
