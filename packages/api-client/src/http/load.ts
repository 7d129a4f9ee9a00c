import * as z from 'zod/mini';
import type { ControllerName } from '../contract/index.js';
import type { CallSchemas } from '../contract/parts.js';

type Table = Record<string, CallSchemas>;

/** In which file the schemas of a controller stand; each file is a chunk of a bundler. */
const FILES = {
  sys: () => import('../contract/sys.schema.js'),
  account: () => import('../contract/account.schema.js'),
  user: () => import('../contract/user.schema.js'),
  access: () => import('../contract/access.schema.js'),
  log: () => import('../contract/log.schema.js'),
  database: () => import('../contract/database.schema.js'),
  oceanBill: () => import('../contract/ocean-bill.schema.js'),
};

const FILE_OF: Record<ControllerName, keyof typeof FILES> = {
  sysAuth: 'sys',
  sysConfig: 'sys',
  sysConst: 'sys',
  live: 'sys',
  company: 'account',
  swagger: 'account',
  sysDictType: 'account',
  sysFile: 'account',
  sysNotice: 'account',
  sysStaticPage: 'account',
  sysUser: 'user',
  sysMenu: 'access',
  sysUserMenu: 'access',
  sysRole: 'access',
  sysOrg: 'access',
  sysPos: 'access',
  sysTenant: 'access',
  sysOnlineUser: 'access',
  sysLogVis: 'log',
  sysLogOp: 'log',
  sysLogEx: 'log',
  sysLogDiff: 'log',
  sysDatabase: 'database',
  oceanBill: 'oceanBill',
};

/** The schemas of one controller, loaded when it is first called. */
export async function loadController(controller: ControllerName): Promise<{ table: Table; safeParse: typeof z.safeParse }> {
  const file: Record<string, unknown> = await FILES[FILE_OF[controller]]();
  // Every file exports the tables of its controllers under their names; the contract test calls this for each of them.
  return { table: file[`${controller}Schemas`] as Table, safeParse: z.safeParse };
}
