import type { LDAP_ENCRYPTIONS, LDAP_KINDS, LDAP_RUN_STATES } from '@seaberry/api-client/contract';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PlannedRow } from '../../modules/ldap/plan/rules.ts';
import { org } from './access.ts';
import { appUser, role, tenant } from './core.ts';

/** Directory servers of companies and what came from them. All times are wall time; every table has row-level security. */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 });

const ofTenant = () =>
  uuid('tenant_id')
    .notNull()
    .references(() => tenant.id, { onDelete: 'cascade' });

export const ldapServer = pgTable(
  'ldap_server',
  {
    id: uuid('id').primaryKey(),
    tenantId: ofTenant(),
    host: text('host').notNull(),
    port: integer('port').notNull().default(389),
    encryption: text('encryption').$type<(typeof LDAP_ENCRYPTIONS)[number]>().notNull(),
    baseDn: text('base_dn').notNull(),
    bindDn: text('bind_dn').notNull(),
    /** Encrypted. */
    bindPass: text('bind_pass'),
    caCertificate: text('ca_certificate'),
    authFilter: text('auth_filter').notNull(),
    bindAttrAccount: text('bind_attr_account').notNull(),
    bindAttrEmployeeId: text('bind_attr_employee_id').notNull(),
    bindAttrCode: text('bind_attr_code').notNull(),
    attrName: text('attr_name').notNull(),
    attrEmail: text('attr_email').notNull(),
    attrPhone: text('attr_phone').notNull(),
    personFilter: text('person_filter').notNull(),
    departmentFilter: text('department_filter').notNull(),
    roleId: uuid('role_id').references(() => role.id, { onDelete: 'set null' }),
    enabled: boolean('enabled').notNull().default(true),
    createdBy: uuid('created_by'),
    createTime: instant('create_time').notNull(),
    updatedBy: uuid('updated_by'),
    updateTime: instant('update_time').notNull(),
    version: integer('version').notNull().default(1),
  },
  (row) => [index('ldap_server_of_tenant').on(row.tenantId), index('ldap_server_role').on(row.roleId)],
);

/** The user or organization that an entry of a directory server is. */
export const ldapLink = pgTable(
  'ldap_link',
  {
    id: uuid('id').primaryKey(),
    tenantId: ofTenant(),
    serverId: uuid('server_id')
      .notNull()
      .references(() => ldapServer.id, { onDelete: 'cascade' }),
    /** Id of the entry, which stays the same when it is renamed or moved. */
    code: text('code').notNull(),
    dn: text('dn').notNull(),
    userId: uuid('user_id').references(() => appUser.id, { onDelete: 'cascade' }),
    orgId: uuid('org_id').references(() => org.id, { onDelete: 'cascade' }),
    /** A synchronization has disabled the record, since the directory has the entry no longer or has disabled it. */
    gone: boolean('gone').notNull().default(false),
  },
  (row) => [
    uniqueIndex('ldap_link_of_user').on(row.userId),
    uniqueIndex('ldap_link_of_org').on(row.orgId),
    index('ldap_link_of_server').on(row.serverId),
  ],
);

/** A preview or synchronization, for one day. */
export const ldapRun = pgTable(
  'ldap_run',
  {
    id: uuid('id').primaryKey(),
    tenantId: ofTenant(),
    serverId: uuid('server_id')
      .notNull()
      .references(() => ldapServer.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<(typeof LDAP_KINDS)[number]>().notNull(),
    preview: boolean('preview').notNull(),
    /** Digest that the plan of a synchronization must have. */
    expected: text('expected'),
    state: text('state').$type<(typeof LDAP_RUN_STATES)[number]>().notNull(),
    /** Error code and its parameters. */
    fault: text('fault'),
    faultParams: jsonb('fault_params').$type<Record<string, string | number>>(),
    counts: jsonb('counts').$type<Record<string, number>>(),
    rows: jsonb('rows').$type<PlannedRow[]>(),
    digest: text('digest'),
    attempts: integer('attempts').notNull().default(0),
    correlationId: text('correlation_id').notNull(),
    createTime: instant('create_time').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [
    index('ldap_run_of_tenant').on(row.tenantId),
    index('ldap_run_of_server').on(row.serverId),
    index('ldap_run_of_user').on(row.userId),
    index('ldap_run_expiry').on(row.expiresAt),
  ],
);
