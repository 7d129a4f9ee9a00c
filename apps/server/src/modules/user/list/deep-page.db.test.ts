import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../../db/port.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import { REAL_NAME, startTestServer, type Account, type TestServer } from '../../../testing/server.ts';
import { pagePeople } from './repo.ts';

let server: TestServer;
let admin: Account;
/** Users besides the administrator. */
const PEOPLE = 300;
/** A page with many rows before it, for which the query must not read roles. */
const PAGE = { page: 14, pageSize: 20 };

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.person();
  await server.deps.db.transaction('system', () =>
    server.deps.db.sql(
      `with people as (
         insert into app_user (id, tenant_id, account, password_hash, created_by, create_time, update_time)
         select gen_random_uuid(), $1, 'person' || n, 'x', $2, now(), now() from generate_series(1, ${PEOPLE}) n returning id)
       insert into user_role (tenant_id, user_id, role_id) select $1, p.id, r.id from people p cross join role r where r.code = 'viewer'`,
      [admin.tenantId, admin.id],
    ),
  );
});
afterAll(() => server.close());

interface PlanNode {
  'Relation Name'?: string;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

/** How often a query plan reads a table, in this node or below. */
const readsOf = (node: PlanNode, table: string): number =>
  Math.max(node['Relation Name'] === table ? node['Actual Loops'] : 0, ...(node.Plans ?? []).map((below) => readsOf(below, table)));

it('reads roles and names only for the users of the page, on any page', async () => {
  const { db } = server.deps;
  const statements: { text: string; params: readonly unknown[] }[] = [];
  const recording: Db = { ...db, sql: (text, params = []) => (statements.push({ text, params }), db.sql(text, params)) };
  const scope = { tenantId: admin.tenantId, userId: admin.id };
  const caller: SignedIn = {
    ...scope,
    account: admin.account,
    realName: null,
    sessionId: '',
    platform: false,
    mustChangePassword: false,
    mustAddFactor: false,
    orgId: null,
    orgs: null,
    buttons: new Set(),
    expiresAt: 0,
  };
  const page = await pagePeople(recording, server.auth, scope, caller, PAGE, 'en');
  expect(page).toMatchObject({ total: PEOPLE + 1, items: Array.from({ length: PAGE.pageSize }, () => ({ createUserName: REAL_NAME })) });
  const list = statements.find(({ text }) => text.includes('offset'));
  const [row] = await db.transaction(scope, () =>
    db.sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (analyze, format json) ${list?.text}`, list?.params),
  );
  const plan = row?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('There is no plan.');
  // One read of the roles for each user of the page.
  expect(readsOf(plan, 'user_role')).toBe(PAGE.pageSize);
});
