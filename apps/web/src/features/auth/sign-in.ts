import type { AnswerOf } from '@seaberry/api-client';

import type { App } from '../../app-context.tsx';
import { requiredPage } from '../../session/required-page.ts';
import { encryptedPassword } from '../../session/encrypted-password.ts';

export type SecondStepOf = NonNullable<AnswerOf<'sysAuth', 'login'>['secondStep']>;

export interface Credentials {
  account: string;
  password: string;
  codeId?: string;
  code?: string;
}

/**
 * Signs in, stores the tokens, and loads the data of the first page.
 *
 * @returns the second step that is needed first, if any
 * @throws ApiError as the calls do; an error named NoLoginPermission, with the tokens cleared
 */
export async function signIn(app: App, credentials: Credentials): Promise<SecondStepOf | null> {
  const answer = await app.client.sysAuth.login({ ...credentials, password: await encryptedPassword(credentials.password) });
  return enter(app, answer);
}

/** Stores the tokens of any kind of sign-in, and loads the data of the first page. @returns the second step that is needed first, if any */
export async function enter(app: App, answer: AnswerOf<'sysAuth', 'login'>): Promise<SecondStepOf | null> {
  if (answer.secondStep) return answer.secondStep;
  const { tokens, queryClient } = app;
  // The headers already had both tokens; behind a proxy that drops headers the access token is in the body.
  const stored = tokens.get();
  if (answer.accessToken && stored?.accessToken !== answer.accessToken)
    tokens.set({ accessToken: answer.accessToken, refreshToken: answer.refreshToken ?? null });
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'sysConfig' });
  const { loadSession } = await import('../../session/load-session.ts');
  try {
    await loadSession(app);
    return null;
  } catch (error) {
    // The guard of the next page redirects to the required one: own password, second factor.
    if (requiredPage(error)) return null;
    if (error instanceof Error && error.name === 'NoLoginPermission') tokens.clear();
    throw error;
  }
}
