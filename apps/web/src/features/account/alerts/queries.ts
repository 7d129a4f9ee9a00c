import type { Client } from '@seaberry/api-client';
import { callMutation, callQuery } from '@seaberry/api-client/query';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

export const mutedQuery = (client: Client) => queryOptions({ ...callQuery(client, 'sysNotice', 'muted'), meta: { failure: 'loadFailed' } });

export const muteMutation = (client: Client) =>
  mutationOptions({ ...callMutation(client, 'sysNotice', 'mute'), meta: { failure: 'editFailed' } });
