import { airWaybill, type CallName } from '@seaberry/api-client/contract';
import type { Input } from '@seaberry/api-client/schemas';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany, type Company } from '../../testing/company.ts';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let company: Company;
let amy: Account;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-11-21T09:00:00.000Z' });
  company = await makeCompany(server);
  amy = await server.person({ tenantId: company.tenantId, roles: ['operator'] });
});
afterAll(() => server.close());

const WAYBILL = { awbNo: '157-53806270', localKeyword: 'Spring sale', customerService: 'Amy', originCode: 'pvg', destinationCode: 'FRA' };
const call = <K extends CallName<'airWaybill'>>(name: K, input: Input<'airWaybill', K>, as: Account = amy) =>
  server.call('airWaybill', name, input, { as });
async function result<K extends CallName<'airWaybill'>>(name: K, input: Input<'airWaybill', K>, as: Account = amy) {
  const { envelope } = await call(name, input, as);
  expect([envelope?.code, envelope?.message]).toEqual([200, '']);
  return envelope?.result as Record<string, unknown>;
}
const refused = async <K extends CallName<'airWaybill'>>(name: K, input: Input<'airWaybill', K>, as: Account = amy) => {
  const { envelope } = await call(name, input, as);
  return [envelope?.code, String(envelope?.message)];
};
const add = (more: object = {}, as: Account = amy) => result('add', { ...WAYBILL, ...more }, as);
const found = async (filter: Input<'airWaybill', 'page'>): Promise<string[]> =>
  ((await result('page', filter))['items'] as { awbNo: string }[]).map(({ awbNo }) => awbNo);

describe('add', () => {
  it('takes a number in any usual spelling, with its airline, and charges it once', async () => {
    const first = await add();
    expect(first).toMatchObject({ status: 'created', charged: 1, warnings: {} });
    expect(await add({ awbNo: 'AWB 157 5380 6270' })).toMatchObject({
      id: first['id'],
      status: 'duplicate',
      charged: 0,
      balance: first['balance'],
    });
    const { bill, state } = await result('detail', { id: String(first['id']) });
    expect(bill).toMatchObject({
      awbNo: '15753806270',
      airlineCode: 'QR',
      airlineName: 'Qatar Airways',
      originCode: 'PVG',
      originZone: 'Asia/Shanghai',
      destinationZone: 'Europe/Berlin',
      subscriptionStatus: 'SUB_ING',
      outlook: { kind: 'waiting' },
    });
    expect(state).toMatchObject({ mode: 'air', number: '15753806270' });
  });

  it('warns about a check digit, and refuses other texts and an unknown airline', async () => {
    expect(await add({ awbNo: '157-53806271' })).toMatchObject({ status: 'created', warnings: { awbNo: ['checkDigit'] } });
    expect(await refused('add', { ...WAYBILL, awbNo: '157-5380' })).toEqual([400, expect.stringContaining('awbNo')]);
    expect(await refused('add', { ...WAYBILL, awbNo: '998-10000001' })).toEqual([400, expect.stringContaining('airlineCode')]);
    expect(await add({ awbNo: '998-10000001', airlineCode: 'zz' })).toMatchObject({ status: 'created' });
    expect(await refused('add', { ...WAYBILL, originCode: 'Shanghai' })).toEqual([400, expect.stringContaining('originCode')]);
    for (const field of ['awbNo', 'localKeyword', 'customerService', 'originCode', 'destinationCode'])
      expect(await refused('add', { ...WAYBILL, [field]: ' ' }), field).toEqual([400, expect.stringContaining(field)]);
  });
});

describe('many waybills', () => {
  it('take the common values for what they leave empty; each row has its outcome, and each new one costs a berry', async () => {
    const tenantId = await server.tenant('Small', 2);
    const as = await server.person({ tenantId, roles: ['operator'] });
    await add({ awbNo: '157-10000001' }, as);
    const { awbNo: _number, originCode, ...common } = WAYBILL;
    const input = {
      common: { ...common, originCode, remark: 'for all' },
      rows: [
        { awbNo: '157 1000 0001' },
        { awbNo: '020-10000011', originCode: 'can', remark: 'own' },
        { awbNo: '02010000011' },
        { awbNo: '1.57538E+10' },
        { awbNo: '157-5380', destinationCode: 'Atlantis' },
        { awbNo: '998-10000001' },
        { awbNo: '157-53806270' },
      ],
    };
    const outcomes = [
      { referenceNo: '15710000001', status: 'duplicate' },
      { referenceNo: '02010000011', status: 'created' },
      { referenceNo: '02010000011', status: 'duplicate' },
      { referenceNo: '1.57538E+10', status: 'invalid', errors: { awbNo: ['lostDigits'] } },
      { referenceNo: '157-5380', status: 'invalid', errors: { awbNo: ['pattern'], destinationCode: ['airport'] } },
      { referenceNo: '998-10000001', status: 'invalid', errors: { airlineCode: ['required'] } },
      { referenceNo: '15753806270', status: 'noBerries' },
    ].map((row, index) => ({ index, ...row }));
    expect(await result('tryBatch', input, as)).toMatchObject({ created: 1, charged: 1, balance: 0, rows: outcomes });
    expect((await result('page', {}, as))['total']).toBe(1);
    expect(await result('addBatch', input, as)).toMatchObject({ created: 1, charged: 1, balance: 0, rows: outcomes });
    expect((await result('page', { originCode: 'CAN' }, as))['items']).toMatchObject([
      { awbNo: '02010000011', airlineCode: 'LH', customerService: 'Amy', remark: 'own' },
    ]);
    expect(await result('addBatch', input, as)).toMatchObject({ created: 0, charged: 0, balance: 0 });
  });

  it('are imported from a file in any language, with names of airlines and airports, after a dry run', async () => {
    const as = await server.person({ tenantId: await server.tenant('Import', 20), roles: ['operator'] });
    const rows = ['主单号,航空公司,起飞机场,目的站', '157-10000101,卡塔尔航空,上海浦东,FRA', '1.57538E+10,,PVG,FRA', '合计,,,'];
    const file = new File([rows.join('\n')], 'waybills.csv');
    const common = JSON.stringify({ localKeyword: 'HT', customerService: 'Amy' });
    const outcome = { created: 1, rows: [{ status: 'created' }, { status: 'invalid', errors: { awbNo: ['lostDigits'] } }] };
    expect(await result('import', { file, common, dryRun: 'true' }, as)).toMatchObject({ ...outcome, balance: 19 });
    expect((await result('page', {}, as))['total']).toBe(0);
    expect(await result('import', { file, common }, as)).toMatchObject({ ...outcome, charged: 1, balance: 19 });
    expect((await result('page', {}, as))['items']).toMatchObject([{ awbNo: '15710000101', airlineCode: 'QR', originCode: 'PVG' }]);
    const [, message] = await refused('import', { file: new File(['a,b\n1,2'], 'x.csv') }, as);
    expect(message).toContain('no column of air waybill numbers');
  });

  it('of a file are read as its cells, with their rows', async () => {
    const file = new File(['AWB no.,Origin\n157-53806270,PVG'], 'x.csv');
    expect(await result('readFile', { file })).toEqual({
      rows: [
        { line: 1, cells: ['AWB no.', 'Origin'] },
        { line: 2, cells: ['157-53806270', 'PVG'] },
      ],
    });
  });
});

describe('the list', () => {
  it('finds any part of a number, order, customer, keyword or airport, and filters', async () => {
    await add({ awbNo: '020-10000001', orderNo: 'PO-4711', customer: 'Green Harbour', localKeyword: 'Autumn', destinationCode: 'JFK' });
    for (const keyword of ['1000000', '020-10000001', '4711', 'harb', 'green harbour', 'autu', 'JFK', 'lufthansa'])
      expect(await found({ keyword }), keyword).toContain('02010000001');
    expect(await found({ keyword: 'nothing-like-it' })).toEqual([]);
    expect(await found({ airlineCode: ['LH'] })).toEqual(['02010000001']);
    expect(await found({ destinationCode: 'JFK', trackingState: 'unshipped' })).toEqual(['02010000001']);
    expect(await found({ trackingState: 'ended' })).toEqual([]);
    expect(await result('statusCount', { destinationCode: 'JFK' })).toMatchObject({ all: 1, unshipped: 1, ended: 0 });
  });

  it('offers the values of visible waybills for a filter, and for a form airports and airlines that none has', async () => {
    await add({ awbNo: '160-10000020', customer: 'Kiwi Orchards', customerService: 'Ivy', originCode: 'AKL', destinationCode: 'HKG' });
    const offered = async (input: Input<'airWaybill', 'suggest'>, locale: 'en' | 'zh-cn' = 'en') =>
      (await server.call('airWaybill', 'suggest', input, { as: amy, locale })).envelope?.result as { value: string; label: string }[];
    expect(await offered({ field: 'customer', keyword: 'kiwi' })).toEqual([{ value: 'Kiwi Orchards', label: 'Kiwi Orchards' }]);
    expect(await offered({ field: 'customerService', keyword: 'iv' })).toEqual([{ value: 'Ivy', label: 'Ivy' }]);
    expect(await offered({ field: 'originCode', keyword: 'auckl' })).toMatchObject([
      { value: 'AKL', label: expect.stringMatching(/Auckland/u) },
    ]);
    expect(await offered({ field: 'destinationCode', keyword: 'singapore' })).toEqual([]);
    expect((await offered({ field: 'destinationCode', keyword: 'singapore', unused: true }))[0]?.value).toBe('SIN');
    expect(await offered({ field: 'airlineCode', keyword: 'cathay' })).toEqual([{ value: 'CX', label: 'Cathay Pacific' }]);
    expect(await offered({ field: 'airlineCode', keyword: 'qantas' })).toEqual([]);
    expect(await offered({ field: 'ownerId', keyword: 'no own' })).toEqual([{ value: 'none', label: 'No owner' }]);
    const [shanghai] = await offered({ field: 'originCode', values: ['PVG'] }, 'zh-cn');
    expect(shanghai?.label).toMatch(/浦东/u);
  });

  it('sorts by every sortable field and by no other', async () => {
    const fields = Object.entries(airWaybill.fields).filter(([, { sort }]) => sort);
    for (const [field] of fields) await result('page', { field, order: 'descending' });
    const numbers = await found({ field: 'awbNo', order: 'ascending' });
    expect(numbers).toEqual(numbers.toSorted());
    expect(await refused('page', { field: 'remark' })).toEqual([400, expect.stringContaining('field')]);
  });

  it('is exported with the zones of its times', async () => {
    const { response } = await call('export', { ids: [], format: 'csv', columns: ['awbNo', 'eta', 'outlookKind', 'odd'] });
    expect(response.status).toBe(200);
    const { response: file } = await call('export', {
      keyword: '4711',
      format: 'csv',
      columns: ['awbNo', 'destinationCode', 'eta', 'outlookKind'],
    });
    const [heading, row] = Papa.parse<string[]>((await file.text()).replace(/^\uFEFF/u, '').trim()).data;
    expect(heading).toEqual(['Air waybill no.', 'Destination', 'Airline’s ETA', 'Outlook', 'Time zone of the destination']);
    expect(row?.slice(0, 2)).toEqual(['02010000001', 'JFK']);
    const { response: sheet } = await call('export', { keyword: '4711', format: 'xlsx', columns: ['awbNo'] });
    expect(
      Buffer.from(await sheet.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });
});

it('an update changes what was entered, is found by it and is logged; the airline stays while the subscription is alive', async () => {
  const { id } = await add({ awbNo: '176-10000001' });
  const input = { ...WAYBILL, id: String(id), customer: 'Blue Quay' };
  await result('update', input);
  expect(await found({ keyword: 'bluequay' })).toEqual(['17610000001']);
  expect(await refused('update', { ...input, airlineCode: 'LH' })).toEqual([400, expect.stringContaining('airlineCode')]);
  const [logged] = await server.deps.db.transaction('system', () =>
    server.deps.db.sql(`select before, after from diff_log where table_name = 'air_waybill' and row_id = $1`, [String(id)]),
  );
  expect(logged).toMatchObject({ before: { customer: null }, after: { customer: 'Blue Quay' } });
  expect(await result('delete', { ids: [String(id)] })).toMatchObject({ rows: [{ status: 'done' }] });
  expect(await found({ keyword: 'bluequay' })).toEqual([]);
});

it('a data range hides waybills of other departments with all that belongs to them, and their numbers are still duplicates', async () => {
  const codes = ['airWaybill:page', 'airWaybill:detail', 'airWaybill:add', 'airWaybill:delete'];
  const sales = await company.person('sales', await company.role('department', { codes }));
  const ops = await company.person('ops', await company.role('department', { codes }));
  const { id } = await add({ awbNo: '160-10000001' }, ops);
  expect((await result('page', {}, sales))['total']).toBe(0);
  expect((await result('statusCount', {}, sales))['all']).toBe(0);
  for (const name of ['detail', 'events', 'notifications'] as const)
    expect(await refused(name, { id: String(id) }, sales)).toEqual([400, expect.stringContaining('D1002')]);
  expect(await result('delete', { ids: [String(id)] }, sales)).toMatchObject({ rows: [{ status: 'missing' }] });
  expect(await refused('add', { ...WAYBILL, awbNo: '160-10000001' }, sales)).toEqual([400, expect.stringContaining('awbNo')]);
  expect((await result('addBatch', { rows: [{ ...WAYBILL, awbNo: '160-10000001' }] }, sales))['rows']).toMatchObject([
    { status: 'duplicate', id: null },
  ]);
  expect((await result('page', {}, ops))['total']).toBe(1);
});
