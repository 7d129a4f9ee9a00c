import type { AnswerOf, Client } from '@seaberry/api-client';
import type { Input } from '@seaberry/api-client';
import { callMutation, callQuery } from '@seaberry/api-client/query';
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

export type Bill = AnswerOf<'oceanBill', 'page'>['items'][number];
export type Detail = AnswerOf<'oceanBill', 'detail'>;
export type BatchOutcome = AnswerOf<'oceanBill', 'addBatch'>;
export type RowOutcome = BatchOutcome['rows'][number];
export type PageInput = Input<'oceanBill', 'page'>;
export type FilterInput = Input<'oceanBill', 'statusCount'>;

/** The old page stays, dimmed by the table, until the next one is there. */
export const pageQuery = (client: Client, input: PageInput) =>
  queryOptions({ ...callQuery(client, 'oceanBill', 'page', input), placeholderData: keepPreviousData, meta: { failure: 'listFailed' } });

export const countQuery = (client: Client, input: FilterInput) =>
  queryOptions({
    ...callQuery(client, 'oceanBill', 'statusCount', input),
    placeholderData: keepPreviousData,
    meta: { failure: 'statusCountFailed' },
  });

export const detailQuery = (client: Client, id: string) =>
  queryOptions({ ...callQuery(client, 'oceanBill', 'detail', { id }), meta: { failure: 'detailFailed' } });

export const notificationsQuery = (client: Client, id: string) =>
  queryOptions({ ...callQuery(client, 'oceanBill', 'notifications', { id }), meta: { failure: 'loadFailed' } });

export const recognitionQuery = (client: Client, id: string) =>
  queryOptions({ ...callQuery(client, 'oceanBill', 'recognitionRecords', { id }), meta: { failure: 'loadFailed' } });

export const eventsQuery = (client: Client, id: string, page: number) =>
  queryOptions({
    ...callQuery(client, 'oceanBill', 'events', { id, page, pageSize: 50 }),
    placeholderData: keepPreviousData,
    meta: { failure: 'loadFailed' },
  });

/** Bills changed, and so perhaps the balance: everything shown of either is asked for again. */
export function billsChanged(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ['oceanBill'] });
  void queryClient.invalidateQueries({ queryKey: ['sysUser', 'baseInfo'] });
}

// Each form shows its own failure and stays filled.
const FORM = { handledByCaller: true } as const;

export const addMutation = (client: Client) =>
  mutationOptions({ ...callMutation(client, 'oceanBill', 'add'), meta: { failure: 'addFailed', ...FORM } });

export const updateMutation = (client: Client) =>
  mutationOptions({ ...callMutation(client, 'oceanBill', 'update'), meta: { failure: 'editFailed', ...FORM } });

export const addBatchMutation = (client: Client) =>
  mutationOptions({ ...callMutation(client, 'oceanBill', 'addBatch'), meta: { failure: 'addFailed', ...FORM } });

export const importMutation = (client: Client) =>
  mutationOptions({ ...callMutation(client, 'oceanBill', 'import'), meta: { failure: 'addFailed', ...FORM } });

export const deleteMutation = (client: Client) =>
  mutationOptions({ ...callMutation(client, 'oceanBill', 'delete'), meta: { failure: 'deleteFailed', ...FORM } });

export const resubscribeMutation = (client: Client) =>
  mutationOptions({ ...callMutation(client, 'oceanBill', 'resubscribe'), meta: { failure: 'resubscribeFailed', ...FORM } });

export const exportMutation = (client: Client) =>
  mutationOptions({ ...callMutation(client, 'oceanBill', 'export'), meta: { failure: 'exportFailed', ...FORM } });
