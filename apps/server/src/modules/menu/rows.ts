import { menu as menuEntity } from '@seaberry/api-client/contract';
import type { MenuEntry, MenuNode, Parsed } from '@seaberry/api-client/schemas';
import type { WholeRow } from '../../db/entity/columns.ts';
import { rowMatcher } from '../../db/entity/matching.ts';
import { statusOf } from '../../db/list.ts';
import type { menu } from '../../db/schema/core.ts';

export type MenuRow = typeof menu.$inferSelect;
export type MenuKind = MenuRow['kind'];

/** Kinds by their number in the API (`type`). */
const KINDS = { 1: 'directory', 2: 'menu', 3: 'button' } as const;

export const kindOf = (type: keyof typeof KINDS): MenuKind => KINDS[type];
const typeOf = (kind: MenuKind): number => (kind === 'directory' ? 1 : kind === 'menu' ? 2 : 3);

/** Title in the reader's language, else in another one. */
export const titleOf = ({ titles, name, permission }: Pick<MenuRow, 'titles' | 'name' | 'permission'>, locale: string): string =>
  titles[locale] ?? titles['en'] ?? Object.values(titles)[0] ?? name ?? permission ?? '';

/** The menu of a user as a tree of routes. */
export function entriesOf(rows: readonly MenuRow[], locale: string, parentId: string | null = null): MenuEntry[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({
      id: row.id,
      path: row.path,
      name: row.name,
      component: row.component,
      redirect: row.redirect,
      meta: {
        title: titleOf(row, locale),
        icon: row.icon,
        isLink: row.outLink,
        isHide: row.hidden,
        isKeepAlive: row.keepAlive,
        isAffix: row.pinned,
        isIframe: row.iframe,
      },
      children: entriesOf(rows, locale, row.id),
    }));
}

export const nodeOf = (row: MenuRow, locale: string): WholeRow<typeof menuEntity, MenuNode> => ({
  id: row.id,
  pid: row.parentId,
  type: typeOf(row.kind),
  title: titleOf(row, locale),
  titles: row.titles,
  name: row.name,
  path: row.path,
  component: row.component,
  redirect: row.redirect,
  permission: row.permission,
  icon: row.icon,
  isIframe: row.iframe,
  outLink: row.outLink,
  isHide: row.hidden,
  isKeepAlive: row.keepAlive,
  isAffix: row.pinned,
  orderNo: row.position,
  status: statusOf(row.enabled),
  remark: row.remark,
  builtIn: row.builtIn,
  platform: row.platform,
  version: row.version,
  createTime: row.createTime,
  updateTime: row.updateTime,
});

/** The whole tree with its buttons; a flat list of the matching rows if the list is filtered. */
export function nodesOf(rows: readonly MenuRow[], locale: string, given: Parsed<'sysMenu', 'list'>): MenuNode[] {
  const matches = rowMatcher(menuEntity, given ?? {});
  return matches ? rows.map((row) => nodeOf(row, locale)).filter(matches) : treeOf(rows, locale);
}

/** A row without its parent is placed at the top, so that a user who has it can find it. */
function treeOf(rows: readonly MenuRow[], locale: string): MenuNode[] {
  const known = new Set(rows.map(({ id }) => id));
  const below = Map.groupBy(rows, ({ parentId: parent }) => (parent !== null && known.has(parent) ? parent : null));
  const level = (parent: string | null): MenuNode[] =>
    (below.get(parent) ?? []).map((row) => ({ ...nodeOf(row, locale), children: level(row.id) }));
  return level(null);
}
