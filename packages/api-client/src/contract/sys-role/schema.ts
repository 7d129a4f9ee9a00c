import * as z from 'zod/mini';
import { inputShape, pageSchemas, type RowOf } from '../entity-schema.js';
import { idInput, idList, idsOf, ref, status, version } from '../inputs.js';
import { id, noResult, noInput, opt, type SchemasOf, text } from '../parts.js';
import type { sysRole } from './calls.js';
import { role } from './fields.js';

export type RoleRow = RowOf<typeof role>;

/** Menus and buttons; a half-checked one is checked only because a descendant is. Half-checked ids are not in the specification. */
const menus = { menuIdList: opt(idList), halfMenuIdList: opt(idList) };

export const schemas = {
  ...pageSchemas(role),
  list: { input: noInput, result: z.array(z.looseObject({ id, name: z.string(), code: text })) },
  add: { input: z.object({ ...inputShape(role, 'add'), ...menus }), result: opt(id) },
  update: { input: z.object({ id: idInput, version, ...inputShape(role, 'edit'), ...menus }), result: noResult },
  setStatus: { input: z.object({ id: idInput, status }), result: noResult },
  grantMenu: { input: z.object({ id: idInput, version, menuIdList: idList, halfMenuIdList: opt(idList) }), result: noResult },
  grantDataScope: {
    input: z.object({ id: idInput, version, dataScope: z.int().check(z.gte(1), z.lte(5)), orgIdList: opt(idList) }),
    result: noResult,
  },
  ownMenuList: { input: ref, result: idsOf },
  ownOrgList: { input: ref, result: idsOf },
} satisfies SchemasOf<typeof sysRole>;
