import { UUID } from '@seaberry/tracking/rules';
import * as z from 'zod/mini';
import type { sysTenant } from './calls.js';
import { email, idInput, idList, idsOf, limited, named, note, orderNo, phone, ref, status, statusOf } from '../inputs.js';
import { changes, id, none, open, opt, pageInput, pageOf, type SchemasOf, text, TIERS } from '../parts.js';

export const tenantRow = z.looseObject({
  id,
  /** Of the first administrator. */
  userId: opt(id),
  orgId: opt(id),
  name: z.string(),
  adminAccount: text,
  phone: text,
  email: text,
  host: text,
  /** 0 rows of one database are kept apart, 1 a database of its own. */
  tenantType: opt(z.number()),
  /** Of a database of its own; none with us. Connections hold secrets. */
  dbType: opt(z.number()),
  connection: text,
  slaveConnections: text,
  configId: text,
  orderNo: opt(z.number()),
  remark: text,
  status: statusOf,
  /** Ours. */
  tier: opt(open(TIERS)),
  /** Balance in berries. Ours. */
  berries: opt(z.number()),
  /** How many people it has. Ours. */
  people: opt(z.number()),
  ...changes,
});

export type TenantRow = z.output<typeof tenantRow>;

const tenantFields = {
  name: named(100).check(z.minLength(2, 'tooShort')),
  email: opt(email),
  phone: opt(phone),
  orderNo,
  remark: note(128),
  /** 0 by rows, 1 a database of its own, which not every back end can do: ours refuses it. */
  tenantType: opt(z.int()),
  dbType: opt(z.int()),
  connection: limited(256),
  /** JSON. */
  slaveConnections: limited(4000),
  configId: limited(64),
  host: limited(128),
};

export const schemas = {
  page: { input: z.object({ ...pageInput, name: text, phone: text, status: opt(z.int()) }), result: pageOf(tenantRow) },
  add: {
    input: z.object({
      ...tenantFields,
      adminAccount: named(32).check(z.minLength(3, 'tooShort')),
      tier: opt(z.enum(TIERS)),
      /** Of the first administrator; without one nobody can sign in until `resetPwd` makes it. */
      password: opt(z.string().check(z.maxLength(1000, 'tooLong'))),
    }),
    result: opt(z.looseObject({ id, userId: id })),
  },
  update: { input: z.object({ id: idInput, ...tenantFields }), result: none },
  delete: { input: ref, result: none },
  setStatus: { input: z.object({ id: idInput, status }), result: none },
  resetPwd: { input: z.object({ userId: idInput }), result: z.string() },
  grantMenu: { input: z.object({ id: idInput, menuIdList: idList, halfMenuIdList: opt(idList) }), result: none },
  /** Clients of the present back end send only `userId`, that of the first administrator. */
  ownMenuList: { input: z.object({ id: opt(idInput), userId: opt(idInput) }), result: idsOf },
  userList: {
    input: z.object({ tenantId: idInput }),
    result: z.array(z.looseObject({ id, account: z.string(), realName: text, phone: text, email: text, status: statusOf })),
  },
  createDb: { input: ref, result: none },
  setTier: { input: z.object({ id: idInput, tier: z.enum(TIERS) }), result: none },
  creditBerries: {
    input: z.object({
      id: idInput,
      amount: z.int().check(z.gte(1, 'amount'), z.lte(1_000_000, 'amount')),
      /** A UUID; repeated with the same one the call changes nothing more. */
      requestId: z.string().check(z.regex(UUID, 'invalid')),
      remark: limited(200),
    }),
    result: z.looseObject({ berries: z.number() }),
  },
} satisfies SchemasOf<typeof sysTenant>;
