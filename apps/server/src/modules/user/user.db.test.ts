import type { Input } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ERROR } from '../../http/error-codes.ts';
import { errorText } from '../../http/texts.ts';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { SOON } from '../../testing/soon.ts';

let server: TestServer;
let amy: Account;
beforeAll(async () => {
  server = await startTestServer();
  amy = await server.person({ account: 'amy' });
});
afterAll(() => server.close());
beforeEach(() => server.deps.db.transaction('system', () => server.deps.db.sql('delete from login_failure')));

type Particulars = Input<'sysUser', 'updateBaseInfo'>;
const GIVEN: Particulars = {
  realName: ' Amy Chen ',
  nickName: 'Amy',
  phone: '13900000001',
  email: 'Amy@Example.test',
  birthday: '1990-02-28',
  sex: 2,
  address: 'Shanghai',
  signature: 'On time.',
};
let phones = 0;
const freshPhone = (): string => `137${String((phones += 1)).padStart(8, '0')}`;
const update = (who: Account, given: Partial<Particulars> & Record<string, unknown> = {}, locale: 'en' | 'zh-cn' = 'en') =>
  server.call('sysUser', 'updateBaseInfo', { ...GIVEN, ...given }, { as: who, locale });
const fieldsOf = (answer: Awaited<ReturnType<TestServer['call']>>): unknown => JSON.parse(String(answer.envelope?.message));
const baseInfo = async (who: Account) => (await server.call('sysUser', 'baseInfo', undefined, { as: who })).envelope?.result;
const rowOf = async (who: Account) => {
  const [row] = await server.deps.db.transaction('system', () => server.deps.db.sql('select * from app_user where id = $1', [who.id]));
  return row;
};

describe('base info', () => {
  it('can be changed, trimmed, and read again', async () => {
    expect((await update(amy)).envelope).toMatchObject({ code: 200, result: null });
    expect(await baseInfo(amy)).toMatchObject({
      id: amy.id,
      realName: 'Amy Chen',
      nickName: 'Amy',
      phone: '13900000001',
      email: 'amy@example.test',
      birthday: '1990-02-28',
      sex: 2,
      address: 'Shanghai',
      signature: 'On time.',
      avatar: null,
      tier: 'sailor',
    });
  });

  it("changes only the caller's own record, and only fields of the form", async () => {
    const ben = await server.person({ tenantId: amy.tenantId });
    const before = await rowOf(ben);
    const extra = { id: ben.id, account: 'root', accountType: 999, tenantId: ben.id, enabled: false, orgName: 'x', password_hash: 'x' };
    await update(amy, extra);
    expect(await rowOf(ben)).toEqual(before);
    expect(await rowOf(amy)).toMatchObject({ account: 'amy', account_type: 888, tenant_id: amy.tenantId, enabled: true });
  });

  it('keeps omitted fields, and clears null', async () => {
    const cho = await server.person();
    await update(cho, { phone: freshPhone(), email: 'cho@example.test' });
    const only = { realName: 'Cho', phone: freshPhone(), birthday: '1991-01-01' };
    await server.call('sysUser', 'updateBaseInfo', only, { as: cho });
    expect(await baseInfo(cho)).toMatchObject({ realName: 'Cho', email: 'cho@example.test', nickName: 'Amy', sex: 2 });
    await server.call('sysUser', 'updateBaseInfo', { ...only, email: null, nickName: ' ' }, { as: cho });
    expect(await baseInfo(cho)).toMatchObject({ email: null, nickName: null, address: 'Shanghai' });
  });

  it('requires a valid real name, phone and birthday', async () => {
    const answer = await server.call('sysUser', 'updateBaseInfo', {} as Particulars, { as: amy });
    expect(Object.keys(fieldsOf(answer) as object).toSorted()).toEqual(['birthday', 'phone', 'realName']);
    const wrong = await update(amy, { phone: '12345678901', email: 'amy', birthday: '1.2.1990' });
    expect(Object.keys(fieldsOf(wrong) as object).toSorted()).toEqual(['birthday', 'email', 'phone']);
  });

  it.each([
    ['2023-02-29', 'date'],
    ['1850-01-01', 'date'],
    [new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), 'pastDate'],
  ])('rejects a birthday that is no real day in the past: %s', async (birthday, code) => {
    expect(fieldsOf(await update(amy, { birthday }))).toEqual({ birthday: [errorText('en', code)] });
  });

  it('has phone and email unique across companies, also against account names', async () => {
    const other = await server.person({ account: '13600000009' });
    await update(other, { phone: freshPhone(), email: 'taken@example.test' });
    const { phone } = (await rowOf(other)) as { phone: string };
    const taken = errorText('zh-cn', 'taken');
    expect(fieldsOf(await update(amy, { phone, email: 'TAKEN@example.test', birthday: '2023-02-29' }, 'zh-cn'))).toEqual({
      birthday: [errorText('zh-cn', 'date')],
      phone: [taken],
      email: [taken],
    });
    expect(fieldsOf(await update(amy, { phone: '13600000009' }))).toEqual({ phone: [errorText('en', 'taken')] });
    expect((await update(amy)).envelope?.code).toBe(200);
  });

  it('lets only one of three users get a phone number that they enter at the same time', async () => {
    const people = await Promise.all([server.person(), server.person(), server.person()]);
    const phone = freshPhone();
    const answers = await Promise.all(people.map((who, index) => update(who, { phone, email: `same${index}@example.test` })));
    expect(answers.filter(({ envelope }) => envelope?.code === 200)).toHaveLength(1);
    for (const answer of answers)
      if (answer.envelope?.code !== 200) expect(fieldsOf(answer)).toEqual({ phone: [errorText('en', 'taken')] });
  });
});

const change = (who: Account, passwordOld: string, passwordNew: string) =>
  server.call('sysUser', 'changePwd', { passwordOld, passwordNew }, { as: who });
const signIn = (account: string, password: string) => server.call('sysAuth', 'login', { account, password });

describe("one's own password", () => {
  it('can be changed, which ends every other session of the user', async () => {
    const dan = await server.person({ password: 'first pass 1' });
    const onOtherDevice = (await signIn(dan.account, 'first pass 1')).envelope?.result as { accessToken: string };
    expect((await change(dan, 'first pass 1', 'second pass 2')).envelope).toMatchObject({ code: 200, result: null });
    expect(await baseInfo(dan)).toMatchObject({ id: dan.id });
    await expect
      .poll(async () => (await server.call('sysUser', 'baseInfo', undefined, { as: onOtherDevice })).envelope?.code, SOON)
      .toBe(401);
    expect((await signIn(dan.account, 'first pass 1')).envelope?.code).toBe(400);
    expect((await signIn(dan.account, 'second pass 2')).envelope?.code).toBe(200);
  });

  it('requires the current password; wrong ones count towards the lock', async () => {
    const eve = await server.person({ password: 'first pass 1' });
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = await change(eve, 'not it 1', 'second pass 2');
      expect(fieldsOf(wrong)).toEqual({ passwordOld: [errorText('en', 'passwordWrong')] });
    }
    expect((await change(eve, 'first pass 1', 'second pass 2')).envelope?.message).toContain(`[${ERROR.locked}]`);
    expect((await signIn(eve.account, 'first pass 1')).envelope?.message).toContain(`[${ERROR.locked}]`);
  });

  it.each([
    ['short 1', 'passwordLength'],
    ['1234567890', 'passwordCommon'],
    ['x'.repeat(129), 'passwordLength'],
  ])('must satisfy the policy: not %s', async (password, code) => {
    expect(fieldsOf(await change(amy, amy.password, password))).toEqual({
      passwordNew: [errorText('en', code, { min: 8, max: 128 })],
    });
  });

  it('cannot be the account name, in any case', async () => {
    const ida = await server.person({ account: 'ida.east-2026' });
    for (const password of ['ida.east-2026', 'Ida.East-2026']) {
      expect(fieldsOf(await change(ida, ida.password, password))).toEqual({ passwordNew: [errorText('en', 'passwordAccount')] });
    }
  });

  it('must differ from the current one', async () => {
    const fay = await server.person({ password: 'first pass 1' });
    expect((await change(fay, 'first pass 1', 'first pass 1')).envelope?.message).toContain(`[${ERROR.samePassword}]`);
  });

  it('is in no log', async () => {
    const gus = await server.person({ password: 'first pass 1' });
    await change(gus, 'first pass 1', 'quite secret 9');
    const audit = await server.deps.db.transaction('system', () =>
      server.deps.db.sql('select input from audit_log where call = $1', ['sysUser.changePwd']),
    );
    expect(JSON.stringify(audit) + server.logLines.join('')).not.toMatch(/quite secret|first pass/u);
  });
});

describe('a lock', () => {
  const lock = async (who: Account) => {
    for (let tries = 0; tries < 5; tries += 1) await change(who, 'not it 1', 'second pass 2');
  };
  const unlock = (as: Account, who: Account) => server.call('sysUser', 'unlockLogin', { id: who.id }, { as });

  it('can be lifted by an administrator of the same company', async () => {
    const hal = await server.person({ tenantId: amy.tenantId, roles: ['viewer'], password: 'first pass 1' });
    await lock(hal);
    expect((await signIn(hal.account, 'first pass 1')).envelope?.message).toContain(`[${ERROR.locked}]`);
    expect((await unlock(amy, hal)).envelope).toMatchObject({ code: 200, result: null });
    await server.deps.db.transaction('system', () => server.deps.db.sql(`delete from login_failure where key like 'ip:%'`));
    expect((await signIn(hal.account, 'first pass 1')).envelope?.code).toBe(200);
  });

  it('cannot be lifted by an administrator of another company, or without the permission code', async () => {
    const ida = await server.person({ password: 'first pass 1' });
    await lock(ida);
    expect((await unlock(amy, ida)).envelope?.message).toContain(`[${ERROR.notFound}]`);
    expect((await server.call('sysUser', 'unlockLogin', { id: 'nobody' }, { as: amy })).envelope?.message).toContain(`[${ERROR.notFound}]`);
    const operator = await server.person({ tenantId: ida.tenantId, roles: ['operator'] });
    expect((await unlock(operator, ida)).envelope?.code).toBe(403);
    expect((await signIn(ida.account, 'first pass 1')).envelope?.message).toContain(`[${ERROR.locked}]`);
  });
});
