import type { MenuEntry } from '@seaberry/api-client';

import { TRACKING } from './menu-tree.ts';

/** Built-in menu for a server without one: request-routes off (product specification §4). */
const STATIC_MENU: readonly MenuEntry[] = [
  {
    path: TRACKING,
    component: 'Layout',
    redirect: '/tracking/oceanBill',
    meta: { icon: 'route' },
    children: [
      {
        path: '/tracking/oceanBill',
        component: '/tracking/oceanBill',
        meta: { icon: 'ship', isAffix: true },
      },
    ],
  },
  {
    path: '/tracking/airWaybill',
    component: '/tracking/airWaybill',
    meta: { icon: 'plane' },
  },
];

/** Rows with one of the user's roles; a row without roles is for all users (product specification §6). */
export function byRoles(entries: readonly MenuEntry[], roles: readonly string[]): MenuEntry[] {
  return entries.flatMap((entry) => {
    const wanted = entry.meta?.roles;
    if (wanted && wanted.length > 0 && !wanted.some((role) => roles.includes(role))) return [];
    return [entry.children ? { ...entry, children: byRoles(entry.children, roles) } : entry];
  });
}

export const staticMenu = (roles: readonly string[]): MenuEntry[] => byRoles(STATIC_MENU, roles);
