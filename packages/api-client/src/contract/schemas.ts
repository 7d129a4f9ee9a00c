import type * as z from 'zod/mini';
import {
  companySchemas,
  swaggerSchemas,
  sysDictTypeSchemas,
  sysFileSchemas,
  sysNoticeSchemas,
  sysStaticPageSchemas,
} from './account.schema.js';
import { sysDatabaseSchemas } from './database.schema.js';
import type { CallName, ControllerName } from './index.js';
import { oceanBillSchemas } from './ocean-bill.schema.js';
import {
  sysMenuSchemas,
  sysOnlineUserSchemas,
  sysOrgSchemas,
  sysPosSchemas,
  sysRoleSchemas,
  sysTenantSchemas,
  sysUserMenuSchemas,
} from './access.schema.js';
import { sysLogDiffSchemas, sysLogExSchemas, sysLogOpSchemas, sysLogVisSchemas } from './log.schema.js';
import { liveSchemas, sysAuthSchemas, sysConfigSchemas, sysConstSchemas } from './sys.schema.js';
import { sysUserSchemas } from './user.schema.js';

export { oceanBillInput, oceanBillRow, type OceanBillInput, type OceanBillRow } from './ocean-bill.schema.js';
export { shipmentState } from './shipment.schema.js';
export { NOTICE_TYPES, STATIC_PAGES } from './account.schema.js';
export { isCalendarDate, TIERS } from './parts.js';
export { CAPABILITIES, CODE_PURPOSES } from './sys.schema.js';
export type { MenuEntry } from './menu-entry.schema.js';
export { DATA_SCOPES, MENU_TYPES } from './access.parts.js';
export type { VisualDbTable } from './database.schema.js';
export type { MenuNode, OnlineUserRow, OrgNode, PosRow, RoleRow, TenantRow } from './access.schema.js';
export type { CallLogRow, DiffLogRow, VisitLogRow } from './log.schema.js';
export { CARD_TYPES, CULTURE_LEVELS, type UserRow } from './user.schema.js';

/** The schemas of every call, for the server and the API document. The client loads them one controller at a time instead. */
export const schemas = {
  sysAuth: sysAuthSchemas,
  sysConfig: sysConfigSchemas,
  sysConst: sysConstSchemas,
  sysDictType: sysDictTypeSchemas,
  sysMenu: sysMenuSchemas,
  sysUser: sysUserSchemas,
  sysUserMenu: sysUserMenuSchemas,
  sysRole: sysRoleSchemas,
  sysOrg: sysOrgSchemas,
  sysPos: sysPosSchemas,
  sysTenant: sysTenantSchemas,
  sysOnlineUser: sysOnlineUserSchemas,
  sysLogVis: sysLogVisSchemas,
  sysLogOp: sysLogOpSchemas,
  sysLogEx: sysLogExSchemas,
  sysLogDiff: sysLogDiffSchemas,
  sysDatabase: sysDatabaseSchemas,
  sysFile: sysFileSchemas,
  sysNotice: sysNoticeSchemas,
  sysStaticPage: sysStaticPageSchemas,
  swagger: swaggerSchemas,
  company: companySchemas,
  oceanBill: oceanBillSchemas,
  live: liveSchemas,
};

type SchemaTable = typeof schemas;
type Of<C extends ControllerName, K extends CallName<C>, S extends 'input' | 'result'> = K extends keyof SchemaTable[C]
  ? SchemaTable[C][K] extends Record<S, infer T>
    ? T
    : never
  : never;

/** What a caller passes. */
export type Input<C extends ControllerName, K extends CallName<C>> = z.input<Of<C, K, 'input'>>;
/** What a handler gets, after validation. */
export type Parsed<C extends ControllerName, K extends CallName<C>> = z.output<Of<C, K, 'input'>>;
/** What a handler answers. */
export type Answered<C extends ControllerName, K extends CallName<C>> = z.input<Of<C, K, 'result'>>;
/** What a caller gets. */
export type Result<C extends ControllerName, K extends CallName<C>> = z.output<Of<C, K, 'result'>>;
