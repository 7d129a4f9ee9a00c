import type { AnswerOf, Client } from '@seaberry/api-client';
import { callMutation, callQuery } from '@seaberry/api-client/query';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

export type Bill = AnswerOf<'oceanBill', 'page'>['items'][number];
export type Detail = AnswerOf<'oceanBill', 'detail'>;

export const recognitionQuery = (client: Client, id: string) =>
  queryOptions({ ...callQuery(client, 'oceanBill', 'recognitionRecords', { id }), meta: { failure: 'loadFailed' } });

export const settleMutation = (client: Client) =>
  mutationOptions({ ...callMutation(client, 'oceanBill', 'settle'), meta: { failure: 'editFailed', handledByCaller: true } });
