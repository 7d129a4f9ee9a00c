import * as z from 'zod/mini';
import type { sysOrg } from './calls.js';
import { changeSchemas, filterShape, rowShape, type RowOf } from '../entity-schema.js';
import { orgFilter } from '../org-filter.js';
import { madeBy } from '../origin.parts.js';
import { id, opt, optionalText, type SchemasOf } from '../parts.js';
import { org } from './fields.js';

export interface OrgNode extends RowOf<typeof org> {
  /** True outside the data range: shown but not selectable. */
  disabled?: boolean | null | undefined;
  tenantId?: string | null | undefined;
  /** Null outside of the data range of the reader. */
  directorName?: string | null | undefined;
  createUserId?: string | null | undefined;
  updateUserId?: string | null | undefined;
  isDelete?: boolean | null | undefined;
  children?: OrgNode[] | null | undefined;
}

const orgNode: z.ZodMiniType<OrgNode> = z.looseObject({
  ...rowShape(org),
  disabled: opt(z.boolean()),
  tenantId: opt(id),
  directorName: optionalText,
  ...madeBy,
  get children() {
    return opt(z.array(orgNode));
  },
}) as unknown as z.ZodMiniType<OrgNode>; // The type inferred from a recursive getter cannot be named.

export const schemas = {
  ...changeSchemas(org),
  list: { input: z.optional(z.object({ id: orgFilter, ...filterShape(org) })), result: z.array(orgNode) },
} satisfies SchemasOf<typeof sysOrg>;
