import type { CallName } from '@seaberry/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../../../../testing/server.ts';
import { ERROR } from '../../../../http/error-codes.ts';
import { outcome, stepOf } from '../fixtures.ts';
import { makeAuthenticator, type SignedAs } from './fixtures.ts';
import { resultOf } from '../../../user/fixtures.ts';

let server: TestServer;
let amy: Account;
let key: ReturnType<typeof makeAuthenticator>;
let recoveryCodes: string[];
const start = Date.parse('2026-11-21T09:00:00Z');
/** Sets the clock to this number of seconds after the start. */
const setClock = (seconds: number): void => server.setNow(new Date(start + seconds * 1000).toISOString());
const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));

type As = Pick<Account, 'accessToken'>;
async function challenge(call: CallName<'sysFactor'> & `${string}Options`, input?: { token: string }, as?: As): Promise<string> {
  const answer = await server.call('sysFactor', call as 'stepOptions', input as { token: string }, as ? { as } : {});
  expect(outcome(answer)).toBe('ok');
  return resultOf<{ challenge: string }>(answer).challenge;
}
const add = async (made = makeAuthenticator(), as: As = amy, signed: SignedAs = {}) =>
  server.call(
    'sysFactor',
    'addPasskey',
    { name: 'Blue key', passkey: made.create(await challenge('passkeyOptions', undefined, as), signed) },
    { as },
  );

beforeAll(async () => {
  server = await startTestServer({ now: new Date(start).toISOString() });
});
afterAll(() => server.close());
beforeEach(async () => {
  setClock(0);
  await sql('delete from login_failure');
  amy = await server.person();
  key = makeAuthenticator();
  const added = await add(key);
  expect(outcome(added)).toBe('ok');
  ({ recoveryCodes } = resultOf<{ recoveryCodes: string[] }>(added));
});

// Wrong passkeys count as failures of the network, which would then need a captcha.
const login = async (of: Account) => {
  await sql(`delete from login_failure where key like 'ip:%'`);
  return server.call('sysAuth', 'login', { account: of.account, password: of.password });
};
/** The first step of a sign-in. */
const begin = async (of = amy) => stepOf(await login(of));
/** The second step of a sign-in. */
const finish = async (token: string, signed: SignedAs = {}, made = key) =>
  server.call('sysFactor', 'signIn', { token, passkey: made.get(await challenge('stepOptions', { token }), signed) });
/** Sign-in by passkey, without a password. */
const alone = async (signed: SignedAs = {}) =>
  server.call('sysFactor', 'signInByPasskey', { passkey: key.get(await challenge('signInOptions'), signed) });

it('a passkey is the second step of a sign-in, and a proof of identity', async () => {
  expect(recoveryCodes).toHaveLength(10);
  const { token, ways } = await begin();
  expect(ways).toEqual(['passkey', 'recovery']);
  const opened = await finish(token, { verified: false });
  expect(outcome(opened)).toBe('ok');
  const as = { accessToken: String(opened.headers.get('access-token')) };
  setClock(11 * 60);
  expect(outcome(await server.call('company', 'rotateKey', undefined, { as }))).toBe('proofNeeded');
  const passkey = key.get(await challenge('proveOptions', undefined, as));
  expect(outcome(await server.call('sysAuth', 'prove', { passkey }, { as }))).toBe('ok');
  expect(outcome(await server.call('company', 'rotateKey', undefined, { as }))).toBe('ok');
});

it('a user has at most ten passkeys, also when two are added at once', async () => {
  const given = [makeAuthenticator(), makeAuthenticator()];
  const challenges = [await challenge('passkeyOptions', undefined, amy), await challenge('passkeyOptions', undefined, amy)];
  await sql(
    `insert into passkey (id, user_id, credential_id, public_key, counter, transports, rp_id, name, create_time)
     select gen_random_uuid(), u.id, u.id::text || n, '', 0, '[]', 'other.example', 'Old', '2026-11-01'
     from app_user u, generate_series(1, 8) n where u.id = $1`,
    [amy.id],
  );
  const answers = await Promise.all(
    given.map((made, n) =>
      server.call('sysFactor', 'addPasskey', { name: 'Another', passkey: made.create(String(challenges[n])) }, { as: amy }),
    ),
  );
  expect(answers.map(outcome).toSorted()).toEqual(['ok', 'passkeysKept']);
  expect(outcome(await server.call('sysFactor', 'passkeyOptions', undefined, { as: amy }))).toBe('passkeysKept');
});

it('a passkey gets another name, which another passkey may have too; of two changes from one version the second is refused', async () => {
  await add();
  const own = async () =>
    resultOf<{ passkeys: { id: string; name: string; version: number }[] }>(await server.call('sysFactor', 'own', undefined, { as: amy }))
      .passkeys;
  const [first, second] = await own();
  const rename = (name: string, version: number | null = first?.version ?? null) =>
    server.call('sysFactor', 'renamePasskey', { id: String(first?.id), version, name }, { as: amy });
  expect(outcome(await rename(' Green\u200b key '))).toBe('ok');
  expect((await own()).map(({ name }) => name)).toEqual(['Green key', 'Blue key']);
  const refused = await rename('Red key');
  expect([refused.envelope?.code, outcome(refused), refused.envelope?.extras]).toMatchObject([
    409,
    'outdated',
    { current: { name: 'Green key' } },
  ]);
  expect(outcome(await rename('Blue key', null))).toBe('ok');
  expect((await own()).map(({ name }) => name)).toEqual(['Blue key', second?.name]);
  expect(outcome(await rename('  ', null))).toContain('"name"');
  expect(outcome(await rename('n'.repeat(61), null))).toContain('"name"');
  const ben = await server.person();
  const ofBen = await server.call('sysFactor', 'renamePasskey', { id: String(first?.id), version: 0, name: 'Mine' }, { as: ben });
  expect([outcome(ofBen), ofBen.envelope?.extras ?? null]).toEqual([ERROR.notFound, null]);
  // Renaming ends no session and changes no right to sign in.
  expect(outcome(await finish((await begin()).token))).toBe('ok');
});

it('a passkey that has verified its user opens a session without a password', async () => {
  expect(outcome(await alone({ verified: false }))).toBe('passkeyWrong');
  const opened = await alone();
  const as = { accessToken: String(opened.headers.get('access-token')) };
  expect((await server.call('sysAuth', 'userInfo', undefined, { as })).envelope?.result).toMatchObject({ account: amy.account });
  await sql('update app_user set enabled = false where id = $1', [amy.id]);
  expect(outcome(await alone())).toBe(ERROR.accountDisabled);
});

describe('a passkey is refused', () => {
  it.each<[string, SignedAs]>([
    ['for a page of another site', { origin: 'https://seaberry.example' }],
    ['for a page of another port of this machine', { origin: 'http://localhost:8080' }],
    ['for another host name', { rpId: 'seaberry.example' }],
    ['with a counter that has been used', { counter: 1 }],
  ])('%s', async (_, signed) => {
    expect(outcome(await finish((await begin()).token))).toBe('ok');
    expect(outcome(await finish((await begin()).token, signed))).toBe('passkeyWrong');
  });

  it('with the challenge of another step, of another purpose, a used one, and an old one', async () => {
    const [one, other] = [await begin(), await begin()];
    const given = (token: string, passkey: ReturnType<typeof key.get>) => server.call('sysFactor', 'signIn', { token, passkey });
    const outcomes = [outcome(await given(one.token, key.get(await challenge('stepOptions', other))))];
    outcomes.push(outcome(await given(one.token, key.get(await challenge('signInOptions')))));
    const ofProof = key.get(await challenge('proveOptions', undefined, amy));
    outcomes.push(outcome(await server.call('sysFactor', 'signInByPasskey', { passkey: ofProof })));
    const early = await challenge('stepOptions', one);
    setClock(299);
    const step = await begin();
    setClock(301);
    outcomes.push(outcome(await given(step.token, key.get(early))));
    const used = key.get(await challenge('stepOptions', step));
    expect(outcome(await given(step.token, used))).toBe('ok');
    outcomes.push(outcome(await given((await begin()).token, used)));
    expect(new Set(outcomes)).toEqual(new Set(['passkeyWrong']));
  });

  it('for another user, and once it was removed', async () => {
    const ben = await server.person();
    await add(makeAuthenticator(), ben);
    expect(outcome(await finish((await begin(ben)).token))).toBe('passkeyWrong');
    const own = resultOf<{
      passkeys: { id: string; name: string }[];
    }>(await server.call('sysFactor', 'own', undefined, { as: amy }));
    expect(own.passkeys).toMatchObject([{ name: 'Blue key' }]);
    const id = String(own.passkeys[0]?.id);
    expect(outcome(await server.call('sysFactor', 'removePasskey', { id }, { as: ben }))).toBe(ERROR.notFound);
    const { token } = await begin();
    expect(outcome(await server.call('sysFactor', 'removePasskey', { id }, { as: amy }))).toBe('ok');
    expect(outcome(await finish(token))).toBe('passkeyWrong');
    expect((await server.call('sysFactor', 'own', undefined, { as: amy })).envelope?.result).toMatchObject({
      passkeys: [],
      recoveryCodes: 0,
    });
    expect((await login(amy)).headers.get('access-token')).not.toBeNull();
  });

  it('when all second factors of the user are removed after its check and before the session opens', async () => {
    const root = await server.person({ tenantId: amy.tenantId, roles: ['admin'] });
    const { verify } = server.auth.passkeys;
    const removed: string[] = [];
    server.auth.passkeys.verify = async (...given) => {
      const verified = await verify(...given);
      removed.push(outcome(await server.call('sysUser', 'removeFactors', { id: amy.id }, { as: root })));
      return verified;
    };
    try {
      expect([outcome(await alone()), ...removed]).toEqual([ERROR.signInFailed, 'ok']);
    } finally {
      server.auth.passkeys.verify = verify;
    }
  });

  it('when it was made for another session, for another site, or is known already', async () => {
    const ben = await server.person();
    const passkey = makeAuthenticator().create(await challenge('passkeyOptions', undefined, amy));
    expect(outcome(await server.call('sysFactor', 'addPasskey', { name: 'Mine', passkey }, { as: ben }))).toBe('passkeyWrong');
    expect(outcome(await add(makeAuthenticator(), ben, { origin: 'https://seaberry.example' }))).toBe('passkeyWrong');
    expect(outcome(await add(key, ben))).toBe('passkeyWrong');
    expect((await server.call('sysFactor', 'own', undefined, { as: ben })).envelope?.result).toMatchObject({ passkeys: [] });
  });
});
