import { UUID } from '@seaberry/tracking/rules';
import * as z from 'zod/mini';
import type { sysTenant } from './calls.js';
import { changeSchemas, inputShape, pageSchema, rowShape } from '../entity-schema.js';
import { idInput, idsInput, idsResult, optionalInput, ref, status, statusOf, version } from '../inputs.js';
import { id, noResult, opt, type SchemasOf, optionalText, upTo } from '../parts.js';
import { TIERS } from '../tiers.js';
import { tenant } from './fields.js';

const tenantRow = z.looseObject({
  ...rowShape(tenant),
  /** Id of the first administrator. */
  userId: opt(id),
  orgId: opt(id),
  createUserName: optionalText,
  updateUserName: optionalText,
});

export type TenantRow = z.output<typeof tenantRow>;

export const schemas = {
  ...changeSchemas(tenant),
  page: pageSchema(tenant, tenantRow),
  add: {
    input: z.object({
      ...inputShape(tenant, 'add'),
      /** Password of the first administrator; without one sign-in is impossible until `resetPwd` sets it. */
      password: opt(z.string().check(z.maxLength(1000, 'tooLong'))),
    }),
    result: opt(z.looseObject({ id, userId: id })),
  },
  setStatus: { input: z.object({ id: idInput, status }), result: noResult },
  resetPwd: { input: z.object({ userId: idInput }), result: z.string() },
  grantMenu: { input: z.object({ id: idInput, version, menuIdList: idsInput, halfMenuIdList: opt(idsInput) }), result: noResult },
  /** Id of the first administrator: clients of the origin send only this. */
  ownMenuList: { input: z.object({ id: opt(idInput), userId: opt(idInput) }), result: idsResult },
  userList: {
    input: z.object({ tenantId: idInput }),
    result: z.array(
      z.looseObject({ id, account: z.string(), realName: optionalText, phone: optionalText, email: optionalText, status: statusOf }),
    ),
  },
  createDb: { input: ref, result: noResult },
  setTier: { input: z.object({ id: idInput, tier: z.enum(TIERS) }), result: noResult },
  creditBerries: {
    input: z.object({
      id: idInput,
      amount: z.int().check(z.gte(1, 'amount'), z.lte(1_000_000, 'amount')),
      /** Idempotency key, a UUID: a repeated request changes nothing more. */
      requestId: upTo(64).check(z.regex(UUID, 'invalid')),
      remark: optionalInput(200),
    }),
    result: z.looseObject({ berries: z.number() }),
  },
} satisfies SchemasOf<typeof sysTenant>;
