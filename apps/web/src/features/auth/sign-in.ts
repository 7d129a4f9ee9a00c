import type { Client } from '@seaberry/api-client';
import type { QueryClient } from '@tanstack/react-query';

import { landingPath, reachablePaths } from '../../session/menu.ts';
import { sessionQueries } from '../../session/session.ts';
import type { BrowserTokenStore } from '../../session/token-store.ts';

export interface Credentials {
  account: string;
  password: string;
  codeId?: string;
  code?: string;
}

/** The account signs in but holds no page at all (product specification §6). */
export class NoLoginPermission extends Error {
  constructor() {
    super('@seaberry/web: the signed-in account has no menu entry.');
    this.name = 'NoLoginPermission';
  }
}

interface Tools {
  client: Client;
  queryClient: QueryClient;
  tokens: BrowserTokenStore;
}

/**
 * Signs in, takes the tokens, and loads what the first page needs.
 *
 * @returns path of the landing page
 * @throws ApiError as the calls do; NoLoginPermission, with the tokens cleared
 */
export async function signIn({ client, queryClient, tokens }: Tools, credentials: Credentials): Promise<string> {
  const answer = await client.sysAuth.login(credentials);
  // The headers carried both tokens already; a back end behind a proxy that drops headers has the access token in the body.
  const taken = tokens.get();
  if (taken?.accessToken !== answer.accessToken) tokens.set({ accessToken: answer.accessToken, refreshToken: answer.refreshToken ?? null });
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'sysConfig' });
  const [user, base, menu, constants] = sessionQueries(client);
  const [entries] = await Promise.all([
    queryClient.fetchQuery(menu),
    queryClient.fetchQuery(user),
    queryClient.fetchQuery(base),
    queryClient.fetchQuery(constants),
  ]);
  const landing = landingPath(entries);
  if (landing === null || reachablePaths(entries).length === 0) {
    tokens.clear();
    throw new NoLoginPermission();
  }
  return landing;
}
