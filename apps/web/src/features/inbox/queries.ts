import type { AnswerOf, Client, Input } from '@seaberry/api-client';
import { callMutation, callQuery, queryKey } from '@seaberry/api-client/query';
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

import { filledPage } from '../../kit/queries.ts';
import { noticeOf, type Message, type Notice } from './lib/notice.ts';

type Received = AnswerOf<'sysNotice', 'pageReceived'>;

/** Number of newest rows that are searched for a message opened by URL. */
const LOOK_BACK = 200;

/** The previous page stays, dimmed by the table, until the next one is loaded. */
export const pageQuery = (client: Client, input: Input<'sysNotice', 'pageReceived'>) =>
  queryOptions({
    queryKey: queryKey('sysNotice', 'pageReceived', input),
    queryFn: ({ signal }) => filledPage((page) => client.sysNotice.pageReceived({ ...input, ...page }, { signal })),
    placeholderData: keepPreviousData,
    meta: { failure: 'loadFailed' },
  });

/** One notice; backends have no call for one, so it is searched among the newest. */
export const noticeQuery = (client: Client, id: string) =>
  queryOptions({
    ...callQuery(client, 'sysNotice', 'pageReceived', { page: 1, pageSize: LOOK_BACK }),
    select: (answer: Received): Message | null => messagesOf(answer).find((message) => message.id === id) ?? null,
    meta: { failure: 'loadFailed' },
  });

export const messagesOf = (answer: Received): Message[] =>
  answer.items.flatMap((row) => {
    const notice = row.sysNotice ? noticeOf(row.sysNotice) : null;
    return notice ? [{ ...notice, read: row.readStatus === true, readTime: row.readTime ?? null }] : [];
  });

/** Failures are shown where the query is used: the bell shows its own when opened. */
export const unreadQuery = (client: Client) =>
  queryOptions({
    ...callQuery(client, 'sysNotice', 'unReadList'),
    meta: { handledByCaller: true },
  });

export const unreadOf = (answer: AnswerOf<'sysNotice', 'unReadList'>): Notice[] => answer.map(noticeOf);

/** Without an error message: a message that could not be marked visibly stays unread. */
export const readMutation = (client: Client) =>
  mutationOptions({ ...callMutation(client, 'sysNotice', 'setRead'), meta: { handledByCaller: true } });

export const readAllMutation = (client: Client) =>
  mutationOptions({ ...callMutation(client, 'sysNotice', 'setAllRead'), meta: { failure: 'actionFailed' } });

export const inboxChanged = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: ['sysNotice'] });
