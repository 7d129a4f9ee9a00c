import { useTranslations } from '@seaberry/i18n/react';
import { Pagination } from '@seaberry/ui/pagination';
import { RawEventList } from '@seaberry/ui/raw-event-list';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Loaded } from '../../kit/loaded.tsx';
import { zone } from '../../shared/own-time.ts';
import type { ShipmentKind } from '../shipment.ts';

export interface RawEvent {
  id: string;
  source: string;
  kind?: string | null | undefined;
  code?: string | null | undefined;
  classifier?: string | null | undefined;
  problems?: readonly unknown[] | null | undefined;
  createdAt?: string | null | undefined;
  receivedAt?: string | null | undefined;
  raw: unknown;
}

interface EventPage {
  items: readonly RawEvent[];
  pageSize: number;
  total: number;
  totalPages: number;
}

export interface RawEventsProps {
  kind: Pick<ShipmentKind<never>, 'texts'>;
  query: UseQueryResult<EventPage, Error>;
  page: number;
  onPageChange(page: number): void;
}

/** The carrier's events as they were received, newest first. */
export function RawEvents({ kind, query, page, onPageChange }: RawEventsProps): ReactNode {
  const t = useTranslations(kind.texts);
  return (
    <Loaded query={query} failure="loadFailed">
      {(data) => (
        <div className="grid gap-3">
          <RawEventList
            pageSize={50}
            timeZone={zone()}
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
          {data.totalPages > 1 && <Pagination page={page} pageSize={data.pageSize} total={data.total} onPageChange={onPageChange} />}
        </div>
      )}
    </Loaded>
  );
}
