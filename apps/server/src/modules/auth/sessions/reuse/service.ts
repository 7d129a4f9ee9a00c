import type { CallContext } from '../../../../http/handlers.ts';
import { writeLog } from '../../../audit/service.ts';
import type { Auth } from '../../service.ts';
import type { OnReuse } from '../service.ts';

/** Reports that a refresh token was used again: to the log, the visit log, the user's address and open pages. */
export const reportReuse =
  (auth: Auth, context: CallContext): OnReuse =>
  async ({ sessionId, userId, tenantId, account, realName }) => {
    const { ip, correlationId, deps } = context;
    const { db, log, clock, queue, live } = deps;
    writeLog(db, {
      kind: 'visit',
      tenantId,
      userId,
      account,
      realName,
      call: 'sysAuth.renew',
      outcome: 'refreshReused',
      input: { sessionId },
      ip,
      userAgent: context.header('User-Agent') ?? null,
      correlationId,
      durationMs: 0,
      at: clock.wallNow(),
    });
    await auth.contacts.notify(queue, userId, 'session');
    await live.publish({ tenantId, topic: 'session', id: userId, userId });
    await live.publish({ tenantId, topic: 'onlineUser' });
    db.afterCommit(() => log.warn({ userId, sessionId, ip }, 'A session was ended: a refresh token of it was used a second time.'));
  };
