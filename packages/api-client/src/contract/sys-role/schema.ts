import * as z from 'zod/mini';
import type { sysRole } from './calls.js';
import { idInput, idList, idsOf, named, note, orderNo, ref, status, statusOf } from '../inputs.js';
import { changes, id, none, nothing, opt, pageInput, pageOf, type SchemasOf, text } from '../parts.js';

export const roleRow = z.looseObject({
  id,
  name: z.string(),
  code: text,
  orderNo: opt(z.number()),
  /** 1 all, 2 department and below, 3 department, 4 personal, 5 custom. */
  dataScope: opt(z.number()),
  status: statusOf,
  remark: text,
  /** Came with the product; it cannot be changed. Ours. */
  builtIn: opt(z.boolean()),
  ...changes,
});

export type RoleRow = z.output<typeof roleRow>;

const roleFields = {
  name: named(64),
  code: named(64),
  orderNo,
  status: opt(status),
  remark: note(128),
  menuIdList: opt(idList),
  /** Which of them stand only because something below is checked. Ours. */
  halfMenuIdList: opt(idList),
};

export const schemas = {
  page: { input: z.object({ ...pageInput, name: text, code: text, status: opt(z.int()) }), result: pageOf(roleRow) },
  list: { input: nothing, result: z.array(z.looseObject({ id, name: z.string(), code: text })) },
  add: { input: z.object(roleFields), result: opt(id) },
  update: { input: z.object({ id: idInput, ...roleFields }), result: none },
  delete: { input: ref, result: none },
  setStatus: { input: z.object({ id: idInput, status }), result: none },
  grantMenu: { input: z.object({ id: idInput, menuIdList: idList, halfMenuIdList: opt(idList) }), result: none },
  grantDataScope: {
    input: z.object({ id: idInput, dataScope: z.int().check(z.gte(1), z.lte(5)), orgIdList: opt(idList) }),
    result: none,
  },
  ownMenuList: { input: ref, result: idsOf },
  ownOrgList: { input: ref, result: idsOf },
} satisfies SchemasOf<typeof sysRole>;
