import { createHash } from 'node:crypto';
import { allCalls } from '@seaberry/api-client/registry';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handlersOf } from '../app.ts';
import { makeAuthenticator } from '../modules/auth/factors/passkeys/fixtures.ts';
import { addPasskey, codeAt, enrol, stepOf } from '../modules/auth/factors/fixtures.ts';
import { makeCompany, type Company } from '../testing/company.ts';
import { codeSentTo } from '../testing/codes.ts';
import { startTestServer, type Account, type TestServer } from '../testing/server.ts';
import { resultOf } from '../modules/user/fixtures.ts';

/* Kills calls with several transactions after each of them in turn: every committed change must have a log row. After a kill nothing
   reaches the database, so the state is the committed one. */

let server: TestServer;
let company: Company;
let admin: Account;
/** Platform administrator. */
let boss: Account;

/** Number of transactions still to be committed before the simulated kill. */
let left = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  const rateLimit = { signedIn: 100_000, anonymous: 100_000 };
  server = await startTestServer({
    config: { devMailbox: { key: null }, publicUrl: 'https://track.example', codesPerHour: 10_000, singleLogin: true, rateLimit },
  });
  company = await makeCompany(server, 1000);
  admin = await server.person({ tenantId: company.tenantId, roles: ['admin'] });
  boss = await server.person({ roles: ['platform'] });
  const { driver } = server.test;
  const connect = driver.connect.bind(driver);
  driver.connect = async () => {
    if (left <= 0) throw new Error('The process was killed.');
    const connection = await connect();
    return {
      ...connection,
      async script(text) {
        const rows = await connection.script(text);
        if (text.endsWith('COMMIT')) left -= 1;
        return rows;
      },
    };
  };
});
afterAll(() => server.close());

const sql = <T extends Record<string, unknown>>(text: string, params: unknown[] = []): Promise<T[]> =>
  server.deps.db.transaction('system', () => server.deps.db.sql<T>(text, params));

/** State that the calls below change. Counted attempts and used codes do not count as a change. */
const state = async (): Promise<string> =>
  JSON.stringify(
    await sql(`select
      (select jsonb_agg(jsonb_build_array(id, account, password_hash, real_name, phone, avatar) order by id) from app_user) as people,
      (select jsonb_agg(jsonb_build_array(id, revoked_at, proved_at) order by id) from auth_session) as sessions,
      (select jsonb_agg(jsonb_build_array(id, name, logo_file_id) order by id) from tenant) as companies,
      (select jsonb_agg(jsonb_build_array(id, title, logo_id)) from site) as site,
      (select jsonb_agg(jsonb_build_array(id, replace(state, 'used', 'confirmed')) order by id) from scan_login) as scans,
      (select jsonb_agg(key order by key) from login_failure where account like 'locked%') as locks,
      (select jsonb_agg(jsonb_build_array(user_id, secret, new_secret) order by user_id) from totp_factor) as apps,
      (select jsonb_agg(array[id::text, name] order by id) from passkey) as passkeys,
      (select jsonb_agg(code_hash order by code_hash) from recovery_code) as "recoveryCodes",
      (select count(*)::int from ocean_bill) as bills, (select count(*)::int from air_waybill) as waybills,
      (select count(*)::int from stored_file) as files, (select jsonb_agg(code order by id) from plugin) as plugins,
      (select jsonb_agg(jsonb_build_array(name, password_hash) order by id) from share_link) as links,
      (select jsonb_agg(id order by id) from company_file) as "companyFiles",
      (select jsonb_agg(state order by id) from outgoing_message) as messages,
      (select jsonb_agg(kind order by number) from log_seal where kind <> 'rows') as removals`),
  );

let serial = 10_000_000;
const next = (): number => (serial += 1);
const mail = (): string => `somebody${next()}@example.test`;

async function codeFor(to: string, purpose: 'login' | 'register' | 'reset'): Promise<string> {
  await server.call('sysAuth', 'sendCode', { to, purpose });
  return String(await codeSentTo(server, to));
}

async function personWithEmail(): Promise<{ person: Account; email: string }> {
  const [person, email] = [await server.person({ tenantId: company.tenantId }), mail()];
  await sql('update app_user set email = $2 where id = $1', [person.id, email]);
  return { person, email };
}

/** Only a known number gets a code for signing in. */
async function knownPhone(): Promise<Prepared> {
  const phoneNumber = `139${next()}`;
  await sql('update app_user set phone = $2 where id = $1', [(await colleague()).id, phoneNumber]);
  return { input: { phoneNumber } };
}

async function scanned(as: Account, ...steps: ('scan' | 'allow')[]): Promise<{ id: string; secret: string }> {
  const { envelope } = await server.call('sysAuth', 'scanCreate');
  const created = envelope?.result as { id: string; secret: string }; // Responses are validated against the contract in tests.
  for (const step of steps) await server.call('sysAuth', 'scanConfirm', { id: created.id, step }, { as });
  return created;
}

async function personForm() {
  const [viewer] = await sql<{ id: string }>(`select id from role where code = 'viewer' and tenant_id is null`);
  const { envelope } = await server.call('sysPos', 'add', { name: `P${next()}`, code: `p${next()}` }, { as: admin });
  return {
    realName: 'Ada',
    phone: `139${next()}`,
    birthday: '1990-01-01',
    roleIdList: [String(viewer?.id)],
    orgId: company.orgs.sales,
    posId: String(envelope?.result),
  };
}

async function picture(): Promise<{ file: File }> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#057748' } })
    .png()
    .toBuffer();
  return { file: new File([new Uint8Array(png)], 'a.png', { type: 'image/png' }) };
}

const colleague = (): Promise<Account> => server.person({ tenantId: company.tenantId, roles: ['viewer'] });
const billFile = (): File =>
  new File([`referenceNo,carrierCode,serviceType,customerService,polCode\nCOSU61${next()},COSU,CY/CY,Amy,CNSHA\n`], 'bills.csv');

function waybillFile(): File {
  const serial = String(next()).slice(-7).padStart(7, '0');
  const row = `157-${serial}${Number(serial) % 7},Spring,Amy,PVG,FRA`;
  return new File([`awbNo,localKeyword,customerService,originCode,destinationCode\n${row}\n`], 'waybills.csv');
}

/** A colleague with an authenticator app. The code of the current 30 seconds is used up. */
async function withApp(): Promise<{ as: Account; secret: string }> {
  const as = await colleague();
  return { as, secret: (await enrol(server, as)).secret };
}

const challengeOf = async (call: 'passkeyOptions' | 'signInOptions', as: Account | null = null): Promise<string> =>
  resultOf<{ challenge: string }>(await server.call('sysFactor', call, undefined, { as })).challenge;

async function withPasskey(): Promise<{ as: Account; id: string; key: ReturnType<typeof makeAuthenticator> }> {
  const [as, key] = [await colleague(), makeAuthenticator()];
  return { as, id: await addPasskey(server, as, key), key };
}

interface Prepared {
  input: unknown;
  as?: Account;
}

/** A log with an exported row to clear. */
async function clearing(controller: 'sysLogVis' | 'sysLogOp' | 'sysLogEx' | 'sysLogDiff', kind: string): Promise<Prepared> {
  await sql(
    kind === 'difference'
      ? `insert into diff_log (id, call, kind, table_name, create_time) values (gen_random_uuid(), 'sysUser.add', 'insert', 'app_user', now())`
      : `insert into audit_log (id, kind, call, outcome, correlation_id, duration_ms, create_time)
         values (gen_random_uuid(), '${kind}', 'sysUser.add', 'ok', '-', 1, now())`,
  );
  const { response } = await server.call(controller, 'export', undefined, { as: boss });
  await response.text();
  return { input: undefined, as: boss };
}

const sharedCustomer = () => ({ name: `Link ${next()}`, shows: [], customer: 'Blue Harbor' });

/** Input with which each call changes something. */
const CASES: Record<string, () => Promise<Prepared>> = {
  'sysAuth.login': async () => {
    const { account, password } = await colleague();
    return { input: { account, password } };
  },
  'sysAuth.loginPhone': async () => {
    const { email } = await personWithEmail();
    return { input: { phone: email, code: await codeFor(email, 'login') } };
  },
  'sysSms.sendSms': knownPhone,
  'sysSms.aliyunSendSms': knownPhone,
  'sysSms.tencentSendSms': knownPhone,
  'sysSms.aliyunSendSmsTemplate': async () => ({ input: { phoneNumber: `139${next()}`, gate: 3 }, as: admin }),
  'sysSms.send': async () => ({ input: { phoneNumber: `139${next()}`, content: 'Gate 3' }, as: admin }),
  'sysEmail.send': async () => ({ input: { toEmail: mail(), title: 'Gate', content: 'Gate 3' }, as: admin }),
  'sysEmail.sendEmail': async () => ({ input: { toEmail: mail(), title: 'Gate', content: 'Gate 3' }, as: admin }),
  'sysAuth.sendCode': async () => ({ input: { to: mail(), purpose: 'register' } }),
  'sysAuth.register': async () => {
    const account = mail();
    const code = await codeFor(account, 'register');
    const names = { nickName: 'Ada', companyName: `Company ${next()}`, accepted: true };
    return { input: { account, code, password: 'correct horse 1', ...names } };
  },
  'sysAuth.resetPassword': async () => {
    const { email } = await personWithEmail();
    return { input: { account: email, code: await codeFor(email, 'reset'), password: 'correct horse 2' } };
  },
  'sysAuth.scanConfirm': async () => ({ input: { id: (await scanned(admin)).id, step: 'scan' }, as: admin }),
  // Its declaration has no log: the call that completes a sign-in logs it.
  'sysAuth.scanState': async () => ({ input: await scanned(await colleague(), 'scan', 'allow') }),
  'sysUser.updateBaseInfo': async () => {
    const [as, phone] = [await colleague(), `137${next()}`];
    await sql('update app_user set phone = $2 where id = $1', [as.id, phone]);
    return { input: { realName: `Ada ${next()}`, birthday: '1990-01-01', phone }, as };
  },
  'sysUser.changePwd': async () => {
    const as = await colleague();
    return { input: { passwordOld: as.password, passwordNew: 'correct horse 3' }, as };
  },
  'sysAuth.undoContact': async () => {
    const { id } = await colleague();
    const token = `undo-${next()}`;
    await sql(
      `insert into contact_undo (token_hash, user_id, phone, create_time, expires_at)
       values ($1, $2, $3, now(), now() + interval '1 day')`,
      [createHash('sha256').update(token).digest('hex'), id, `137${next()}`],
    );
    return { input: { token } };
  },
  'sysAuth.prove': async () => {
    const as = await colleague();
    return { input: { password: as.password }, as };
  },
  'sysFactor.beginTotp': async () => ({ input: {}, as: await colleague() }),
  'sysFactor.confirmTotp': async () => {
    const as = await colleague();
    const begun = await server.call('sysFactor', 'beginTotp', undefined, { as });
    const { secret } = resultOf<{ secret: string }>(begun);
    return { input: { code: codeAt(secret, Date.now()) }, as };
  },
  'sysFactor.removeTotp': async () => ({ input: {}, as: (await withApp()).as }),
  'sysFactor.renewRecoveryCodes': async () => ({ input: {}, as: (await withApp()).as }),
  'sysFactor.addPasskey': async () => {
    const as = await colleague();
    return { input: { name: 'Key', passkey: makeAuthenticator().create(await challengeOf('passkeyOptions', as)) }, as };
  },
  'sysFactor.renamePasskey': async () => {
    const { as, id } = await withPasskey();
    return { input: { id, name: 'Renamed' }, as };
  },
  'sysFactor.removePasskey': async () => {
    const { as, id } = await withPasskey();
    return { input: { id }, as };
  },
  'sysFactor.signInByPasskey': async () => {
    const { key } = await withPasskey();
    return { input: { passkey: key.get(await challengeOf('signInOptions')) } };
  },
  'sysFactor.signIn': async () => {
    const { as, secret } = await withApp();
    const { token } = stepOf(await server.call('sysAuth', 'login', { account: as.account, password: as.password }));
    return { input: { token, code: codeAt(secret, Date.now() + 30_000) } };
  },
  'sysUser.add': async () => ({ input: { account: `p${next()}`, ...(await personForm()) }, as: admin }),
  'sysUser.update': async () => ({ input: { id: (await colleague()).id, ...(await personForm()) }, as: admin }),
  'sysUser.resetPwd': async () => ({ input: { id: (await colleague()).id }, as: admin }),
  'sysUser.removeFactors': async () => ({ input: { id: (await withApp()).as.id }, as: admin }),
  'sysUser.unlockLogin': async () => {
    const { id } = await server.person({ tenantId: company.tenantId, roles: ['viewer'], account: `locked${next()}` });
    await sql(
      `insert into login_failure (key, account, count, expires_at) select 'lock:local ' || account, account, 9, now() + interval '1 hour' from app_user where id = $1`,
      [id],
    );
    return { input: { id }, as: admin };
  },
  'sysTenant.add': async () => ({
    input: { name: `Company ${next()}`, adminAccount: `admin${next()}`, phone: `138${next()}` },
    as: boss,
  }),
  'sysTenant.resetPwd': async () => {
    const { id, tenantId } = await server.person({ roles: ['admin'] });
    await sql('update tenant set admin_user_id = $2 where id = $1', [tenantId, id]);
    return { input: { userId: id }, as: boss };
  },
  'sysFile.uploadAvatar': async () => ({ input: await picture(), as: await colleague() }),
  'sysFile.uploadFile': async () => ({ input: { file: new File(['text'], 'a.txt') }, as: admin }),
  'sysFile.finish': async () => {
    const { envelope } = await server.call('sysFile', 'begin', { fileName: 'a.txt', size: 4 }, { as: admin });
    const id = String((envelope?.result as unknown as { id: string } | undefined)?.id);
    await server.call('sysFile', 'part', { id, offset: 0, file: new File(['text'], 'part') }, { as: admin });
    return { input: { id }, as: admin };
  },
  'sysLogVis.clear': () => clearing('sysLogVis', 'visit'),
  'sysLogOp.clear': () => clearing('sysLogOp', 'operation'),
  'sysLogEx.clear': () => clearing('sysLogEx', 'exception'),
  'sysLogDiff.clear': () => clearing('sysLogDiff', 'difference'),
  'sysLogVis.export': () => Promise.resolve({ input: undefined, as: boss }),
  'pushLog.pushAgain': async () => {
    const [row] = await sql<{ id: string }>(
      `insert into outgoing_message (id, tenant_id, channel, recipient, subject, body, idempotency_key, state, create_time)
       values (gen_random_uuid(), $1, 'email', 'a@example.com', 's', 'b', $2, 'failed', now()) returning id`,
      [company.tenantId, `mention:${next()}`],
    );
    return { input: { id: String(row?.id) }, as: admin };
  },
  'company.update': () => Promise.resolve({ input: { name: `Company ${next()}`, abbreviation: null, number: null }, as: admin }),
  'company.uploadLogo': async () => ({ input: await picture(), as: admin }),
  'sysSettings.saveSysInfo': async () => {
    const logo = Buffer.from(await (await picture()).file.arrayBuffer()).toString('base64');
    return { input: { sysTitle: `Site ${next()}`, sysLogoBase64: `data:image/png;base64,${logo}` }, as: boss };
  },
  'sysPlugin.add': () => {
    const hooks = [{ event: 'order.added', url: 'https://hooks.invalid/' }];
    return Promise.resolve({ input: { manifest: JSON.stringify({ name: 'A', code: `a${next()}`, version: '1.0.0', hooks }) }, as: admin });
  },
  'shareLink.add': () => Promise.resolve({ input: sharedCustomer(), as: admin }),
  'shareLink.update': async () => {
    const { envelope } = await server.call('shareLink', 'add', sharedCustomer(), { as: admin });
    const made = envelope?.result as unknown as { id: string } | undefined;
    return { input: { id: made?.id, name: `Link ${next()}`, shows: [], password: 'berth nine' }, as: admin };
  },
  'shareLink.send': async () => {
    const { envelope } = await server.call('shareLink', 'add', sharedCustomer(), { as: admin });
    const made = envelope?.result as unknown as { id: string } | undefined;
    return { input: { id: made?.id, to: [mail()], language: 'en' }, as: admin };
  },
  'oceanBill.import': async () => ({ input: { file: billFile() }, as: admin }),
  'airWaybill.import': async () => ({ input: { file: waybillFile() }, as: admin }),
};
/** Calls that change attempt counters only. */
const CHANGE_NOTHING = [
  'sysAuth.unLockScreen',
  'sysSms.verifyCode',
  'sysLdap.test',
  'swagger.submitUrl',
  'oceanBill.export',
  'airWaybill.export',
  ...['sysLogVis', 'sysLogOp', 'sysLogEx', 'sysLogDiff'].map((log) => `${log}.verify`),
];
/** The logs share the handler of `sysLogVis.export`. */
const SAME_HANDLER = ['sysLogOp.export', 'sysLogEx.export', 'sysLogDiff.export'];

it('covers every call that opens its own transactions', () => {
  const handlers: Record<string, Record<string, unknown>> = handlersOf(server.auth, null);
  const audited = allCalls().flatMap(({ controller, name, meta }) =>
    meta.log && typeof handlers[controller]?.[name] === 'object' ? [`${controller}.${name}`] : [],
  );
  expect(audited.toSorted()).toEqual(
    [...Object.keys(CASES).filter((call) => call !== 'sysAuth.scanState'), ...CHANGE_NOTHING, ...SAME_HANDLER].toSorted(),
  );
});

it.each(Object.keys(CASES))('%s, killed at any point, leaves no change without its log row', async (call) => {
  const [controller, name] = call.split('.') as [never, never];
  for (let commits = 1; ; commits += 1) {
    // Earlier attempts count for the address, which would then need a captcha.
    await sql(`delete from login_failure where key like 'ip:%'`);
    const { input, as = null } = (await CASES[call]?.()) ?? { input: null };
    const before = await state();
    left = commits;
    const { headers, response } = await server.call(controller, name, input as never, { as });
    // A call that sends a file may still write while the file is read.
    await response.text().catch(() => null);
    const killed = left <= 0;
    left = Number.POSITIVE_INFINITY;
    const rows = await sql('select call, outcome from audit_log where correlation_id = $1', [headers.get('X-Correlation-Id')]);
    const changed = (await state()) !== before;
    if (changed || !killed) expect([commits, changed, rows]).toEqual([commits, true, [{ call, outcome: 'ok' }]]);
    if (!killed) return;
  }
});
