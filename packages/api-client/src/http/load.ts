import * as z from 'zod/mini';
import type { ControllerName } from '../contract/index.js';
import type { CallSchemas } from '../contract/parts.js';

type Table = Record<string, CallSchemas>;

/** Controllers whose schemas stand in `account.schema.ts`. */
const ACCOUNT = { company: 1, swagger: 1, sysDictType: 1, sysFile: 1, sysNotice: 1, sysStaticPage: 1 };

/** The schemas of one controller, loaded when it is first called; the two files are the chunks of a bundler. */
export async function loadController(controller: ControllerName): Promise<{ table: Table; safeParse: typeof z.safeParse }> {
  return { table: await load(controller), safeParse: z.safeParse };
}

async function load(controller: ControllerName): Promise<Table> {
  if (controller === 'oceanBill') return (await import('../contract/ocean-bill.schema.js')).oceanBillSchemas;
  if (controller in ACCOUNT) {
    const account = await import('../contract/account.schema.js');
    // Listed above under its own name.
    return account[`${controller as keyof typeof ACCOUNT}Schemas`];
  }
  const sys = await import('../contract/sys.schema.js');
  const tables: Record<Exclude<ControllerName, 'oceanBill' | keyof typeof ACCOUNT>, Table> = {
    sysAuth: sys.sysAuthSchemas,
    sysConfig: sys.sysConfigSchemas,
    sysConst: sys.sysConstSchemas,
    sysMenu: sys.sysMenuSchemas,
    sysUser: sys.sysUserSchemas,
    live: sys.liveSchemas,
  };
  return tables[controller as keyof typeof tables];
}
