import * as z from 'zod/mini';
import type { sysOrg } from './calls.js';
import { idInput, limited, named, note, orderNo, ref, status, statusOf } from '../inputs.js';
import { orgFilter } from '../org-filter.js';
import { madeBy } from '../origin.parts.js';
import { changes, id, none, opt, type SchemasOf, text } from '../parts.js';

export interface OrgNode {
  id: string;
  pid?: string | null | undefined;
  name: string;
  code?: string | null | undefined;
  type?: string | null | undefined;
  level?: number | null | undefined;
  orderNo?: number | null | undefined;
  status?: number | null | undefined;
  remark?: string | null | undefined;
  /** Outside of the data range: shown, but not to be chosen. */
  disabled?: boolean | null | undefined;
  tenantId?: string | null | undefined;
  /** Not kept by us. */
  directorId?: string | null | undefined;
  createUserId?: string | null | undefined;
  updateUserId?: string | null | undefined;
  isDelete?: boolean | null | undefined;
  createTime?: string | null | undefined;
  updateTime?: string | null | undefined;
  children?: OrgNode[] | null | undefined;
}

const orgNode: z.ZodMiniType<OrgNode> = z.looseObject({
  id,
  pid: opt(id),
  name: z.string(),
  code: text,
  type: text,
  level: opt(z.number()),
  orderNo: opt(z.number()),
  status: statusOf,
  remark: text,
  disabled: opt(z.boolean()),
  tenantId: opt(id),
  directorId: opt(id),
  ...changes,
  ...madeBy,
  get children() {
    return opt(z.array(orgNode));
  },
}) as unknown as z.ZodMiniType<OrgNode>; // The recursive getter has no nameable inferred type.

const orgFields = {
  /** Null or `0` for the root. */
  pid: opt(idInput),
  name: named(64),
  code: named(64),
  /** Code of the dictionary `org_type`. */
  type: limited(64),
  level: opt(z.int().check(z.gte(0), z.lte(100))),
  orderNo,
  status: opt(status),
  remark: note(128),
};

export const schemas = {
  list: { input: z.optional(z.object({ id: orgFilter, name: text, code: text, type: text })), result: z.array(orgNode) },
  add: { input: z.object(orgFields), result: opt(id) },
  update: { input: z.object({ id: idInput, ...orgFields }), result: none },
  delete: { input: ref, result: none },
} satisfies SchemasOf<typeof sysOrg>;
