import type { DiffLogRow } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCompany, type Company } from '../../../testing/company.ts';
import { REAL_NAME, startTestServer, type Account, type TestServer } from '../../../testing/server.ts';
import { loggedColumn } from './columns/service.ts';

let server: TestServer;
let company: Company;
let amy: Account;
beforeAll(async () => {
  server = await startTestServer();
  company = await makeCompany(server);
  amy = await server.person({ tenantId: company.tenantId });
});
afterAll(() => server.close());

interface Column {
  columnName: string;
  columnDescription: string;
  value: unknown;
  displayValue?: string;
}

/** Columns of a row after the newest change that a call made, in a language. */
async function newestChange(call: string, locale: Locale): Promise<Column[]> {
  const { envelope } = await server.call('sysLogDiff', 'page', { page: 1, pageSize: 1, actionName: call }, { as: amy, locale });
  const row = (envelope?.result as { items: DiffLogRow[] } | undefined)?.items[0];
  const [table] = JSON.parse(String(row?.afterData)) as { columns: Column[] }[];
  return table?.columns ?? [];
}

it('every column that a trigger logs has a label in each language', async () => {
  // The arguments of a trigger are the columns that it does not log; `tgargs` has them separated by NUL.
  const { rows } = await server.deps.db.asOwner(`
    select t.tgrelid::regclass::text as table_name, a.attname as column_name
    from pg_trigger t join pg_attribute a on a.attrelid = t.tgrelid and a.attnum > 0 and not a.attisdropped
    where t.tgname = 'log_change' and a.attname <> 'version'
      and not a.attname::text = any(string_to_array(trim(trailing E'\\\\000' from encode(t.tgargs, 'escape')), E'\\\\000'))`);
  expect(rows.length).toBeGreaterThan(100);
  const unlabelled = rows.filter((row) => {
    const [table, column] = [String(row['table_name']), String(row['column_name'])];
    return (['en', 'zh-cn', 'zh-tw'] as const).some((locale) => loggedColumn(table, column, locale).label === column);
  });
  expect(unlabelled).toEqual([]);
});

it('a change names its columns, its records and its values in the language of the reader', async () => {
  const roleId = await company.role('department');
  const { envelope } = await server.call('sysRole', 'setStatus', { id: roleId, status: 2 }, { as: amy });
  expect(envelope?.code).toBe(200);
  expect(await newestChange('sysRole.setStatus', 'en')).toContainEqual({
    columnName: 'enabled',
    columnDescription: 'Status',
    value: false,
    displayValue: 'Disabled',
  });
  expect(await newestChange('sysRole.setStatus', 'zh-cn')).toContainEqual(
    expect.objectContaining({ columnDescription: '状态', displayValue: '停用' }),
  );
  expect(await newestChange('sysRole.setStatus', 'en')).toContainEqual(
    expect.objectContaining({ columnDescription: 'Changed by', value: amy.id, displayValue: REAL_NAME }),
  );
});

it('changes are found by the whole trace id of the call that made them', async () => {
  const roleId = await company.role('department');
  const { headers } = await server.call('sysRole', 'setStatus', { id: roleId, status: 2 }, { as: amy });
  await server.call('sysRole', 'setStatus', { id: roleId, status: 1 }, { as: amy });
  const traceId = headers.get('X-Correlation-Id') ?? '';
  const { envelope } = await server.call('sysLogDiff', 'page', { traceId }, { as: amy });
  expect(envelope?.result).toMatchObject({ total: 1, items: [{ actionName: 'sysRole.setStatus', traceId }] });
  const { envelope: part } = await server.call('sysLogDiff', 'page', { traceId: traceId.slice(0, 8) }, { as: amy });
  expect(part?.result).toMatchObject({ total: 0 });
});
