import { MESSAGE_SETTINGS, notice } from '@seaberry/api-client/contract';
import { notice as noticeTable } from '../../db/schema/session.ts';
import { crud } from '../../http/crud.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import { callerOf, type CallContext, type Handlers } from '../../http/handlers.ts';
import { isUuid } from '@seaberry/tracking/rules';
import { markAllRead, markRead, mutedBy, pageReceived, unreadNotices, writeMuted } from './repo.ts';
import { publishNotice } from './service.ts';

const wallNow = ({ deps }: CallContext): string => new Date(deps.clock.wallNow()).toISOString();

/** Updates the inbox of the caller in other tabs and on other devices. */
async function refreshInbox(context: CallContext): Promise<void> {
  const { tenantId, userId } = callerOf(context);
  await context.deps.live.publish({ tenantId, userId, topic: 'notice' });
}

export const noticeHandlers: Handlers['sysNotice'] = {
  pageReceived: (input, context) => pageReceived(context.deps.db, callerOf(context), input, context.locale),
  unReadList: (_, context) => unreadNotices(context.deps.db, callerOf(context), context.locale),

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

  // Adds a draft, which is in no inbox before it is published.
  add: crud(notice, noticeTable).add,

  async public({ id }, context) {
    const { tenantId, userId, realName, account } = callerOf(context);
    const { db, live } = context.deps;
    if (!isUuid(id)) throw new BusinessError(ERROR.notFound);
    await publishNotice(db, tenantId, id, { userId, name: realName ?? account }, wallNow(context));
    await live.publish({ tenantId, topic: 'notice', id });
    return null;
  },
};
