import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import { callerOf, type CallContext, type Handlers } from '../../../http/handlers.ts';
import { entriesOf } from '../rows.ts';
import { addShortcuts, countPermittedPages, countShortcuts, deleteShortcuts, shortcutsOf } from './repo.ts';

/** Maximum number of shortcuts. */
const MAX_SHORTCUTS = 100;

/** @returns the caller's id. @throws BusinessError notFound for the id of another user, whose shortcuts the caller may not see */
function ownUserId(context: CallContext, userId: string): string {
  const caller = callerOf(context);
  if (userId.toLowerCase() !== caller.userId) throw new BusinessError(ERROR.notFound);
  return caller.userId;
}

/** Shortcuts of a user to pages. A shortcut to a page that the user may no longer open is hidden until they may again. */
export const shortcutHandlers: Handlers['sysUserMenu'] = {
  async userMenuIdList({ userId }, context) {
    const rows = await shortcutsOf(context.deps.db, ownUserId(context, userId));
    return rows.map(({ id }) => id);
  },

  async userMenuList({ userId }, context) {
    const rows = await shortcutsOf(context.deps.db, ownUserId(context, userId));
    // A list: the directories above the pages are not among the shortcuts.
    return entriesOf(
      rows.map((row) => ({ ...row, parentId: null })),
      context.locale,
    );
  },

  async add({ userId, menuIdList }, context) {
    const id = ownUserId(context, userId);
    const { tenantId } = callerOf(context);
    const { db, clock } = context.deps;
    const { count, newest } = await countShortcuts(db, id);
    if (count + menuIdList.length > MAX_SHORTCUTS) throw new BusinessError('tooMany');
    if ((await countPermittedPages(db, id, menuIdList)) < new Set(menuIdList).size) throw new BusinessError(ERROR.notFound);
    // Shortcuts are ordered by their times, so each gets a different time.
    const last = Math.max(clock.wallNow(), newest === null ? 0 : Date.parse(newest));
    const timeOf = (index: number): string => new Date(last + index + 1).toISOString();
    await addShortcuts(
      db,
      menuIdList.map((menuId, index) => ({ tenantId, userId: id, menuId, createTime: timeOf(index) })),
    );
    return null;
  },

  async delete({ userId, menuIdList }, context) {
    await deleteShortcuts(context.deps.db, ownUserId(context, userId), menuIdList);
    return null;
  },

  async deleteByUserId({ userId }, context) {
    await deleteShortcuts(context.deps.db, ownUserId(context, userId));
    return null;
  },
};
