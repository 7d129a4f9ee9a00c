import { callQuery } from '@seaberry/api-client/query';
import type { NoticeRow } from '@seaberry/api-client/schemas';
import { DescriptionList } from '@seaberry/ui/description-list';
import { EmptyState } from '@seaberry/ui/empty-state';
import { ErrorState } from '@seaberry/ui/error-state';
import { Pagination } from '@seaberry/ui/pagination';
import { ProgressBar } from '@seaberry/ui/progress';
import { SearchInput } from '@seaberry/ui/search-input';
import { Select } from '@seaberry/ui/select';
import { SkeletonText } from '@seaberry/ui/skeleton';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@seaberry/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import type { RecordPartProps } from '../../kit/resource.types.ts';
import { cellOf } from '../../kit/values.tsx';
import { useResourceTexts } from '../../kit/words.ts';
import { useTyped } from '../../shared/use-typed.ts';

const PAGE_SIZE = 20;
const STATES = ['all', 'read', 'unread'] as const;
type State = (typeof STATES)[number];
const READ_STATUS: Record<State, number | undefined> = { all: undefined, read: 1, unread: 0 };

const COLUMNS = ['name', 'orgName', 'readTime'] as const;
const READ_TIME = { id: 'readTime', kind: 'instant' } as const;

/** Audience of a notice; of a published one also who has read it and who has not. */
export function Receivers({ row }: RecordPartProps<NoticeRow>): ReactNode {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Audience row={row} />
      {row.receivers != null && <Readers id={row.id} readers={row.readers ?? 0} receivers={row.receivers} />}
    </div>
  );
}

function Audience({ row: { id, audience } }: { row: NoticeRow }): ReactNode {
  const { client } = useApp();
  const { t, format } = useResourceTexts('notices');
  const named = audience === 'organizations' || audience === 'people';
  const query = useQuery({ ...callQuery(client, 'sysNotice', 'audience', { id }), enabled: named, meta: { handledByCaller: true } });
  if (!audience) return null;
  const names = query.data ? [...query.data.orgs, ...query.data.people].map(({ name }) => name) : [];
  const text = names.length > 0 ? format.list(names) : t(`audiences.${audience}`);
  return <DescriptionList items={[{ term: t('fields.audience'), description: text, wide: true }]} />;
}

function Readers({ id, readers, receivers }: { id: string; readers: number; receivers: number }): ReactNode {
  const { client } = useApp();
  const words = useResourceTexts('notices.readers');
  const { t } = words;
  const explain = useExplain();
  const [view, setView] = useState<{ state: State; keyword: string; page: number }>({ state: 'all', keyword: '', page: 1 });
  const typed = useTyped(view.keyword, (keyword) => setView((last) => ({ ...last, keyword, page: 1 })));
  const { state, keyword, page } = view;
  const input = { id, page, pageSize: PAGE_SIZE, keyword: keyword.trim() || undefined, readStatus: READ_STATUS[state] };
  const query = useQuery({
    ...callQuery(client, 'sysNotice', 'readers', input),
    placeholderData: keepPreviousData,
    meta: { handledByCaller: true },
  });
  const { data, error } = query;
  const share = t('share', { readers, receivers });
  return (
    <section aria-label={t('title')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ProgressBar label={t('title')} size="sm" max={receivers} value={readers} valueText={share} />
      <div className="flex flex-wrap gap-2">
        <SearchInput
          className="min-w-48 flex-1"
          label={t('search')}
          placeholder={t('search')}
          value={typed.text}
          onChange={typed.type}
          onSearch={typed.commit}
        />
        <Select
          className="w-32"
          aria-label={t('show')}
          value={state}
          options={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
          onChange={({ target }) => setView((last) => ({ ...last, state: STATES.find((one) => one === target.value) ?? 'all', page: 1 }))}
        />
      </div>
      {error && !data && (
        <ErrorState
          size="sm"
          title={t('lost')}
          description={explain(error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!error && !data && <SkeletonText lines={3} />}
      {data?.items.length === 0 && <EmptyState size="sm" title={t('emptyTitle')} />}
      {data && data.items.length > 0 && (
        <div className="overflow-x-auto">
          <Table label={t('title')} density="sm">
            <TableHead>
              <TableRow>
                {COLUMNS.map((column) => (
                  <TableHeadCell key={column}>{t(`fields.${column}`)}</TableHeadCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.items.map((person) => (
                <TableRow key={person.id}>
                  <TableHeadCell scope="row">{person.name}</TableHeadCell>
                  <TableCell>{person.orgName}</TableCell>
                  <TableCell className="whitespace-nowrap">{cellOf(READ_TIME, person, words)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
      {data && data.total > PAGE_SIZE && (
        <Pagination
          hideNumbers
          page={page}
          pageSize={PAGE_SIZE}
          total={data.total}
          capped={data.totalCapped === true}
          onPageChange={(next) => setView((last) => ({ ...last, page: next }))}
        />
      )}
    </section>
  );
}
