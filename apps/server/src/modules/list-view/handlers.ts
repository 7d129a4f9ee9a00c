import { isUuid } from '@seaberry/tracking/rules';
import { v7 as uuid } from 'uuid';
import { lockKey } from '../../db/locks.ts';
import type { Db } from '../../db/port.ts';
import { listView } from '../../db/schema/access.ts';
import { requireVersion } from '../../db/versions.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import { callerOf, type CallContext, type Handlers } from '../../http/handlers.ts';
import { countShared, countViews, deleteView, insertView, listOf, updateView, viewsOf, writeDefault } from './repo.ts';

/** Maximum number of views of a user, in all lists. */
const MAX_VIEWS = 200;
/** Maximum number of shared views of a list in a company, since every user loads them. */
const MAX_SHARED = 100;

const wallNow = ({ deps }: CallContext): string => new Date(deps.clock.wallNow()).toISOString();

/** @throws BusinessError notFound for a view that is not the caller's own */
async function changeOwn(context: CallContext, id: string, change: (userId: string) => Promise<boolean>): Promise<null> {
  if (!isUuid(id) || !(await change(callerOf(context).userId))) throw new BusinessError(ERROR.notFound);
  return null;
}

/** @throws Outdated; BusinessError notFound for a view of another user */
const requireViewVersion = (db: Db, userId: string, row: { id: string; version?: number | null | undefined }): Promise<void> =>
  requireVersion(db, listView, row, async () => {
    const found = (await viewsOf(db, userId, (await listOf(db, row.id)) ?? '')).find(({ id }) => id === row.id);
    if (!found?.own) throw new BusinessError(ERROR.notFound);
    return found;
  });

/** Saved views of lists. */
export const listViewHandlers: Handlers['listView'] = {
  list: ({ list }, context) => viewsOf(context.deps.db, callerOf(context).userId, list),

  async add({ list, name, view }, context) {
    const { tenantId, userId } = callerOf(context);
    const { db } = context.deps;
    // Locked, so that of two concurrent requests the second counts the view of the first.
    await lockKey(db, `listView ${userId}`);
    if ((await countViews(db, userId)) >= MAX_VIEWS) throw new BusinessError('viewsKept', { limit: MAX_VIEWS });
    const [id, now] = [uuid(), wallNow(context)];
    await insertView(db, { id, tenantId, userId, list, name, view, shared: false, createTime: now, updateTime: now });
    return id;
  },

  update: ({ id, version, name, view }, context) =>
    changeOwn(context, id, async (userId) => {
      const { db } = context.deps;
      await requireViewVersion(db, userId, { id, version });
      return updateView(db, userId, id, {
        ...(name == null ? {} : { name }),
        ...(view == null ? {} : { view }),
        updateTime: wallNow(context),
      });
    }),

  share: ({ id, version, shared }, context) =>
    changeOwn(context, id, async (userId) => {
      const { db } = context.deps;
      await requireViewVersion(db, userId, { id, version });
      const list = await listOf(db, id);
      if (shared && list !== null) {
        await lockKey(db, `listView ${callerOf(context).tenantId} ${list}`);
        if ((await countShared(db, list, id)) >= MAX_SHARED) throw new BusinessError('viewsShared', { limit: MAX_SHARED });
      }
      return updateView(db, userId, id, { shared, updateTime: wallNow(context) });
    }),

  async setDefault({ id }, context) {
    const { tenantId, userId } = callerOf(context);
    const { db } = context.deps;
    const list = isUuid(id) ? await listOf(db, id) : null;
    if (list === null) throw new BusinessError(ERROR.notFound);
    await writeDefault(db, { tenantId, userId, list, viewId: id });
    return null;
  },

  delete: ({ id }, context) => changeOwn(context, id, (userId) => deleteView(context.deps.db, userId, id)),
};
