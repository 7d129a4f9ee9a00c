import { builtIn, MENU, type Entry } from '../menu/catalogue.ts';

export interface BuiltInRole {
  id: string;
  code: 'platform' | 'admin' | 'operator' | 'viewer';
  name: string;
  holds: (permission: string) => boolean;
}

const VIEWER = new Set(['oceanBill:page', 'oceanBill:detail', 'oceanBill:export']);

const OF_PLATFORM = new Set(MENU.flatMap(({ platform, permission }) => (platform && permission ? [permission] : [])));

/**
 * Built-in roles, which cannot be changed. Administrators of a company manage the company, its users, notices and logs; those of the
 * installation everything across companies. All of them see the whole company.
 */
export const ROLES: readonly BuiltInRole[] = [
  { id: builtIn(1), code: 'admin', name: 'Administrator', holds: (permission) => !OF_PLATFORM.has(permission) },
  { id: builtIn(2), code: 'operator', name: 'Operator', holds: (permission) => permission.startsWith('oceanBill:') },
  { id: builtIn(3), code: 'viewer', name: 'Viewer', holds: (permission) => VIEWER.has(permission) },
  { id: builtIn(4), code: 'platform', name: 'Platform administrator', holds: () => true },
];

/** A page requires any of its buttons, a directory any of its pages. */
export function heldBy(role: BuiltInRole, entry: Entry): boolean {
  if (entry.permission) return role.holds(entry.permission);
  return entry.forAll === true || MENU.some((child) => child.parentId === entry.id && heldBy(role, child));
}

export const roleId = (code: BuiltInRole['code']): string => {
  const role = ROLES.find((one) => one.code === code);
  if (!role) throw new Error(`There is no built-in role ${code}.`);
  return role.id;
};
