import type { Input } from '@seaberry/api-client/schemas';
import { TOTP, Secret } from 'otpauth';
import { expect } from 'vitest';
import type { Account, TestAnswer, TestServer } from '../../../testing/server.ts';
import { resultOf } from '../../user/fixtures.ts';
import { makeAuthenticator } from './passkeys/fixtures.ts';

/** Code of an authenticator app at a wall time. */
export const codeAt = (secret: string, ms: number): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms });

/** `ok`, the error code, or the whole message without a code. */
export const outcome = ({ envelope }: TestAnswer): string =>
  envelope?.code === 200 ? 'ok' : (/^\[(\w+)\]/u.exec(String(envelope?.message))?.[1] ?? String(envelope?.message));

export interface Enrolled {
  secret: string;
  recoveryCodes: string[];
}

/** Adds an authenticator app to a signed-in user. */
export async function enrol(server: TestServer, as: Pick<Account, 'accessToken'>): Promise<Enrolled> {
  const begun = await server.call('sysFactor', 'beginTotp', undefined, { as });
  const { secret } = resultOf<{ secret: string }>(begun);
  const confirmed = await server.call('sysFactor', 'confirmTotp', { code: codeAt(secret, server.deps.clock.wallNow()) }, { as });
  expect(outcome(confirmed)).toBe('ok');
  return { secret, recoveryCodes: resultOf<{ recoveryCodes: string[] | null }>(confirmed).recoveryCodes ?? [] };
}

/** Adds a passkey to a signed-in user. @returns its id */
export async function addPasskey(server: TestServer, as: Pick<Account, 'accessToken'>, key = makeAuthenticator()): Promise<string> {
  const { challenge } = resultOf<{ challenge: string }>(await server.call('sysFactor', 'passkeyOptions', undefined, { as }));
  expect(outcome(await server.call('sysFactor', 'addPasskey', { name: 'Key', passkey: key.create(challenge) }, { as }))).toBe('ok');
  const { passkeys } = resultOf<{ passkeys: { id: string }[] }>(await server.call('sysFactor', 'own', undefined, { as }));
  return String(passkeys.at(-1)?.id);
}

/** Proves who the user of an account is; the account continues with the tokens that this gives. @returns as {@link outcome} */
export async function proveBy(server: TestServer, as: Account, given: Input<'sysAuth', 'prove'>): Promise<string> {
  const answer = await server.call('sysAuth', 'prove', given, { as });
  as.accessToken = answer.headers.get('access-token') ?? as.accessToken;
  as.refreshToken = answer.headers.get('x-access-token') ?? as.refreshToken;
  return outcome(answer);
}

export interface Step {
  token: string;
  ways: string[];
}

/** The second step that a response asks for. Expects that the response has no tokens. */
export function stepOf(answer: TestAnswer): Step {
  expect(outcome(answer)).toBe('ok');
  expect(answer.envelope?.result).toMatchObject({ accessToken: null, refreshToken: null });
  for (const header of ['access-token', 'x-access-token', 'set-cookie']) expect(answer.headers.get(header), header).toBeNull();
  return resultOf<{ secondStep: Step }>(answer).secondStep;
}
