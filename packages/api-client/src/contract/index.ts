import { company, swagger, sysDictType, sysFile, sysNotice, sysStaticPage } from './account.js';
import { sysMenu, sysOnlineUser, sysOrg, sysPos, sysRole, sysTenant, sysUser, sysUserMenu } from './access.js';
import { sysDatabase } from './database.js';
import { codesOf, type EndpointMeta } from './declare.js';
import { sysLogDiff, sysLogEx, sysLogOp, sysLogVis } from './log.js';
import { oceanBill } from './ocean-bill.js';
import { sysConfig } from './sign-in.js';
import { sysAuth } from './sys-auth.js';
import { live, sysConst } from './sys.js';

export { codesOf } from './declare.js';
export type { Answer, CallLog, EndpointMeta, InputPlace, Permission, PermissionCode, Reach } from './declare.js';
export {
  FORM_FIELDS,
  OCEAN_BILL_FIELDS,
  oceanBillField,
  type FieldKind,
  type OceanBillField,
  type OceanBillFieldKey,
} from './ocean-bill.fields.js';

/** Every call there is: controller → call → how it travels and who may make it. Plain data, no schemas. */
export const contract = {
  sysAuth,
  sysConfig,
  sysConst,
  sysDictType,
  sysMenu,
  sysUser,
  sysUserMenu,
  sysRole,
  sysOrg,
  sysPos,
  sysTenant,
  sysOnlineUser,
  sysLogVis,
  sysLogOp,
  sysLogEx,
  sysLogDiff,
  sysDatabase,
  sysFile,
  sysNotice,
  sysStaticPage,
  swagger,
  company,
  oceanBill,
  live,
};

export type Contract = typeof contract;
export type ControllerName = keyof Contract;
export type CallName<C extends ControllerName> = keyof Contract[C] & string;

export interface DeclaredCall {
  controller: ControllerName;
  name: string;
  meta: EndpointMeta;
}

/** All calls as one list, in the order of declaration. */
export function allCalls(): DeclaredCall[] {
  return Object.entries(contract).flatMap(([controller, calls]) =>
    Object.entries(calls).map(([name, meta]) => ({ controller: controller as ControllerName, name, meta })),
  );
}

/** Every button code that guards a call, sorted. */
export function permissionCodes(): string[] {
  return [...new Set<string>(allCalls().flatMap(({ meta }) => codesOf(meta.permission)))].toSorted();
}
