import type { MenuEntry } from '@seaberry/api-client';

import { screenByKey } from './screens.ts';

/** Screens for which another backend has no menu row, since its own client shows them in the top bar. */
const UNLISTED: readonly MenuEntry[] = [
  {
    path: '/system/onlineUser',
    component: '/system/onlineUser/index',
    meta: { icon: 'activity' },
  },
];

const known = new WeakMap<readonly MenuEntry[], MenuEntry[]>();

/** Menu of another backend with unlisted screens at the end; the same object for the same rows. */
export function withUnlisted(rows: readonly MenuEntry[]): MenuEntry[] {
  let all = known.get(rows);
  if (!all) {
    all = [...rows, ...UNLISTED.filter(({ component }) => !lists(rows, component))];
    known.set(rows, all);
  }
  return all;
}

const lists = (rows: readonly MenuEntry[], component: MenuEntry['component']): boolean =>
  rows.some((row) => screenByKey(row.component) === screenByKey(component) || lists(row.children ?? [], component));
