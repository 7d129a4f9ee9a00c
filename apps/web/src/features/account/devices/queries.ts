import type { AnswerOf, Client } from '@seaberry/api-client';
import { callMutation, callQuery } from '@seaberry/api-client/query';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

export type OwnSession = AnswerOf<'sysAuth', 'sessions'>[number];

export const sessionsQuery = (client: Client) =>
  queryOptions({ ...callQuery(client, 'sysAuth', 'sessions'), meta: { failure: 'listFailed' } });

export const endSessionMutation = (client: Client) =>
  mutationOptions({ ...callMutation(client, 'sysAuth', 'endSession'), meta: { failure: 'actionFailed' } });
/** The dialog shows its failure. */
export const endOthersMutation = (client: Client) =>
  mutationOptions({ ...callMutation(client, 'sysAuth', 'endOtherSessions'), meta: { handledByCaller: true } });
