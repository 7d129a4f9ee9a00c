import type { App } from '../../app-context.tsx';
import { needsPasswordChange } from '../../session/password-change.ts';
import { sealed } from '../../session/sealed.ts';

export interface Credentials {
  account: string;
  password: string;
  codeId?: string;
  code?: string;
}

/**
 * Signs in, stores the tokens, and loads the data of the first page.
 *
 * @throws ApiError as the calls do; an error named NoLoginPermission, with the tokens cleared
 */
export async function signIn(app: App, credentials: Credentials): Promise<void> {
  const answer = await app.client.sysAuth.login({ ...credentials, password: await sealed(credentials.password) });
  await enter(app, answer);
}

/** Stores the tokens of any kind of sign-in, and loads the data of the first page. */
export async function enter(
  app: App,
  answer: { accessToken?: string | null | undefined; refreshToken?: string | null | undefined },
): Promise<void> {
  const { tokens, queryClient } = app;
  // The headers already had both tokens; behind a proxy that drops headers the access token is in the body.
  const taken = tokens.get();
  if (answer.accessToken && taken?.accessToken !== answer.accessToken)
    tokens.set({ accessToken: answer.accessToken, refreshToken: answer.refreshToken ?? null });
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'sysConfig' });
  const { loadSession } = await import('../../session/load-session.ts');
  try {
    await loadSession(app);
  } catch (error) {
    // The guard of the next page leads to the change of the password.
    if (needsPasswordChange(error)) return;
    if (error instanceof Error && error.name === 'NoLoginPermission') tokens.clear();
    throw error;
  }
}
