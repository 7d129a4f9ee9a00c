import { builtIn, MENU, type Entry } from '../menu/catalogue.ts';

export interface BuiltInRole {
  id: string;
  code: 'platform' | 'admin' | 'operator' | 'viewer';
  name: string;
  holds: (permission: string) => boolean;
}

/** The logs of tracking, which belong to the bills; pushing and triggering again have codes of their own. */
const TRACKING_LOGS = ['consumptionLog:page', 'pushLog:page', 'subscribeLog:page', 'updateLog:page', 'requestLog:page'];
const VIEWER = new Set([
  'oceanBill:page',
  'oceanBill:detail',
  'oceanBill:export',
  'airWaybill:page',
  'airWaybill:detail',
  'airWaybill:export',
  'subscribeLog:page',
  'updateLog:page',
]);

/** Permission codes of platform menus. */
const PLATFORM_ONLY = new Set(MENU.flatMap(({ platform, permission }) => (platform && permission ? [permission] : [])));

/**
 * Built-in roles, which cannot be changed. Administrators manage their company, its users, notices and logs; platform administrators manage
 * all companies. The data range of each role is the whole company.
 */
export const ROLES: readonly BuiltInRole[] = [
  { id: builtIn(1), code: 'admin', name: 'Administrator', holds: (permission) => !PLATFORM_ONLY.has(permission) },
  {
    id: builtIn(2),
    code: 'operator',
    name: 'Operator',
    holds: (permission) => /^(?:oceanBill|airWaybill|shareLink):/u.test(permission) || TRACKING_LOGS.includes(permission),
  },
  { id: builtIn(3), code: 'viewer', name: 'Viewer', holds: (permission) => VIEWER.has(permission) },
  { id: builtIn(4), code: 'platform', name: 'Platform administrator', holds: () => true },
];

/** Whether a role has a menu entry: a page if it is for all or the role has a button of it, a directory if it has a page in it. */
export function heldBy(role: BuiltInRole, entry: Entry): boolean {
  if (entry.permission) return role.holds(entry.permission);
  return (
    (entry.forAll === true && (!entry.platform || role.code === 'platform')) ||
    MENU.some((child) => child.parentId === entry.id && heldBy(role, child))
  );
}

export const roleId = (code: BuiltInRole['code']): string => {
  const role = ROLES.find((one) => one.code === code);
  if (!role) throw new Error(`There is no built-in role ${code}.`);
  return role.id;
};
