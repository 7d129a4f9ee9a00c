import { menu } from '../../db/schema/core.ts';
import { requireVersion } from '../../db/versions.ts';
import { callerOf, type CallContext, type Handlers } from '../../http/handlers.ts';
import { publishToAll } from '../../live/publish-to-all.ts';
import type { Auth } from '../auth/service.ts';
import { allMenus, menusHeldBy } from './repo.ts';
import { addMenu, deleteMenu, updateMenu } from './service.ts';
import { entriesOf, nodeOf, nodesOf } from './rows.ts';

/** The menu of the caller. */
export const ownMenuHandlers: Pick<Handlers['sysMenu'], 'loginMenuTree' | 'ownBtnPermList'> = {
  async loginMenuTree(_, context) {
    const rows = await menusHeldBy(context.deps.db, callerOf(context).userId, 'pages');
    return entriesOf(rows, context.locale);
  },

  ownBtnPermList: (_, context) => Promise.resolve([...callerOf(context).buttons].toSorted()),
};

/** After a change of any user's menu: all processes read sessions again, and so do open pages of companies with signed-in users. */
async function reloadAllSessions(auth: Auth, context: CallContext): Promise<void> {
  await auth.sessions.changed(null);
  await publishToAll(context, 'session');
}

/** The menu of the installation. Callers read the entries that they have and may grant; platform administrators also change the menu. */
export function menuHandlers(auth: Auth): Handlers['sysMenu'] {
  return {
    ...ownMenuHandlers,

    async list(input, context) {
      const { userId, platform } = callerOf(context);
      const { db } = context.deps;
      // Platform administrators also see disabled rows, since only they can enable them.
      const rows = await (platform ? allMenus(db) : menusHeldBy(db, userId));
      return nodesOf(rows, context.locale, input);
    },

    async add(input, context) {
      const id = await addMenu(context, input);
      await reloadAllSessions(auth, context);
      return id;
    },

    async update(input, context) {
      await updateMenu(context, input);
      await reloadAllSessions(auth, context);
      return null;
    },

    async delete({ id, version }, context) {
      const { db } = context.deps;
      await deleteMenu(db, id, (row) => requireVersion(db, menu, { id, version }, async () => nodeOf(row, context.locale)));
      await reloadAllSessions(auth, context);
      return null;
    },
  };
}
