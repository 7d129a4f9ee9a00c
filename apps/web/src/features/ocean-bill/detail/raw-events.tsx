import { useTranslations } from '@seaberry/i18n/react';
import { Pagination } from '@seaberry/ui/pagination';
import { RawEventList } from '@seaberry/ui/raw-event-list';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { eventsQuery } from '../queries.ts';

/** What the carrier sent, word for word, newest first. */
export function RawEvents({ billId }: { billId: string }): ReactNode {
  const { client } = useApp();
  const t = useTranslations('oceanBill');
  const [page, setPage] = useState(1);
  const query = useQuery(eventsQuery(client, billId, page));
  return (
    <Loaded query={query} failure="loadFailed">
      {(data) => (
        <div className="grid gap-3">
          <RawEventList
            pageSize={50}
            events={data.items.map((event) => ({
              id: event.id,
              source: event.source,
              title:
                [event.kind, event.code, event.classifier].filter(Boolean).join(' ') +
                (event.problems?.length ? ` · ${t('detail.problems', { count: event.problems.length })}` : ''),
              createdAt: event.createdAt ?? null,
              receivedAt: event.receivedAt ?? null,
              payload: event.raw,
            }))}
          />
          {data.totalPages > 1 && <Pagination page={page} pageSize={data.pageSize} total={data.total} onPageChange={setPage} />}
        </div>
      )}
    </Loaded>
  );
}
