import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answered } from '@seaberry/api-client/schemas';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { airMessage } from '../../db/schema/air-message.ts';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { takeFiles } from './jobs.ts';
import { AIR_MESSAGE_PATH } from './routes.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const KEY = 'a key of an airline that is long enough';

let server: TestServer;
let amy: Account;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'air-messages-'));
  const carriers = [
    { code: 'QR', protocol: 'messages' as const, apiKey: KEY },
    { code: '*', protocol: 'messages' as const, folder },
  ];
  server = await startTestServer({ now: NOW, carriers });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  amy = await server.person({ tenantId: await server.tenant(undefined, 50), roles: ['operator'] });
});

let serials = 1_000_000;
/** A number with a valid check digit, of Qatar Airways Cargo by default. */
function newNumber(prefix = '157'): string {
  serials += 1;
  return `${prefix}-${serials}${serials % 7}`;
}

const status = (awb: string, code: string, rest: string): string => `FSU/12\n${awb}DOHFRA/T10K250\n${code}/${rest}\n`;
const departed = (awb: string): string => status(awb, 'DEP', 'QR067/20NOV/DOHFRA/T10K250/S0200/A0215');

async function add(awbNo: string, as = amy): Promise<string> {
  const input = { awbNo, localKeyword: 'Spring', customerService: 'Amy', originCode: 'DOH', destinationCode: 'FRA' };
  const { envelope } = await server.call('airWaybill', 'add', input, { as });
  expect(envelope?.code).toBe(200);
  await poll();
  return String(Reflect.get(Object(envelope?.result), 'id'));
}

async function poll(): Promise<void> {
  await server.pollDue();
  await server.drainJobs();
}

const detailOf = async (id: string, as = amy): Promise<Answered<'airWaybill', 'detail'>> =>
  (await server.call('airWaybill', 'detail', { id }, { as })).envelope?.result as Answered<'airWaybill', 'detail'>;

const send = (body: string, headers: Record<string, string> = { 'API-Key': KEY }): Promise<Response> =>
  server.request(AIR_MESSAGE_PATH, { method: 'POST', body, headers });

const receiptOf = async (response: Response): Promise<unknown> => (Object(await response.json()) as { result: unknown }).result;

describe('a message that an airline sends by HTTP', () => {
  it('is read for every company that tracks the waybill, and at once', async () => {
    const awb = newNumber();
    const ben = await server.person({ tenantId: await server.tenant(undefined, 50), roles: ['operator'] });
    const ids = [await add(awb), await add(awb, ben)];
    expect((await detailOf(ids[0] ?? '')).bill).toMatchObject({ subscriptionStatus: 'SUB_ING', outlook: { kind: 'waiting' } });

    const response = await send(departed(awb));
    expect(response.status).toBe(202);
    expect(await receiptOf(response)).toEqual({ accepted: 1, repeated: 0, refused: [] });
    await poll();
    for (const [id, as] of [
      [ids[0] ?? '', amy],
      [ids[1] ?? '', ben],
    ] as const) {
      const { bill, state } = await detailOf(id, as);
      expect(bill).toMatchObject({
        subscriptionStatus: 'SUB_OK',
        stage: 'departure',
        flightNo: 'QR067',
        dataSource: 'FSU',
        totalPieces: 10,
      });
      expect(state.atd).toBe('2026-11-19T23:15:00.000Z');
    }
  });

  it('is kept for a waybill that is added later', async () => {
    const awb = newNumber();
    expect((await send(departed(awb))).status).toBe(202);
    expect((await detailOf(await add(awb))).bill.stage).toBe('departure');
  });

  it('counts once however often it is sent, and its statuses stay in the order of the journey', async () => {
    const awb = newNumber();
    const both = departed(awb) + status(awb, 'RCF', 'QR067/20NOV0700/FRA/T10K250');
    expect(await receiptOf(await send(both))).toEqual({ accepted: 2, repeated: 0, refused: [] });
    expect(await receiptOf(await send(both))).toEqual({ accepted: 0, repeated: 2, refused: [] });
    const id = await add(awb);
    const { bill } = await detailOf(id);
    expect(bill.stage).toBe('receivedFromFlight');
    const { result } = (await server.call('airWaybill', 'events', { id }, { as: amy })).envelope as { result: { items?: unknown[] } };
    // The departure, its plan, and the receipt.
    expect(result.items ?? result).toHaveLength(3);
  });

  it('about several waybills counts once', async () => {
    const consignment = (awb: string): string =>
      `<MasterConsignment><TotalPieceQuantity>10</TotalPieceQuantity><TransportContractDocument><ID>${awb}</ID></TransportContractDocument>
       <ReportedStatus><ReasonCode>FOH</ReasonCode><AssociatedStatusConsignment><PieceQuantity>10</PieceQuantity></AssociatedStatusConsignment>
       </ReportedStatus></MasterConsignment>`;
    const both = `<StatusMessage>${consignment(newNumber())}${consignment(newNumber())}</StatusMessage>`;
    expect(await receiptOf(await send(both))).toEqual({ accepted: 1, repeated: 0, refused: [] });
    expect(await receiptOf(await send(both))).toEqual({ accepted: 0, repeated: 1, refused: [] });
  });

  it('of another airline than the key is not read for its waybills', async () => {
    const awb = newNumber('020');
    const id = await add(awb);
    expect((await send(departed(awb))).status).toBe(202);
    await poll();
    expect((await detailOf(id)).bill.outlook?.kind).toBe('waiting');
  });

  it.each([
    ['a wrong key', { 'API-Key': 'wrong' }],
    ['no key', {}],
  ] as const)('with %s is refused', async (_what, headers) => {
    const answer = (await (await send(departed(newNumber()), headers)).json()) as { code: number };
    expect(answer.code).toBe(401);
  });

  it.each([
    ['is no message', 'Hello', 'not-a-message'],
    ['has no waybill', 'FSU/12\nnonsense', expect.any(String)],
    ['is broken JSON', '{"@type":', 'not-well-formed'],
    ['is too long', `FSU/12\n${'X'.repeat(200_000)}`, 'too-long'],
  ])('that %s is refused with its reason', async (_what, body, reason) => {
    const response = await send(body);
    expect(response.status).toBe(422);
    expect(await receiptOf(response)).toEqual({ accepted: 0, repeated: 0, refused: [{ message: 1, reason }] });
  });
});

describe('a message in a folder', () => {
  const settled = async (name: string, text: string): Promise<void> => {
    await writeFile(join(folder, name), text);
    await utimes(join(folder, name), new Date(0), new Date(0));
  };
  const take = () => takeFiles(server.deps, '*', folder);
  const digits = (awb: string): string => awb.replace('-', '');
  /** Waybills of the stored messages about these, one for each message. */
  const stored = async (...awbs: string[]): Promise<string[]> => {
    const rows = await server.deps.db.transaction('system', () =>
      server.deps.db.orm
        .select({ awb: airMessage.awb })
        .from(airMessage)
        .where(inArray(airMessage.awb, awbs.map(digits)))
        .orderBy(airMessage.awb),
    );
    return rows.map(({ awb }) => awb);
  };

  it('is taken once it is written, and its file is removed', async () => {
    const awb = newNumber('020');
    const id = await add(awb);
    await settled('one.txt', departed(awb));
    await writeFile(join(folder, 'being-written.txt.tmp'), departed(awb));
    await take();
    await poll();
    expect((await detailOf(id)).bill).toMatchObject({ stage: 'departure', dataSource: 'FSU' });
    expect(await readdir(folder)).toEqual(['being-written.txt.tmp', 'taken']);
    expect(await readdir(join(folder, 'taken'))).toEqual([]);
  });

  it('that cannot be read stays in a folder beside, with the reason; the others of its file count', async () => {
    const awb = newNumber('020');
    const id = await add(awb);
    await settled('two.txt', `FSU/12\nnonsense\n${departed(awb)}`);
    await take();
    await poll();
    expect((await detailOf(id)).bill.stage).toBe('departure');
    expect(await readFile(join(folder, 'refused', 'two.txt.reasons.txt'), 'utf8')).toMatch(/^message 1: /u);
  });

  it('is kept when it was refused and another file of its name comes', async () => {
    for (const text of ['the first', 'the second']) {
      await settled('daily.txt', text);
      await take();
    }
    expect(await readFile(join(folder, 'refused', 'daily.txt'), 'utf8')).toBe('the first');
    expect(await readFile(join(folder, 'refused', 'daily-2.txt'), 'utf8')).toBe('the second');
  });

  it('is taken by one of two processes that watch the folder', async () => {
    const awbs = Array.from({ length: 12 }, () => newNumber('020'));
    for (const [at, awb] of awbs.entries()) await settled(`many-${at}.txt`, departed(awb));
    await Promise.all([take(), take()]);
    const found = await stored(...awbs);
    expect(found).toEqual(awbs.map(digits).toSorted());
    expect(await readdir(join(folder, 'taken'))).toEqual([]);
  });

  it.each([
    ['before it had stored it', false],
    ['before it had removed the file', true],
  ])('that a process had taken which was killed %s is taken again, and counts once', async (_when, wasStored) => {
    const awb = newNumber('020');
    const id = await add(awb);
    await settled('killed.txt', departed(awb));
    if (wasStored) await take();
    await writeFile(join(folder, 'taken', 'killed.txt'), departed(awb));
    await rm(join(folder, 'killed.txt'), { force: true });
    await utimes(join(folder, 'taken', 'killed.txt'), new Date(0), new Date(0));
    await take();
    expect(await readdir(join(folder, 'taken'))).toEqual(['killed.txt']);
    await new Promise((resolve) => void setTimeout(resolve, 5));
    await takeFiles(server.deps, '*', folder, { abandonedMs: 1 });
    await poll();
    expect((await detailOf(id)).bill.stage).toBe('departure');
    expect(await stored(awb)).toEqual([digits(awb)]);
    expect(await readdir(join(folder, 'taken'))).toEqual([]);
  });
});

it('a waybill waits two months for the first message of an airline that sends unasked', async () => {
  const id = await add(newNumber());
  for (let day = 1; day <= 9; day += 1) {
    server.setNow(new Date(Date.parse(NOW) + day * 90_000_000).toISOString());
    await poll();
  }
  server.setNow(NOW);
  expect((await detailOf(id)).bill).toMatchObject({ subscriptionStatus: 'SUB_ING', outlook: { kind: 'waiting' } });
});
