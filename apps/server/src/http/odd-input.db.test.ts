import { allCalls, type DeclaredCall } from '@seaberry/api-client/registry';
import { schemas } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { makeRightInputs, type RightInputs } from '../testing/right-inputs.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/* Fuzzing: sends odd values in every field of every call, one after the other, with valid values in the others. The caller has every
   permission: each call succeeds or is rejected with a message, and never fails with an internal error. */

/** Some 10,000 calls. */
const LIMIT_MS = 600_000;

let server: TestServer;
let inputs: RightInputs;

beforeAll(async () => {
  const rateLimit = { signedIn: 1_000_000, anonymous: 1_000_000 };
  server = await startTestServer({ config: { devMailbox: { key: null }, codesPerHour: 1_000_000, rateLimit } });
  inputs = await makeRightInputs(server);
});
afterAll(() => server.close());

const TEXTS = ['', ' ', 'a\u0000b', '\uD800', "' or 1=1 --", '%_\\', '船'.repeat(5000), '0000-01-01', '2026-02-30', '+275760-09-13'];
const ODD: readonly unknown[] = [...TEXTS, null, true, -1, 1.5, 1e300, 2 ** 31, 2 ** 53, [], [null], ['\uD800'], {}, { length: 1e9 }];

/** Calls that end the session, are a stream, or lock the account. */
const LEFT_OUT = new Set(['sysAuth.logout', 'live.stream', 'sysUser.changePwd', 'sysAuth.unLockScreen']);
/** Calls that wait on purpose, or hash a password: they get every fourth value only. */
const SLOW = /^sysAuth\.(?:sendCode|login|loginPhone|register|resetPassword|undoContact)$|^(?:sysUser|sysTenant)\.add$/u;

const calls = allCalls().filter(({ controller, name }) => !LEFT_OUT.has(`${controller}.${name}`));

/** Failures of a call, by field and value. */
async function failuresOf(call: DeclaredCall): Promise<string[]> {
  const name = `${call.controller}.${call.name}`;
  const base = inputs.of(call);
  const fields = Object.keys(base);
  // A URL cannot contain a lone surrogate.
  const inBody = call.meta.in === 'body' && !call.meta.path.includes('{');
  const odd = ODD.filter((one) => inBody || !JSON.stringify(one).includes('\\ud800'));
  // An input that is invalid as a whole would be rejected before the odd value is checked.
  const table: Record<string, { input: z.ZodMiniType }> = schemas[call.controller];
  const failures =
    inBody && fields.length > 0 && !table[call.name]?.input.safeParse(base).success ? [`${name}: its valid input is refused`] : [];
  for (const field of fields) {
    for (const value of SLOW.test(name) ? odd.filter((_, at) => at % 4 === 2) : odd) {
      const input = { ...base, [field]: value };
      const { envelope, response } = await server.call(call.controller, call.name as never, input as never, { as: inputs.boss });
      await response.body?.cancel();
      if (envelope?.code === 500) failures.push(`${name} with ${JSON.stringify(value).slice(0, 40)} in ${field}`);
    }
  }
  return failures;
}

it(
  'every field of every call accepts odd values or rejects them with a message',
  async () => {
    const failures: string[] = [];
    for (const call of calls) failures.push(...(await failuresOf(call)));
    expect(failures, 'Where the valid input is refused, add its fields to testing/right-inputs.ts.').toEqual([]);
  },
  LIMIT_MS,
);
