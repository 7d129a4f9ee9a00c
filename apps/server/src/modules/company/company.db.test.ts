import { LOCALES, type Locale } from '@seaberry/i18n';
import sharp from 'sharp';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR } from '../../http/error-codes.ts';
import { errorText } from '../../http/texts.ts';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { post } from '../ledger/service.ts';
import { hashKey } from './rules.ts';

let server: TestServer;
let amy: Account;
let stranger: Account;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-11-21T09:00:00Z' });
  amy = await server.person({ tenantId: await server.tenant('Northwind', 10) });
  stranger = await server.person({ tenantId: await server.tenant('Elsewhere', 3) });
});
afterAll(() => server.close());

const info = async (as: Account) => (await server.call('company', 'info', undefined, { as })).envelope?.result;
const viewer = () => server.person({ tenantId: amy.tenantId, roles: ['viewer'] });

describe('the company', () => {
  it('of the caller is shown with berries and tier, also to viewers', async () => {
    expect(await info(amy)).toMatchObject({ id: amy.tenantId, name: 'Northwind', berries: 10, tier: 'sailor', keyHint: null, logo: null });
    expect(await info(await viewer())).toMatchObject({ name: 'Northwind' });
    expect(await info(stranger)).toMatchObject({ name: 'Elsewhere', berries: 3 });
  });

  it('can be changed by an administrator: name, short name and number, and nothing else', async () => {
    const input = { name: ' Northwind Ltd. ', abbreviation: 'NW', number: ' 4711 ' };
    const more = { id: stranger.tenantId, tier: 'ultimate', berries: 999, berryBalance: 999 };
    expect((await server.call('company', 'update', { ...input, ...more }, { as: amy })).envelope).toMatchObject({
      code: 200,
      result: null,
    });
    expect(await info(amy)).toMatchObject({ name: 'Northwind Ltd.', abbreviation: 'NW', number: '4711', tier: 'sailor', berries: 10 });
    expect(await info(stranger)).toMatchObject({ name: 'Elsewhere' });
    await server.call('company', 'update', { name: 'Northwind', abbreviation: '', number: null }, { as: amy });
    expect(await info(amy)).toMatchObject({ name: 'Northwind', abbreviation: null, number: null });
    const blank = await server.call('company', 'update', { name: '  ' }, { as: amy });
    expect(JSON.parse(String(blank.envelope?.message))).toHaveProperty('name');
  });

  it('cannot get the name of another company; a new name is that of its root organization too', async () => {
    const tenantId = await server.tenant('Old & Sons');
    const as = await server.person({ tenantId });
    const rename = async (name: string, locale: Locale = 'en') =>
      (await server.call('company', 'update', { name }, { as, locale })).envelope;
    for (const locale of LOCALES) {
      const refused = await rename(' ELSEwhere ', locale);
      expect(JSON.parse(String(refused?.message))).toEqual({ name: [errorText(locale, ERROR.companyNameTaken)] });
    }
    expect(await info(as)).toMatchObject({ name: 'Old & Sons' });
    for (const name of ['OLD & Sons', 'Young & Daughters', 'Young & Daughters']) expect((await rename(name))?.code).toBe(200);
    const sql = (text: string, params: unknown[]) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));
    expect(await sql('select name from org where tenant_id = $1', [tenantId])).toEqual([{ name: 'Young & Daughters' }]);
    const other = await server.person({ tenantId: await server.tenant('Third') });
    const both = await Promise.all([as, other].map((one) => server.call('company', 'update', { name: 'Twins Ltd' }, { as: one })));
    expect(both.map(({ envelope }) => String(envelope?.code)).toSorted()).toEqual(['200', '400']);
  });

  it.each(['operator', 'viewer'] as const)('cannot be changed by a user with the role %s', async (role) => {
    const as = await server.person({ tenantId: amy.tenantId, roles: [role] });
    const file = new File(['x'], 'a.png');
    for (const { envelope } of [
      await server.call('company', 'update', { name: 'Mine' }, { as }),
      await server.call('company', 'rotateKey', undefined, { as }),
      await server.call('company', 'uploadLogo', { file }, { as }),
    ])
      expect(envelope?.code).toBe(403);
  });
});

describe('the API key of a company', () => {
  it('is shown once and stored as a hash', async () => {
    const rotate = async () =>
      (await server.call('company', 'rotateKey', undefined, { as: amy })).envelope?.result as { key: string; keyHint: string };
    const first = await rotate();
    expect(first.key).toMatch(/^sbk_[\w-]{43}$/u);
    expect(first.keyHint).toBe(first.key.slice(0, 8));
    const second = await rotate();
    expect(second.key).not.toBe(first.key);
    expect(await info(amy)).toMatchObject({ keyHint: second.keyHint, keyTime: expect.stringMatching(/^2026-11-21T09:/u) });
    expect(JSON.stringify(await info(amy))).not.toContain(second.key);
    const [row] = await server.deps.db.transaction('system', () =>
      server.deps.db.sql('select key_hash from tenant where id = $1', [amy.tenantId]),
    );
    expect(row).toEqual({ key_hash: hashKey(second.key) });
    const audit = await server.deps.db.transaction('system', () => server.deps.db.sql('select * from audit_log'));
    expect(JSON.stringify(audit) + server.logLines.join('')).not.toContain(second.key);
    expect(await info(stranger)).toMatchObject({ keyHint: null });
  });
});

describe('the logo of a company', () => {
  const logo = async (width: number, height: number, format: 'png' | 'gif' = 'png') => {
    const bytes = await sharp({ create: { width, height, channels: 4, background: '#05774880' } })
      .toFormat(format)
      .toBuffer();
    return new File([new Uint8Array(bytes)], `logo.${format}`);
  };
  const upload = (file: File) => server.call('company', 'uploadLogo', { file }, { as: amy });
  const sizeOf = async (id: string) => {
    const { response } = await server.call('sysFile', 'preview', { id }, { as: amy });
    const { width, height, hasAlpha } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    return { width, height, hasAlpha };
  };

  it('keeps its proportions and is scaled to the limit', async () => {
    const wide = (await upload(await logo(2750, 990))).envelope?.result as { id: string };
    expect(await sizeOf(wide.id)).toEqual({ width: 1100, height: 396, hasAlpha: true });
    const tall = (await upload(await logo(500, 1000))).envelope?.result as { id: string };
    expect(await sizeOf(tall.id)).toEqual({ width: 198, height: 396, hasAlpha: true });
    expect(await info(amy)).toMatchObject({ logo: tall.id });
    const suggested = (await upload(await logo(275, 99))).envelope?.result as { id: string };
    expect(await sizeOf(suggested.id)).toEqual({ width: 275, height: 99, hasAlpha: true });
    const stored = await server.deps.db.transaction('system', () => server.deps.db.sql(`select id from stored_file where kind = 'logo'`));
    expect(stored).toEqual([{ id: suggested.id }]);
    const ofOtherCompany = await server.call('sysFile', 'preview', { id: suggested.id }, { as: stranger });
    expect(ofOtherCompany.envelope?.message).toContain(`[${ERROR.notFound}]`);
  });

  it('is not accepted as a GIF', async () => {
    const { envelope } = await upload(await logo(10, 10, 'gif'));
    expect(JSON.parse(String(envelope?.message))).toEqual({ file: [errorText('en', 'notALogo')] });
  });
});

describe('the usage of a company', () => {
  it('is listed for each day in UTC, with the newest fifty rows of the ledger', async () => {
    const tenantId = await server.tenant('Counting');
    const cho = await server.person({ tenantId });
    const { db } = server.deps;
    const addRow = (kind: 'charge' | 'grant' | 'refund', amount: number, at: string, referenceNo: string | null = null) =>
      db.transaction({ tenantId }, () => post(db, tenantId, [{ orderId: uuid(), kind, attempt: 1, amount, referenceNo }], at));
    await addRow('grant', 100, '2026-08-01T00:00:00Z');
    await addRow('charge', -1, '2026-11-19T23:59:59Z', 'COSU1');
    for (let second = 0; second < 60; second += 1)
      await addRow('charge', -1, `2026-11-20T00:00:${String(second).padStart(2, '0')}Z`, `B${second}`);
    await addRow('refund', 1, '2026-11-20T12:00:00Z', 'B1');
    const usage = async (days?: number) =>
      (await server.call('company', 'usage', days === undefined ? undefined : { days }, { as: cho })).envelope?.result as {
        days: unknown[];
        rows: Record<string, unknown>[];
      };
    const month = await usage();
    expect(month.days).toEqual([
      { day: '2026-11-19', used: 1, added: 0 },
      { day: '2026-11-20', used: 60, added: 1 },
    ]);
    expect(month.rows).toHaveLength(50);
    expect(month.rows[0]).toMatchObject({
      amount: 1,
      kind: 'refund',
      balance: 40,
      reference: 'B1',
      createTime: '2026-11-20T12:00:00.000Z',
    });
    expect((await usage(2)).days).toEqual([{ day: '2026-11-20', used: 60, added: 1 }]);
    expect((await usage(366)).days).toHaveLength(3);
    const others = (await server.call('company', 'usage', undefined, { as: stranger })).envelope?.result as { rows: unknown[] };
    expect(others.rows).toHaveLength(1);
  });
});
