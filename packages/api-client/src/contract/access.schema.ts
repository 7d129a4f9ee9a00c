import * as z from 'zod/mini';
import type { sysMenu, sysOnlineUser, sysOrg, sysPos, sysRole, sysTenant, sysUserMenu } from './access.js';
import { accountFields, idInput, idList, idsOf, limited, named, note, orderNo, ref, status, statusOf } from './access.parts.js';
import { menuEntry } from './menu-entry.schema.js';
import { type CallSchemas, flag, id, instant, none, nothing, open, opt, pageInput, pageOf, text, TIERS } from './parts.js';

type SchemasOf<T> = Record<keyof T, CallSchemas>;

/** Who made and changed a row, and when. */
const changes = { createTime: instant, updateTime: instant, createUserName: text, updateUserName: text };

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

export const sysRoleSchemas = {
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
  ...changes,
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

export const sysOrgSchemas = {
  list: { input: z.optional(z.object({ id: opt(idInput), name: text, code: text, type: text })), result: z.array(orgNode) },
  add: { input: z.object(orgFields), result: opt(id) },
  update: { input: z.object({ id: idInput, ...orgFields }), result: none },
  delete: { input: ref, result: none },
} satisfies SchemasOf<typeof sysOrg>;

export const posRow = z.looseObject({
  id,
  name: z.string(),
  code: text,
  orderNo: opt(z.number()),
  status: statusOf,
  remark: text,
  ...changes,
});

export type PosRow = z.output<typeof posRow>;

const posFields = { name: named(64), code: named(64), orderNo, status: opt(status), remark: note(128) };

export const sysPosSchemas = {
  list: { input: z.optional(z.object({ name: text, code: text })), result: z.array(posRow) },
  add: { input: z.object(posFields), result: opt(id) },
  update: { input: z.object({ id: idInput, ...posFields }), result: none },
  delete: { input: ref, result: none },
} satisfies SchemasOf<typeof sysPos>;

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

export const sysMenuSchemas = {
  loginMenuTree: { input: nothing, result: z.array(menuEntry) },
  ownBtnPermList: { input: nothing, result: z.array(z.string()) },
  list: { input: z.optional(z.object({ title: text, type: opt(z.int()) })), result: z.array(menuNode) },
  add: { input: z.object(menuFields), result: opt(id) },
  update: { input: z.object({ id: idInput, ...menuFields }), result: none },
  delete: { input: ref, result: none },
} satisfies SchemasOf<typeof sysMenu>;

const ofUser = z.object({ userId: idInput });
const shortcuts = z.object({ userId: idInput, menuIdList: idList });

export const sysUserMenuSchemas = {
  userMenuIdList: { input: ofUser, result: idsOf },
  userMenuList: { input: ofUser, result: z.array(menuEntry) },
  add: { input: shortcuts, result: none },
  delete: { input: shortcuts, result: none },
  deleteByUserId: { input: ofUser, result: none },
} satisfies SchemasOf<typeof sysUserMenu>;

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
  email: accountFields.email,
  phone: opt(z.string().check(z.trim(), z.regex(/^$|^1[3-9]\d{9}$/, 'phone'))),
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

export const sysTenantSchemas = {
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
  ownMenuList: { input: z.object({ id: idInput, userId: opt(idInput) }), result: idsOf },
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
      requestId: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'invalid')),
      remark: limited(200),
    }),
    result: z.looseObject({ berries: z.number() }),
  },
} satisfies SchemasOf<typeof sysTenant>;

export const onlineUserRow = z.looseObject({
  id: opt(id),
  /** Id of the session. */
  connectionId: opt(id),
  userId: opt(id),
  userName: text,
  realName: text,
  /** Since when. */
  time: instant,
  ip: text,
  browser: text,
  os: text,
  /** The very session that asks. Ours. */
  current: opt(z.boolean()),
});

export type OnlineUserRow = z.output<typeof onlineUserRow>;

export const sysOnlineUserSchemas = {
  page: { input: z.object({ ...pageInput, userName: text, realName: text }), result: pageOf(onlineUserRow) },
  forceOffline: { input: z.object({ connectionId: idInput }), result: none },
} satisfies SchemasOf<typeof sysOnlineUser>;
