import { position } from '@seaberry/api-client/contract';
import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FieldErrors } from '../../http/errors.ts';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import type { Db } from '../port.ts';
import { jobPosition } from '../schema/access.ts';
import { repository, type Change } from './repository.ts';

const { version: _version, ...fields } = position.fields;
/** Positions as a module could declare them: without a version, with a code that is entered once and a value that is made from others. */
const berth = {
  ...position,
  fields: {
    ...fields,
    code: { kind: 'code', required: true, entered: 'add', unique: 'codeTaken' },
    label: { kind: 'text', required: false, entered: 'none', derived: true, sort: true },
  },
} as const;
const berths = (db: Db) =>
  repository(db, berth, jobPosition, { extra: { label: sql<string>`${jobPosition.code} || ' ' || ${jobPosition.name}` } });

let server: TestServer;
let amy: Account;
beforeAll(async () => {
  server = await startTestServer();
  amy = await server.person();
});
afterAll(() => server.close());

const change = (): Change => ({ userId: amy.id, tenantId: amy.tenantId, now: new Date().toISOString() });
/** Each time as another user of the company. */
const inCompany = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
  server.deps.db.transaction({ tenantId: amy.tenantId, userId: uuid(), orgId: null, orgs: null }, () => work(server.deps.db));
const add = (input: Record<string, unknown>) => inCompany((db) => berths(db).insert(change(), input));
const reasons = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof FieldErrors ? error.fields : error),
  );

it('shows a value that is made from others, and sorts by it', async () => {
  await add({ name: 'West', code: 'b1' });
  await add({ name: 'East', code: 'a1' });
  const page = await inCompany((db) => berths(db).page({ page: 1, pageSize: 10, field: 'label', order: 'ascending' }));
  expect(page.items.map(({ label }) => label)).toEqual(['a1 East', 'b1 West']);
});

it('reports every value that another row has, also of a field that is entered once, when adding and when editing', async () => {
  const id = await add({ name: 'North', code: 'n1' });
  await add({ name: 'South', code: 's1' });
  expect(await reasons(add({ name: 'South', code: 'n1' }))).toEqual({ name: ['D6000'], code: ['codeTaken'] });
  const update = (input: Record<string, unknown>) => inCompany((db) => berths(db).update(change(), id, input));
  expect(await reasons(update({ name: 'South' }))).toEqual({ name: ['D6000'] });
  expect(await reasons(update({ name: 'North' }))).toBeNull();
});

it('lets one of two rows have a value that no index keeps unique', async () => {
  const both = await Promise.all(['p1', 'p2'].map((one) => reasons(add({ name: 'Pier', code: one }))));
  expect(both.filter((one) => one === null)).toHaveLength(1);
  expect(both).toContainEqual({ name: ['D6000'] });
  const ids = [await add({ name: 'Quay 1', code: 'q1' }), await add({ name: 'Quay 2', code: 'q2' })];
  const edits = await Promise.all(ids.map((id) => reasons(inCompany((db) => berths(db).update(change(), id, { name: 'Quay' })))));
  expect(edits.filter((one) => one === null)).toHaveLength(1);
});

it('changes a row whatever version is sent, where it has none', async () => {
  const id = await add({ name: 'Dock', code: 'd1' });
  expect(await reasons(inCompany((db) => berths(db).update(change(), id, { name: 'Dock 2', version: 7 })))).toBeNull();
});
