import type { MenuEntry } from '@seaberry/api-client/schemas';
import type { Handlers } from '../../http/handlers.ts';
import { callerOf } from '../../http/handlers.ts';

interface MenuRow extends Record<string, unknown> {
  id: string;
  parent_id: string | null;
  titles: Record<string, string>;
  path: string;
  name: string | null;
  component: string | null;
  redirect: string | null;
  icon: string | null;
  hidden: boolean;
  keep_alive: boolean;
  affix: boolean;
}

/** The menu of the person who is signed in (product specification §2, §7). */
export const menuHandlers: Handlers['sysMenu'] = {
  async loginMenuTree(_, context) {
    const rows = await context.deps.db.sql<MenuRow>(
      `select id, parent_id, titles, path, name, component, redirect, icon, hidden, keep_alive, affix from menu m
       where kind <> 'button' and enabled and exists (
         select from role_menu rm join role r on r.id = rm.role_id and r.enabled join user_role ur on ur.role_id = r.id
         where rm.menu_id = m.id and ur.user_id = $1)
       order by position, id`,
      [callerOf(context).userId],
    );
    return childrenOf(null, rows, context.locale);
  },

  ownBtnPermList: (_, context) => Promise.resolve([...callerOf(context).buttons].toSorted()),
};

function childrenOf(parentId: string | null, rows: readonly MenuRow[], locale: string): MenuEntry[] {
  return rows
    .filter((row) => row.parent_id === parentId)
    .map((row) => ({
      id: row.id,
      path: row.path,
      name: row.name,
      component: row.component,
      redirect: row.redirect,
      meta: {
        title: row.titles[locale] ?? row.titles['en'] ?? row.name,
        icon: row.icon,
        isLink: null,
        isHide: row.hidden,
        isKeepAlive: row.keep_alive,
        isAffix: row.affix,
        isIframe: false,
      },
      children: childrenOf(row.id, rows, locale),
    }));
}
