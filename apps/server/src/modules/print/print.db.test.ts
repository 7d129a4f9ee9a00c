import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let amy: Account;
let billId: string;
beforeAll(async () => {
  server = await startTestServer();
  amy = await server.person({ tenantId: await server.tenant('Harbor <Co>', 5) });
  const bill = {
    referenceNo: 'COSU7000000321',
    carrierCode: 'COSU',
    serviceType: 'CY/CY',
    customerService: 'Amy',
    polCode: 'CNSHA',
    remark: '<b>fragile</b>',
  };
  billId = String(
    ((await server.call('oceanBill', 'add', bill, { as: amy })).envelope?.result as unknown as { id: string } | undefined)?.id,
  );
});
afterAll(() => server.close());

type Rows = { items: { id: string; name: string; builtIn: boolean; template: string }[] };
const page = async (locale: 'en' | 'zh-cn' = 'en') =>
  ((await server.call('sysPrint', 'page', {}, { as: amy, locale })).envelope?.result as unknown as Rows | undefined)?.items ?? [];
const html = async (id: string, locale: 'en' | 'zh-cn' = 'en') =>
  (
    (await server.call('sysPrint', 'render', { id, billId }, { as: amy, locale })).envelope?.result as unknown as
      | { html: string }
      | undefined
  )?.html ?? '';

it('the built-in templates print a bill in the language of the reader', async () => {
  expect((await page()).map(({ name }) => name)).toEqual(['Bill summary', 'Delivery note']);
  expect((await page('zh-cn')).map(({ name }) => name)).toEqual(['提单概要', '送货单']);
  const english = await html('built-in-bill');
  expect(english).toContain('COSU7000000321');
  expect(english).toContain('Harbor &lt;Co&gt;');
  expect(english).toContain('&lt;b&gt;fragile');
  expect(english).toContain('Port of loading');
  expect(english).not.toContain('{{');
  expect(await html('built-in-note', 'zh-cn')).toContain('货物已完好签收');
});

it('a built-in template is changed as a copy, which is cleaned and printed', async () => {
  const message = async (name: 'update' | 'delete', input: object) =>
    String((await server.call('sysPrint', name, input as never, { as: amy })).envelope?.message);
  const form = { name: 'Own', kind: 'oceanBill' as const };
  expect(await message('update', { id: 'built-in-bill', ...form, template: '<p>a</p>' })).toContain('[builtInTemplate]');
  expect(await message('delete', { id: 'built-in-bill' })).toContain('[builtInTemplate]');
  const id = String((await server.call('sysPrint', 'copy', { id: 'built-in-bill' }, { as: amy })).envelope?.result);
  expect((await page()).map(({ name }) => name)).toContain('Bill summary 2');
  expect(await message('update', { id, ...form, template: '<p>{{referenceNo}}</p><script>x</script>' })).toBe('');
  expect((await page()).find((row) => row.id === id)?.template).toBe('<p>{{referenceNo}}</p>');
  expect(await message('update', { id, ...form, template: '<p>{{#containers}}</p>' })).toContain('Unclosed section');
  expect(await message('update', { id, ...form, template: '<script>x</script>' })).toContain('template');
  expect(await html(id)).toBe('<p>COSU7000000321</p>');
  const offered = async () =>
    ((await server.call('sysPrint', 'offered', undefined, { as: amy })).envelope?.result as unknown as { name: string }[] | undefined)?.map(
      ({ name }) => name,
    );
  expect(await offered()).toEqual(['Bill summary', 'Delivery note', 'Own']);
  await server.call('sysPrint', 'setStatus', { id, status: 2 }, { as: amy });
  expect(await offered()).toEqual(['Bill summary', 'Delivery note']);
  expect(String((await server.call('sysPrint', 'render', { id, billId }, { as: amy })).envelope?.message)).toContain('[D1002]');
});

it('a preview has the values of the newest bill, of a chosen one, or of none', async () => {
  const preview = async (number?: string) =>
    (await server.call('sysPrint', 'preview', { template: '<p>{{referenceNo}}</p>', ...(number ? { number } : {}) }, { as: amy })).envelope
      ?.result;
  expect(await preview()).toEqual({ html: '<p>COSU7000000321</p>', title: 'COSU7000000321' });
  expect(await preview('cosu7000000321')).toMatchObject({ title: 'COSU7000000321' });
  expect(await preview('unknown')).toEqual({ html: '<p></p>', title: null });
});
