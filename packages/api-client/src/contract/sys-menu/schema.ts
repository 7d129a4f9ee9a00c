import * as z from 'zod/mini';
import type { sysMenu } from './calls.js';
import { idInput, limited, named, note, orderNo, ref, status, statusOf } from '../inputs.js';
import { menuEntry } from '../menu-entry.js';
import { changes, flag, id, none, nothing, opt, type SchemasOf, text } from '../parts.js';

export interface MenuNode {
  id: string;
  pid?: string | null | undefined;
  /** 1 directory, 2 menu, 3 button. */
  type?: number | null | undefined;
  title: string;
  /** Title by language of the wire. Ours. */
  titles?: Record<string, string> | null | undefined;
  name?: string | null | undefined;
  path?: string | null | undefined;
  component?: string | null | undefined;
  redirect?: string | null | undefined;
  permission?: string | null | undefined;
  icon?: string | null | undefined;
  isIframe?: boolean | null | undefined;
  outLink?: string | null | undefined;
  isHide?: boolean | null | undefined;
  isKeepAlive?: boolean | null | undefined;
  isAffix?: boolean | null | undefined;
  orderNo?: number | null | undefined;
  status?: number | null | undefined;
  remark?: string | null | undefined;
  /** Came with the product: it can be moved, hidden and retitled, not removed. Ours. */
  builtIn?: boolean | null | undefined;
  /** For administrators of the installation alone: no company can have it. Ours. */
  platform?: boolean | null | undefined;
  createTime?: string | null | undefined;
  updateTime?: string | null | undefined;
  children?: MenuNode[] | null | undefined;
}

const menuNode: z.ZodMiniType<MenuNode> = z.looseObject({
  id,
  pid: opt(id),
  type: opt(z.number()),
  title: z.string(),
  titles: opt(z.record(z.string(), z.string())),
  name: text,
  path: text,
  component: text,
  redirect: text,
  permission: text,
  icon: text,
  isIframe: opt(flag),
  outLink: text,
  isHide: opt(flag),
  isKeepAlive: opt(flag),
  isAffix: opt(flag),
  orderNo: opt(z.number()),
  status: statusOf,
  remark: text,
  builtIn: opt(z.boolean()),
  platform: opt(z.boolean()),
  ...changes,
  get children() {
    return opt(z.array(menuNode));
  },
}) as unknown as z.ZodMiniType<MenuNode>; // As above.

const menuFields = {
  pid: opt(idInput),
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  title: named(64),
  /** Titles in other languages: language of the wire → text. Ours. */
  titles: opt(z.partialRecord(z.enum(['en', 'zh-cn', 'zh-tw']), z.string().check(z.maxLength(64, 'tooLong')))),
  name: limited(64),
  path: limited(128),
  component: limited(128),
  redirect: limited(128),
  permission: limited(128),
  icon: limited(128),
  isIframe: opt(flag),
  outLink: limited(256),
  isHide: opt(flag),
  isKeepAlive: opt(flag),
  isAffix: opt(flag),
  orderNo,
  status: opt(status),
  remark: note(256),
};

export const schemas = {
  loginMenuTree: { input: nothing, result: z.array(menuEntry) },
  ownBtnPermList: { input: nothing, result: z.array(z.string()) },
  list: { input: z.optional(z.object({ title: text, type: opt(z.int()) })), result: z.array(menuNode) },
  add: { input: z.object(menuFields), result: opt(id) },
  update: { input: z.object({ id: idInput, ...menuFields }), result: none },
  delete: { input: ref, result: none },
} satisfies SchemasOf<typeof sysMenu>;
