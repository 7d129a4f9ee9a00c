import * as z from 'zod/mini';
import type { sysMenu } from './calls.js';
import { inputShape, listSchema, rowShape, type RowOf } from '../entity-schema.js';
import { idInput, version } from '../inputs.js';
import { menuEntry } from '../menu-entry.js';
import { changes, id, noResult, noInput, opt, type SchemasOf } from '../parts.js';
import { menu } from './fields.js';

export interface MenuNode extends RowOf<typeof menu> {
  /** Titles by language code (`en`, `zh-cn`, `zh-tw`). Not in the specification. */
  titles?: Record<string, string> | null | undefined;
  createTime?: string | null | undefined;
  updateTime?: string | null | undefined;
  children?: MenuNode[] | null | undefined;
}

const menuNode: z.ZodMiniType<MenuNode> = z.looseObject({
  ...rowShape(menu),
  titles: opt(z.record(z.string(), z.string())),
  ...changes,
  get children() {
    return opt(z.array(menuNode));
  },
}) as unknown as z.ZodMiniType<MenuNode>; // The type inferred from a recursive getter cannot be named.

/** Titles in other languages: language code → text. Not in the specification. */
const titles = opt(z.partialRecord(z.enum(['en', 'zh-cn', 'zh-tw']), z.string().check(z.maxLength(64, 'tooLong'))));

export const schemas = {
  loginMenuTree: { input: noInput, result: z.array(menuEntry) },
  ownBtnPermList: { input: noInput, result: z.array(z.string()) },
  list: listSchema(menu, menuNode),
  add: { input: z.object({ ...inputShape(menu, 'add'), titles }), result: opt(id) },
  update: { input: z.object({ id: idInput, version, ...inputShape(menu, 'edit'), titles }), result: noResult },
  delete: { input: z.object({ id: idInput, version }), result: noResult },
} satisfies SchemasOf<typeof sysMenu>;
