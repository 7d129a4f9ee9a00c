import type { AnswerOf, Client } from '@seaberry/api-client';
import { callMutation, callQuery } from '@seaberry/api-client/query';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

export type BaseInfo = AnswerOf<'sysUser', 'baseInfo'>;
export type Company = AnswerOf<'company', 'info'>;
export type Usage = AnswerOf<'company', 'usage'>;

/** Period of the usage, in days. */
const USAGE_DAYS = 30;

export const companyQuery = (client: Client) => queryOptions({ ...callQuery(client, 'company', 'info'), meta: { failure: 'loadFailed' } });

export const usageQuery = (client: Client) =>
  queryOptions({ ...callQuery(client, 'company', 'usage', { days: USAGE_DAYS }), meta: { failure: 'loadFailed' } });

// Each form shows its own failure and keeps its values.
const FORM = { handledByCaller: true } as const;

export const avatarMutation = (client: Client) => mutationOptions({ ...callMutation(client, 'sysFile', 'uploadAvatar'), meta: FORM });
export const logoMutation = (client: Client) => mutationOptions({ ...callMutation(client, 'company', 'uploadLogo'), meta: FORM });
/** The key in its response is dropped with the dialog that shows it. */
export const keyMutation = (client: Client) => mutationOptions({ ...callMutation(client, 'company', 'rotateKey'), gcTime: 0, meta: FORM });

/** Refreshes name and picture in the top bar. */
export async function personChanged(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['sysAuth', 'userInfo'] }),
    queryClient.invalidateQueries({ queryKey: ['sysUser', 'baseInfo'] }),
  ]);
}

/** Invalidates user data as well, which includes the name of the company. */
export async function companyChanged(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: ['company'] }), personChanged(queryClient)]);
}
