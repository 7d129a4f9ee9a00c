import type { Input } from '@seaberry/api-client/schemas';
import { v7 as uuid } from 'uuid';
import type { Account, TestAnswer, TestServer } from '../../testing/server.ts';
import { roleId } from '../role/catalogue.ts';

/** Companies with organizations, positions and roles of their own, for permission tests. */

type Row = Record<string, unknown>;

/** Runs SQL in a transaction of the system. */
export const system = (server: TestServer, text: string, params: readonly unknown[] = []): Promise<Row[]> =>
  server.deps.db.transaction('system', () => server.deps.db.sql(text, params));

export async function rootOf(server: TestServer, tenantId: string): Promise<string> {
  const [row] = await system(server, `select id from org where tenant_id = $1 and code = 'root'`, [tenantId]);
  return String(row?.['id']);
}

export async function makeOrg(server: TestServer, tenantId: string, parentId: string, name: string): Promise<string> {
  const id = uuid();
  await system(
    server,
    'insert into org (id, tenant_id, parent_id, name, code, create_time, update_time) values ($1::uuid, $2, $3, $4, $1::text, now(), now())',
    [id, tenantId, parentId, name],
  );
  return id;
}

export async function makePosition(server: TestServer, tenantId: string, name: string): Promise<string> {
  const id = uuid();
  await system(
    server,
    'insert into job_position (id, tenant_id, name, code, create_time, update_time) values ($1::uuid, $2, $3, $1::text, now(), now())',
    [id, tenantId, name],
  );
  return id;
}

/** A role of a company with these buttons. @param scope 1 all, 2 department and below, 3 department, 4 personal, 5 custom */
export async function makeRole(server: TestServer, tenantId: string, codes: readonly string[], scope = 1, orgs: readonly string[] = []) {
  const id = uuid();
  await system(server, 'insert into role (id, tenant_id, code, name, data_scope) values ($1::uuid, $2, $1::text, $1::text, $3)', [
    id,
    tenantId,
    scope,
  ]);
  await system(
    server,
    'insert into role_menu (role_id, menu_id) select $1, id from menu where permission in (select jsonb_array_elements_text($2::jsonb))',
    [id, JSON.stringify(codes)],
  );
  for (const orgId of orgs)
    await system(server, 'insert into role_org (tenant_id, role_id, org_id) values ($1, $2, $3)', [tenantId, id, orgId]);
  return id;
}

/** A signed-in user with only these roles, in this organization or else the root. */
export async function makeStaff(server: TestServer, tenantId: string, roleIds: readonly string[], orgId?: string): Promise<Account> {
  const person = await server.person({ tenantId, roles: [] });
  if (orgId) await system(server, 'update app_user set org_id = $2 where id = $1', [person.id, orgId]);
  for (const id of roleIds)
    await system(server, 'insert into user_role (tenant_id, user_id, role_id) values ($1, $2, $3)', [tenantId, person.id, id]);
  return person;
}

/** All permissions on users. */
export const USER_CODES = ['page', 'add', 'update', 'delete', 'setStatus', 'resetPwd', 'unlockLogin', 'grantRole'].map(
  (call) => `sysUser:${call}`,
);

export const VIEWER = roleId('viewer');
export const ADMIN = roleId('admin');

let phones = 0;
export const freshPhone = (): string => `138${String((phones += 1)).padStart(8, '0')}`;
let accounts = 0;
export const freshAccount = (): string => `new.person-${(accounts += 1)}`;

export type Form = Input<'sysUser', 'add'>;

/** A valid form of a new user: the required fields and `given`. */
export const formOf = (orgId: string, posId: string, given: Partial<Form> = {}): Form => ({
  account: freshAccount(),
  realName: 'Ben Li',
  phone: freshPhone(),
  birthday: '1990-05-05',
  roleIdList: [VIEWER],
  orgId,
  posId,
  ...given,
});

/** The result of a call, in the type the test expects. */
export const resultOf = <T>({ envelope }: TestAnswer): T => envelope?.result as T;

/** Reasons by field, as texts. */
export const fieldsOf = ({ envelope }: TestAnswer): Record<string, string[]> =>
  JSON.parse(String(envelope?.message)) as Record<string, string[]>;

export const rowOf = async (server: TestServer, id: string): Promise<Row | undefined> =>
  (await system(server, 'select * from app_user where id = $1', [id]))[0];

export const rolesOf = async (server: TestServer, id: string): Promise<string[]> =>
  (await system(server, 'select role_id from user_role where user_id = $1 order by role_id', [id])).map((row) => String(row['role_id']));
