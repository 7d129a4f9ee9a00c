import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/company.ts';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { sweepUploads } from './jobs.ts';

let server: TestServer;
let s3: S3Server;
let amy: Account;
beforeAll(async () => {
  s3 = await startS3Server();
  server = await startTestServer({ config: { s3: s3.setting } });
  amy = await server.person({ tenantId: await server.tenant('Harbor', 5) });
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100, 'a')]);
const MB = 1024 * 1024;
const message = (answer: { envelope: { message?: unknown } | null }): string => String(answer.envelope?.message);

async function begin(fileName: string, size: number, as = amy, more: object = {}) {
  const { envelope } = await server.call('sysFile', 'begin', { fileName, size, ...more }, { as });
  return envelope?.result as unknown as { id: string; partSize: number; received: number };
}
const part = (id: string, offset: number, bytes: Uint8Array, as = amy) =>
  server.call('sysFile', 'part', { id, offset, file: new File([new Uint8Array(bytes)], 'part') }, { as });
async function upload(name: string, content: Buffer, as = amy, more: object = {}) {
  const answer = await server.call('sysFile', 'uploadFile', { file: new File([new Uint8Array(content)], name), ...more }, { as });
  return { answer, row: answer.envelope?.result as unknown as { id: string; fileName: string; version: number; state: string } };
}
const address = async (id: string, as = amy) =>
  (await server.call('sysFile', 'address', { id }, { as })).envelope?.result as unknown as {
    url: string;
    inline: string | null;
    kind: string;
  };

it('an upload in parts continues after a lost answer, and the file is the same', async () => {
  const content = Buffer.concat([PDF, randomBytes(3 * MB)]);
  const { id, partSize } = await begin('bill.pdf', content.length);
  expect((await part(id, 0, content.subarray(0, partSize))).envelope?.result).toMatchObject({ received: partSize });
  // The response was lost: the same part once more, then one too early; neither has an effect.
  expect((await part(id, 0, content.subarray(0, partSize))).envelope?.result).toMatchObject({ received: partSize });
  expect((await part(id, partSize * 2, content.subarray(partSize))).envelope?.result).toMatchObject({ received: partSize });
  expect(message(await server.call('sysFile', 'finish', { id }, { as: amy }))).toContain('[uploadOpen]');
  expect(message(await part(id, partSize, Buffer.from('short')))).toContain('[partSize]');
  expect((await server.call('sysFile', 'uploaded', { id }, { as: amy })).envelope?.result).toMatchObject({ received: partSize });
  await part(id, partSize, content.subarray(partSize));
  const { envelope } = await server.call('sysFile', 'finish', { id }, { as: amy });
  expect(envelope?.result).toMatchObject({ fileName: 'bill.pdf', suffix: 'pdf', state: 'clean', provider: 's3', bucketName: 'bucket' });
  expect((await server.call('sysFile', 'finish', { id }, { as: amy })).envelope?.result).toMatchObject({ id });
  await server.drainJobs();
  expect([...s3.objects.keys()].filter((key) => key.includes(`parts/${id}`))).toEqual([]);
  const response = await server.request((await address(id)).url);
  const read = Buffer.from(await response.arrayBuffer());
  expect(createHash('sha256').update(read).digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
});

it('an unfinished upload is removed after a day, with its parts', async () => {
  const { id, partSize } = await begin('late.pdf', partSizeOf(2));
  await part(id, 0, Buffer.alloc(partSize, 'x'));
  const { db } = server.deps;
  await db.transaction('system', () => db.sql(`update file_upload set expires_at = now() - interval '1 minute' where id = $1`, [id]));
  expect(message(await part(id, partSize, Buffer.alloc(partSize)))).toContain('[D1002]');
  await sweepUploads(server.deps);
  await server.drainJobs();
  expect([...s3.objects.keys()].filter((key) => key.includes(id))).toEqual([]);
});
const partSizeOf = (parts: number): number => parts * 2 * MB;

describe('a file', () => {
  it('is accepted by its content, not by its name', async () => {
    const refused: Record<string, string> = {};
    const tried: [string, Buffer][] = [
      ['page.html', Buffer.from('<html><script>alert(1)</script>')],
      ['page.txt', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['program.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
      ['bill.png', PDF],
      ['bill.exe', PDF],
      ['data.txt', Buffer.from([1, 2, 3, 0, 255])],
      ['empty.pdf', Buffer.alloc(0)],
    ];
    for (const [name, content] of tried) refused[name] = message((await upload(name, content)).answer).slice(0, 12);
    expect(refused).toMatchObject({
      'page.html': '[D8001] File',
      'page.txt': '[D8001] File',
      'drawing.png': '[D8001] File',
      'program.pdf': '[D8001] File',
      'bill.png': '[D8003] The ',
      'bill.exe': '[D8003] The ',
      'data.txt': '[D8001] File',
    });
    expect(refused['empty.pdf']).toContain('{"file"');
  });

  it('gets a clean name, and its key in the storage has none of it', async () => {
    const { row } = await upload('..\\..\\etc/passwd\u202Efdp.pdf', PDF);
    expect(row.fileName).toBe('passwdfdp.pdf');
    expect((await upload('invoice', PDF)).row.fileName).toBe('invoice.pdf');
    expect([...s3.objects.keys()].some((key) => key.includes('passwd'))).toBe(false);
    await server.call('sysFile', 'update', { id: row.id, fileName: '提单.exe', remark: 'r' }, { as: amy });
    const { url } = await address(row.id);
    const response = await server.request(url);
    expect(response.headers.get('Content-Disposition')).toContain(encodeURIComponent('提单.exe.pdf'));
  });

  it('is downloaded by an address that is signed and short-lived, in a sandbox', async () => {
    const pdf = (await upload('a.pdf', PDF)).row;
    const text = (await upload('a.txt', Buffer.from('one <b>two</b>'))).row;
    const { url, inline, kind } = await address(text.id);
    expect(kind).toBe('text');
    const download = await server.request(url);
    expect(download.headers.get('Content-Disposition')).toMatch(/^attachment/u);
    const shown = await server.request(String(inline));
    expect(
      Object.fromEntries(
        ['Content-Disposition', 'Content-Type', 'X-Content-Type-Options', 'Content-Security-Policy'].map((name) => [
          name,
          shown.headers.get(name),
        ]),
      ),
    ).toMatchObject({
      'Content-Disposition': expect.stringMatching(/^inline/u),
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': expect.stringMatching(/^sandbox; default-src 'none'/u),
    });
    const other = new URL(url, 'http://localhost');
    const changed = (name: string, value: string): string => {
      const made = new URL(other);
      made.searchParams.set(name, value);
      return `${made.pathname}${made.search}`;
    };
    const wrong = [url.replace(text.id, pdf.id), changed('inline', '1'), changed('expires', '9999999999'), changed('key', pdf.id)];
    for (const one of wrong) expect(await (await server.request(one)).text()).toContain('[addressExpired]');
    server.setNow(new Date(Date.now() + 6 * 60_000).toISOString());
    expect(await (await server.request(url)).text()).toContain('[addressExpired]');
    server.setNow(new Date().toISOString());
  });

  it('is limited in size and by the quota of the company, unfinished uploads included', async () => {
    const { config } = server.deps;
    const [fileMaxMb, fileQuotaMb] = [config.fileMaxMb, config.fileQuotaMb];
    Object.assign(config, { fileMaxMb: 1, fileQuotaMb: 2 });
    const ben = await server.person();
    expect(message(await server.call('sysFile', 'begin', { fileName: 'a.pdf', size: MB + 1 }, { as: ben }))).toContain('[D8002]');
    const started = await Promise.all([1, 2, 3].map(() => server.call('sysFile', 'begin', { fileName: 'a.pdf', size: MB }, { as: ben })));
    expect(started.filter(({ envelope }) => envelope?.code === 200)).toHaveLength(2);
    expect(started.map(message).join()).toContain('[fileQuota]');
    Object.assign(config, { fileMaxMb, fileQuotaMb });
    const first = started.map(({ envelope }) => envelope?.result as unknown as { id: string } | null).find(Boolean);
    await server.call('sysFile', 'abandon', { id: String(first?.id) }, { as: ben });
    expect((await server.call('sysFile', 'limits', undefined, { as: ben })).envelope?.result).toMatchObject({ usedBytes: MB });
  });

  it('that a bill uses cannot be deleted until the relation ends', async () => {
    const bill = { referenceNo: 'COSU7000000123', carrierCode: 'COSU', serviceType: 'CY/CY', customerService: 'Amy', polCode: 'CNSHA' };
    const added = (await server.call('oceanBill', 'add', bill, { as: amy })).envelope?.result as unknown as { id: string } | undefined;
    const billId = String(added?.id);
    const relation = { relationName: 'oceanBill' as const, relationId: billId };
    expect(message((await upload('a.pdf', PDF, await server.person(), relation)).answer)).toContain('relationId');
    const { row } = await upload('a.pdf', PDF, amy, relation);
    const found = (await server.call('sysFile', 'relationFiles', relation, { as: amy })).envelope?.result;
    expect(found).toMatchObject([{ id: row.id, relationTitle: 'COSU7000000123' }]);
    expect(message(await server.call('sysFile', 'delete', { id: row.id }, { as: amy }))).toContain('[fileInUse]');
    await server.call('sysFile', 'release', { id: row.id }, { as: amy });
    expect((await server.call('sysFile', 'relationFiles', relation, { as: amy })).envelope?.result).toEqual([]);
    expect((await server.call('sysFile', 'attach', { id: row.id, ...relation }, { as: amy })).envelope?.code).toBe(200);
    expect((await server.call('sysFile', 'relationFiles', relation, { as: amy })).envelope?.result).toMatchObject([{ id: row.id }]);
    const unseen = { relationName: 'oceanBill' as const, relationId: row.id };
    expect(message(await server.call('sysFile', 'attach', { id: row.id, ...unseen }, { as: amy }))).toContain('relationId');
    await server.call('sysFile', 'release', { id: row.id }, { as: amy });
    expect((await server.call('sysFile', 'delete', { id: row.id }, { as: amy })).envelope?.code).toBe(200);
    await server.drainJobs();
  });
});

it('files are seen in the data range of their reader; public ones by the whole company, and none by another', async () => {
  const company = await makeCompany(server);
  const codes = ['sysFile:page', 'sysFile:uploadFile', 'sysFile:downloadFile', 'sysFile:update'] as const;
  const narrow = await company.person('sales', await company.role('personal', { codes }));
  const boss = await server.person({ tenantId: company.tenantId });
  const hidden = (await upload('hidden.pdf', PDF, boss)).row;
  const open = (await upload('open.pdf', PDF, boss, { isPublic: true })).row;
  const own = (await upload('own.pdf', PDF, narrow)).row;
  const page = async (as: Account) =>
    ((await server.call('sysFile', 'page', {}, { as })).envelope?.result as unknown as { items: { id: string }[] } | undefined)?.items
      .map(({ id }) => id)
      .toSorted();
  expect(await page(narrow)).toEqual([open.id, own.id].toSorted());
  expect(await page(boss)).toEqual([hidden.id, open.id, own.id].toSorted());
  expect(message(await server.call('sysFile', 'address', { id: hidden.id }, { as: narrow }))).toContain('[D1002]');
  expect(message(await server.call('sysFile', 'update', { id: open.id, fileName: 'x' }, { as: narrow }))).toContain('[D6002]');
  expect(message(await server.call('sysFile', 'release', { id: open.id }, { as: narrow }))).toContain('[D6002]');
  expect(message(await server.call('sysFile', 'address', { id: open.id }, { as: amy }))).toContain('[D1002]');
  expect((await server.call('sysFile', 'preview', { id: open.id }, { as: amy })).envelope?.code).toBe(400);
  expect((await server.call('sysFile', 'preview', { id: open.id }, { as: narrow })).response.headers.get('Content-Type')).toBe(
    'application/pdf',
  );
});

describe('with a scanner', () => {
  let scanning: TestServer;
  let scanner: Server;
  let available = true;
  beforeAll(async () => {
    scanner = createServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      response.writeHead(!available ? 503 : text.includes('VIRUS') ? 406 : 200).end();
    }).listen(0, '127.0.0.1');
    await once(scanner, 'listening');
    scanning = await startTestServer({ config: { scanUrl: `http://127.0.0.1:${(scanner.address() as AddressInfo).port}/` } });
  });
  afterAll(async () => {
    await scanning.close();
    scanner.close();
  });

  it('a file is handed out only after it was found clean', async () => {
    const ann = await scanning.person();
    const send = async (content: string) => {
      const file = new File([content], 'a.txt');
      return (await scanning.call('sysFile', 'uploadFile', { file }, { as: ann })).envelope?.result as unknown as {
        id: string;
        state: string;
      };
    };
    const states = async () =>
      (
        (await scanning.call('sysFile', 'page', {}, { as: ann })).envelope?.result as unknown as { items: { state: string }[] } | undefined
      )?.items.map(({ state }) => state) ?? [];
    const asked = (id: string) => scanning.call('sysFile', 'address', { id }, { as: ann });
    available = false;
    const good = await send('plain');
    expect(good.state).toBe('scanning');
    expect(message(await asked(good.id))).toContain('[fileScanning]');
    expect(message(await scanning.call('sysFile', 'downloadFile', { id: good.id }, { as: ann }))).toContain('[fileScanning]');
    await scanning.drainJobs().catch(() => {});
    expect(await states()).toEqual(['scanning']);
    available = true;
    const bad = await send('a VIRUS in it');
    const { db } = scanning.deps;
    await db.transaction('system', () =>
      db.sql(`update company_file set create_time = now() - interval '1 hour' where id = $1`, [good.id]),
    );
    await sweepUploads(scanning.deps);
    await scanning.drainJobs();
    expect((await states()).toSorted()).toEqual(['clean', 'infected']);
    expect((await asked(good.id)).envelope?.code).toBe(200);
    expect(message(await asked(bad.id))).toContain('[fileInfected]');
  });
});
