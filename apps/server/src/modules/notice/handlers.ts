import { MESSAGE_SETTINGS } from '@seaberry/api-client/contract';
import { changeOf } from '../../http/crud.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import { callerOf, formatOf, type CallContext, type Handlers } from '../../http/handlers.ts';
import { isUuid } from '@seaberry/tracking/rules';
import { markAllRead, markRead, mutedBy, pageReceived, unreadNotices, writeMuted } from './repo.ts';
import { noticeRows } from './edit/repo.ts';
import { addNotice, audienceOf, deleteNotice, publishNotice, updateNotice } from './edit/service.ts';
import { emitEvents } from '../plugin/events/service.ts';
import { findPeople, pageOfReaders } from './receivers/repo.ts';

const MAX_PEOPLE = 50;

const wallNow = ({ deps }: CallContext): string => new Date(deps.clock.wallNow()).toISOString();

/** Updates the inbox of the caller in other tabs and on other devices. */
async function refreshInbox(context: CallContext): Promise<void> {
  const { tenantId, userId } = callerOf(context);
  await context.deps.live.publish({ tenantId, userId, topic: 'notice' });
}

export const noticeHandlers: Handlers['sysNotice'] = {
  pageReceived: (input, context) => pageReceived(context.deps.db, callerOf(context), input, formatOf(context)),
  unReadList: (_, context) => unreadNotices(context.deps.db, callerOf(context), formatOf(context)),

  async setRead({ id }, context) {
    const found = isUuid(id) && (await markRead(context.deps.db, callerOf(context), id, wallNow(context)));
    if (!found) throw new BusinessError(ERROR.notFound);
    await refreshInbox(context);
    return null;
  },

  async setAllRead(_, context) {
    await markAllRead(context.deps.db, callerOf(context), wallNow(context));
    await refreshInbox(context);
    return null;
  },

  muted: (_, context) => mutedBy(context.deps.db, callerOf(context).userId),

  async mute({ muted, changed }, context) {
    await writeMuted(context.deps.db, callerOf(context).userId, muted, changed ?? MESSAGE_SETTINGS);
    return null;
  },

  page: (input, context) => noticeRows(context.deps.db).page(input),
  add: (input, context) => addNotice(context.deps.db, changeOf(context), input),

  async update(input, context) {
    await updateNotice(context.deps.db, changeOf(context), input);
    return null;
  },

  async delete(input, context) {
    await deleteNotice(context.deps.db, input);
    return null;
  },

  async public({ id }, context) {
    const { tenantId, userId, realName, account, orgId } = callerOf(context);
    const { db, live } = context.deps;
    await publishNotice(db, id, { userId, name: realName ?? account, orgId }, wallNow(context));
    await live.publish({ tenantId, topic: 'notice', id });
    await emitEvents(context.deps, tenantId, [{ type: 'notice.published', data: { id } }]);
    return null;
  },

  audience: ({ id }, context) => audienceOf(context.deps.db, id),
  people: (input, context) => findPeople(context.deps.db, input.keyword ?? '', MAX_PEOPLE),

  async readers(input, context) {
    await noticeRows(context.deps.db).find(input.id);
    return pageOfReaders(context.deps.db, input);
  },
};
