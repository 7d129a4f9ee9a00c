import type { CallName, ControllerName } from '@seaberry/api-client/contract';
import type { Input } from '@seaberry/api-client/schemas';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { departedEvents, plannedEvents } from '../../testing/dcsa-events.ts';
import { startTestServer, type Account, type CallOptions, type TestServer } from '../../testing/server.ts';
import { startStubCarrier, type StubCarrier } from '../../testing/stub-carrier.ts';

let server: TestServer;
let stub: StubCarrier;
let amy: Account;
beforeAll(async () => {
  stub = await startStubCarrier();
  server = await startTestServer({
    now: '2026-11-21T09:00:00.000Z',
    carriers: [{ code: '*', baseUrl: stub.baseUrl, apiKey: 'very-secret-key', apiKeyHeader: 'API-Key' }],
  });
});
afterAll(async () => {
  await server.close();
  await stub.close();
});
beforeEach(async () => {
  stub.forget();
  server.setNow('2026-11-21T09:00:00.000Z');
  amy = await server.person({ tenantId: await server.tenant('Acme', 20), roles: ['operator'] });
});

const BILL = {
  referenceNo: 'COSU6123456789',
  referenceType: 'BL' as const,
  carrierCode: 'COSU',
  serviceType: 'CY/CY',
  customerService: 'Amy Chen',
  polCode: 'CNSHA',
};
/** The result of a call that must succeed. */
async function result<C extends ControllerName, K extends CallName<C>>(
  controller: C,
  name: K,
  input?: Input<C, K>,
  options: CallOptions = {},
) {
  const { envelope } = await server.call(controller, name, input, { as: amy, ...options });
  expect(envelope?.message, name).toBe('');
  expect(envelope?.code).toBe(200);
  return envelope?.result as Record<string, unknown>;
}
/** The message of a call that must be refused. */
async function refused<C extends ControllerName, K extends CallName<C>>(
  controller: C,
  name: K,
  input?: Input<C, K>,
  options: CallOptions = {},
) {
  const { envelope } = await server.call(controller, name, input, { as: amy, ...options });
  expect(envelope?.code).toBe(400);
  return String(envelope?.message);
}

const linesOf = async (response: Response): Promise<string[][]> =>
  Papa.parse<string[]>((await response.text()).replace('\uFEFF', '').trim()).data;

describe('a bill', () => {
  it('is charged, requested over HTTP and shown with all data of the carrier', async () => {
    stub.answer(BILL.referenceNo, { body: [...plannedEvents(), { eventID: 'broken' }] });
    const added = await result('oceanBill', 'add', BILL);
    expect(added).toMatchObject({ status: 'created', charged: 1, balance: 19 });
    expect(await result('sysUser', 'baseInfo')).toMatchObject({ berries: 19 });
    const id = String(added['id']);
    expect(await result('oceanBill', 'detail', { id })).toMatchObject({
      bill: { subscriptionStatus: 'SUB_ING', trackingState: 'unshipped' },
      state: { stage: null },
    });
    expect(await server.pollDue()).toBe(1);
    const detail = await result('oceanBill', 'detail', { id });
    expect(detail).toMatchObject({
      bill: { stage: 'booked', vessel: 'EVER STABLE', podCode: 'USLAX', podZone: 'America/Los_Angeles' },
      state: { eta: '2026-12-12T14:00:00.000Z' },
    });
    const events = await result('oceanBill', 'events', { id });
    expect(events).toMatchObject({ total: 6 });
    expect(await result('oceanBill', 'recognitionRecords', { id })).toMatchObject([
      { status: 'SUB_OK', carrierCode: 'COSU', polCode: 'CNSHA', etd: '2026-11-25T02:00:00.000Z', polZone: 'Asia/Shanghai' },
    ]);

    server.setNow('2026-11-27T06:00:00.000Z');
    stub.answer(BILL.referenceNo, { body: departedEvents() });
    await server.pollDue();
    await server.drainJobs();
    const notifications = (await result('oceanBill', 'notifications', { id }, { locale: 'zh-cn' })) as unknown as {
      type: string;
      description: string;
    }[];
    expect(notifications.map(({ description }) => description)).toContain('离港，上海');
    const page = await result('oceanBill', 'page', { signal: 'late' });
    expect(page).toMatchObject({
      total: 1,
      items: [{ id, slipMs: 104_400_000, signal: 'late', outlook: { kind: 'late', cause: { stage: 'departed' } } }],
    });
    const [{ topSignal }] = page['items'] as [{ topSignal: unknown }];
    expect(topSignal).toMatchObject({ kind: 'etaInDoubt', said: { at: '2026-12-12T14:00:00.000Z' } });
    expect(await result('oceanBill', 'detail', { id })).toMatchObject({ bill: { topSignal }, state: { signals: [topSignal] } });
    // English rows are passed on as text, others are not.
    const anomalies = ['shipDelay', 'podArrival'].map((kind) => ({ kind, direction: 'delayed' }));
    for (const locale of ['en', 'zh-cn'] as const)
      expect(await result('oceanBill', 'page', {}, { locale })).toMatchObject({ items: [{ anomalies }] });
    // The carrier names neither: name and zone come from our table, so that the rail shows local times.
    const [{ rail }] = page['items'] as [{ rail: unknown[] }];
    expect(rail).toContainEqual(
      expect.objectContaining({ stage: 'departed', placeCode: 'CNSHA', placeName: 'Shanghai', timeZone: 'Asia/Shanghai' }),
    );
    expect(rail).toContainEqual(
      expect.objectContaining({ stage: 'arrivedPod', placeName: 'Los Angeles', timeZone: 'America/Los_Angeles' }),
    );
    expect(await result('oceanBill', 'statusCount', {})).toMatchObject({ all: 1, tracking: 1, late: 1 });

    // Both files have the sentence of the screen, in the language of the person who exports.
    const names = ['referenceNo', 'outlookSentence', 'slipHours', 'expected'];
    const asked = { columns: names, format: 'csv' as const };
    const [, english] = await linesOf((await server.call('oceanBill', 'export', asked, { as: amy })).response);
    expect(english).toEqual([
      BILL.referenceNo,
      expect.stringMatching(/^Arrives Los Angeles .* late: Departure Shanghai added /u),
      '29',
      expect.stringMatching(/-08:00$/u),
      'America/Los_Angeles',
    ]);
    const background = await result(
      'sysExport',
      'start',
      {
        controller: 'oceanBill',
        call: 'page',
        columns: ['outlookSentence', 'slipHours'].map((key) => ({
          key,
          heading: key,
          kind: key === 'slipHours' ? ('number' as const) : ('text' as const),
        })),
        format: 'csv',
        timeZone: 'UTC',
        title: 'Bills',
      },
      { locale: 'zh-tw' },
    );
    await server.drainJobs();
    const made = await server.call('sysExport', 'download', { id: String(background['id']) }, { as: amy });
    expect((await linesOf(made.response))[1]).toEqual([expect.stringMatching(/洛杉磯.*上海/u), '29']);

    // Readers of Chinese see Chinese names of places; a saved one of the table is not kept as the company's own name.
    const chinese = await result('oceanBill', 'page', { keyword: '上海' }, { locale: 'zh-cn' });
    expect(chinese).toMatchObject({
      total: 1,
      items: [{ polName: '上海', podName: '洛杉矶', outlook: { cause: { place: { name: '上海' } } } }],
    });
    expect(JSON.stringify(chinese['items'])).not.toContain('"Shanghai"');
    expect(await result('oceanBill', 'detail', { id }, { locale: 'zh-tw' })).toMatchObject({
      bill: { podName: '洛杉磯' },
      state: { pol: { unLocationCode: 'CNSHA', name: '上海' } },
    });
    await result('oceanBill', 'update', { id, ...BILL, polName: '上海', podName: 'Pier 400' }, { locale: 'zh-cn' });
    expect(await result('oceanBill', 'detail', { id })).toMatchObject({ bill: { polName: 'Shanghai', podName: 'Pier 400' } });
  });

  it('leaves no numbers or keys in the log', async () => {
    await result('oceanBill', 'add', { ...BILL, referenceNo: 'COSU6000000042' });
    stub.answer('COSU6000000042', { status: 503 });
    await server.pollDue();
    await server.drainJobs();
    expect(server.logLines.join('\n')).toContain('carrier did not answer');
    expect(server.logLines.join('\n')).not.toMatch(/COSU6000000042|very-secret-key|transportDocumentReference/u);
  });

  it('refunds the berry when the subscription fails, and charges again for a renewal', async () => {
    const { id } = await result('oceanBill', 'add', { ...BILL, referenceType: 'CONTAINER', referenceNo: 'TEXU3070079' });
    await server.pollDue();
    await server.drainJobs();
    expect(await result('sysUser', 'baseInfo')).toMatchObject({ berries: 20 });
    expect(await result('oceanBill', 'page', { trackingState: 'failed' })).toMatchObject({
      items: [{ failureReason: 'not_found', subscriptionStatus: 'SUB_ERR' }],
    });
    expect(await result('oceanBill', 'resubscribe', { ids: [String(id)] })).toEqual({
      rows: [{ id, status: 'accepted' }],
      charged: 1,
      balance: 19,
    });
  });
});

describe('refusals', () => {
  it('name the field in the language of the user', async () => {
    const message = await refused('oceanBill', 'add', { ...BILL, polCode: null, customerService: '' });
    expect(Object.keys(JSON.parse(message) as object).toSorted()).toEqual(['customerService', 'polCode']);
  });

  it('report an empty balance, and create nothing', async () => {
    const poor = await server.person({ tenantId: await server.tenant('Poor', 0), roles: ['operator'] });
    expect(await refused('oceanBill', 'add', BILL, { as: poor })).toMatch(/^\[noBerries\] /u);
    expect(await result('oceanBill', 'page', {}, { as: poor })).toMatchObject({ total: 0 });
  });

  it('limit a viewer to reading and exporting', async () => {
    const viewer = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
    expect(await result('oceanBill', 'page', {}, { as: viewer })).toMatchObject({ total: 0 });
    for (const [name, input] of [
      ['add', BILL],
      ['delete', { ids: ['x'] }],
      ['resubscribe', { ids: ['x'] }],
      ['addBatch', { rows: [BILL] }],
    ] as const) {
      const { envelope } = await server.call('oceanBill', name, input as never, { as: viewer });
      expect(envelope?.code, name).toBe(403);
    }
  });
});

describe('bill files', () => {
  const csv = (rows: string[][]) => new File([Papa.unparse(rows)], 'bills.csv');
  const rows = [
    ['Reference no.', 'Carrier', 'POL code', 'Order no.'],
    ['12345678901234567890', 'COSU', 'CNSHA', '00042'],
    ['COSU6111111111', 'COSCO Shipping', 'CNSHA', '1.23457E+19'],
    ['COSU6222222222', 'COSU', '', ''],
    ['12345678901234567890', 'COSU', 'CNSHA', ''],
  ];
  const common = JSON.stringify({ serviceType: 'CY/CY', customerService: 'Amy Chen' });

  it('are checked in a dry run first, then imported, row by row', async () => {
    const expected = ['created', 'invalid', 'invalid', 'duplicate'];
    const dry = await result('oceanBill', 'import', { file: csv(rows), common, dryRun: 'true' });
    expect((dry['rows'] as { status: string }[]).map(({ status }) => status)).toEqual(expected);
    expect(await result('oceanBill', 'page', {})).toMatchObject({ total: 0 });
    const real = await result('oceanBill', 'import', { file: csv(rows), common });
    expect(real).toMatchObject({ created: 1, charged: 1, balance: 19 });
    expect((real['rows'] as { status: string; errors?: object }[]).map(({ errors }) => errors)).toEqual([
      undefined,
      { orderNo: ['lostDigits'] },
      { polCode: ['polOrPod'] },
      undefined,
    ]);
  });

  it('may name carriers and ports, and have what their numbers decide', async () => {
    const outcome = await result('oceanBill', 'addBatch', {
      common: { serviceType: 'CY/CY', customerService: 'Amy Chen', carrierCode: '' },
      rows: [
        { referenceNo: 'COSU6412873350', polCode: '上海', podCode: 'Rotterdam' },
        { referenceNo: 'CSNU6829160', carrierCode: '中远海运', polCode: '鹽田' },
        { referenceNo: 'TGBU4419731', polCode: 'CNSHA' },
        { referenceNo: 'COSU6412873351', polCode: 'Atlantis' },
        { referenceNo: 'COSU6412873352', polCode: '汕头' },
      ],
    });
    const rows = outcome['rows'] as { status: string; errors?: object; choices?: object }[];
    expect(rows.at(-1)?.choices).toEqual({ polCode: ['CNSTG', 'CNSWA'] });
    expect(rows.map(({ status, errors }) => errors ?? status)).toEqual([
      'created',
      'created',
      { carrierCode: ['leasedContainer'] },
      { polCode: ['unknownPort'] },
      { polCode: ['unclearPort'] },
    ]);
    expect(await result('oceanBill', 'page', { field: 'referenceNo' })).toMatchObject({
      items: [
        { referenceNo: 'COSU6412873350', carrierCode: 'COSU', polCode: 'CNSHA', podCode: 'NLRTM' },
        { referenceNo: 'CSNU6829160', referenceType: 'CONTAINER', carrierCode: 'COSU', polCode: 'CNYTN' },
      ],
    });
  });

  it('can be tried before: what is tracked, beyond the berries or invalid is reported, and nothing changes', async () => {
    const tenantId = await server.tenant('Little', 2);
    const as = await server.person({ tenantId, roles: ['operator'] });
    await result('oceanBill', 'add', BILL, { as });
    const row = (referenceNo: string, polCode = 'CNSHA') => ({ ...BILL, referenceNo, polCode });
    const rows = [row(BILL.referenceNo), row('COSU6000000001'), row('COSU6000000002'), row('COSU6000000003', 'Atlantis')];
    const tried = await result('oceanBill', 'tryBatch', { rows }, { as });
    expect((tried['rows'] as { status: string }[]).map(({ status }) => status)).toEqual(['duplicate', 'created', 'noBerries', 'invalid']);
    expect(await result('oceanBill', 'page', {}, { as })).toMatchObject({ total: 1 });
    expect(await result('sysUser', 'baseInfo', {}, { as })).toMatchObject({ berries: 1 });
    // A bill of another company says nothing of ours.
    const other = await result('oceanBill', 'tryBatch', { rows: [row(BILL.referenceNo)] });
    expect(other['rows']).toMatchObject([{ status: 'created' }]);
  });

  it('are rejected with the reason when unreadable', async () => {
    const message = await refused('oceanBill', 'import', { file: new File(['a,b\n1,2'], 'x.csv') });
    expect(Object.keys(JSON.parse(message) as object)).toEqual(['file']);
    expect(message).toContain('The first sheet has no column of bill, booking or container numbers.');
  });

  it('of a file are read as its cells, with their rows, or rejected with the reason', async () => {
    const file = new File(['\n提单号,备注\n\nCOSU6412873350,\n,x,,'], 'x.csv');
    expect(await result('oceanBill', 'readFile', { file })).toEqual({
      rows: [
        { line: 2, cells: ['提单号', '备注'] },
        { line: 4, cells: ['COSU6412873350'] },
        { line: 5, cells: ['', 'x'] },
      ],
    });
    const wide = new File([`B/L no.\nA1234567${',x'.repeat(200)}`], 'x.csv');
    expect(JSON.parse(await refused('oceanBill', 'readFile', { file: wide }))).toEqual({
      file: ['Row 2 has more than 200 columns. Delete those that are not needed.'],
    });
    expect(JSON.parse(await refused('oceanBill', 'readFile', { file: new File([''], 'x.csv') }))).toHaveProperty('file');
  });

  it('are exported with the filtered rows, as text, and can be imported again', async () => {
    await result('oceanBill', 'addBatch', {
      rows: Array.from({ length: 12 }, (_, at) => ({
        ...BILL,
        referenceNo: `1234567890123456789${at % 10}${at > 9 ? at : ''}`,
        orderNo: `=1+${at}`,
      })),
    });
    await result('oceanBill', 'add', { ...BILL, carrierCode: 'MAEU', referenceNo: 'MAEU212345678' });
    const columns = ['referenceNo', 'orderNo', 'carrierCode', 'polCode', 'serviceType', 'customerService', 'createTime'];
    const asked = { carrierCode: ['COSU'], columns, field: 'referenceNo', order: 'ascending' };
    const xlsx = await server.call('oceanBill', 'export', { ...asked, format: 'xlsx' }, { as: amy });
    expect(xlsx.headers.get('Content-Disposition')).toContain('ocean-bills-2026-11-21.xlsx');
    const cells = await readSheet(Buffer.from(await xlsx.response.arrayBuffer()));
    expect(cells).toHaveLength(13);
    expect(cells[1]?.[0]).toBe('12345678901234567890');
    const file = await (
      await server.call('oceanBill', 'export', { ...asked, format: 'csv' }, { as: amy, locale: 'zh-tw' })
    ).response.arrayBuffer();
    const other = await server.person({ tenantId: await server.tenant('Other', 50), roles: ['operator'] });
    expect(await result('oceanBill', 'import', { file: new File([new Uint8Array(file)], 'back.csv') }, { as: other })).toMatchObject({
      created: 12,
    });
    const back = await result('oceanBill', 'page', { field: 'referenceNo' }, { as: other });
    expect((back['items'] as { referenceNo: string; orderNo: string }[])[0]).toMatchObject({
      referenceNo: '12345678901234567890',
      orderNo: '=1+0',
    });
  });

  it('report with the message of the specification when there is nothing to export', async () => {
    expect(await refused('oceanBill', 'export', { format: 'csv', columns: ['referenceNo'] })).toBe(
      '[nothingToExport] There is currently no data available for export!',
    );
  });
});
