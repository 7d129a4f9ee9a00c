import * as z from 'zod/mini';
import { inputShape, pageSchemas, type RowOf } from '../entity-schema.js';
import { idInput, idsInput, idsResult, ref, status, version } from '../inputs.js';
import { id, noResult, noInput, opt, type SchemasOf, optionalText } from '../parts.js';
import type { sysRole } from './calls.js';
import { role } from './fields.js';

export type RoleRow = RowOf<typeof role>;

/**
 * Ids of granted menus and buttons. `halfMenuIdList` has the parents of which only some descendants are granted; they may be in both lists.
 * Not in the specification.
 */
const menus = { menuIdList: opt(idsInput), halfMenuIdList: opt(idsInput) };

export const schemas = {
  ...pageSchemas(role),
  list: { input: noInput, result: z.array(z.looseObject({ id, name: z.string(), code: optionalText })) },
  add: { input: z.object({ ...inputShape(role, 'add'), ...menus }), result: opt(id) },
  update: { input: z.object({ id: idInput, version, ...inputShape(role, 'edit'), ...menus }), result: noResult },
  setStatus: { input: z.object({ id: idInput, status }), result: noResult },
  grantMenu: { input: z.object({ id: idInput, version, menuIdList: idsInput, halfMenuIdList: opt(idsInput) }), result: noResult },
  // Data range 1 to 5, see `DATA_SCOPES`.
  grantDataScope: {
    input: z.object({ id: idInput, version, dataScope: z.int().check(z.gte(1), z.lte(5)), orgIdList: opt(idsInput) }),
    result: noResult,
  },
  // Of the role: its menus and buttons, and the organizations of its custom data range.
  ownMenuList: { input: ref, result: idsResult },
  ownOrgList: { input: ref, result: idsResult },
} satisfies SchemasOf<typeof sysRole>;
