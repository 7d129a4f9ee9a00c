import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import { callerOf, type Handlers } from '../../http/handlers.ts';
import { assertMayChangeUser } from '../access/rights/service.ts';
import type { Auth } from '../auth/service.ts';
import { findSession, pageOnline } from './repo.ts';

/** Open sessions. */
export function onlineHandlers(auth: Auth): Handlers['sysOnlineUser'] {
  return {
    page: (input, context) => pageOnline(context.deps.db, callerOf(context), input, context.deps.clock.wallNow()),

    async forceOffline({ connectionId }, context) {
      const { db, live } = context.deps;
      const caller = callerOf(context);
      const session = await findSession(db, connectionId);
      if (!session) throw new BusinessError(ERROR.notFound);
      await assertMayChangeUser(db, caller, session.userId);
      await auth.sessions.revoke(session.id);
      await live.publish({ tenantId: caller.tenantId, topic: 'session', id: session.userId, userId: session.userId });
      // Refreshes open lists of online users; the hint names no user.
      await live.publish({ tenantId: caller.tenantId, topic: 'onlineUser' });
      return null;
    },
  };
}
