import type { AnswerOf } from '@seaberry/api-client';

import type { App } from '../../app-context.tsx';
import { askForPasskey } from '../../shared/passkeys/passkeys.ts';

/** @throws ApiError as the calls do; NoPasskey */
export async function passkeySignIn({ client }: App): Promise<AnswerOf<'sysFactor', 'signInByPasskey'>> {
  return client.sysFactor.signInByPasskey({ passkey: await askForPasskey(await client.sysFactor.signInOptions()) });
}
