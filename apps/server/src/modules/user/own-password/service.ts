import type { Parsed } from '@seaberry/api-client/schemas';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../../http/errors.ts';
import { callerOf, scopeOf, type CallContext } from '../../../http/handlers.ts';
import type { Auth } from '../../auth/service.ts';
import { writePassword } from '../../auth/password/repo.ts';
import { otherSessions } from '../../auth/sessions/repo.ts';
import { readCompany } from '../../company/repo.ts';
import { assertGoodPassword } from '../../auth/password/rules.ts';
import { hashPassword } from '../../auth/password/service.ts';

/**
 * Changes the caller's own password, ends their other sessions and notifies their address. Not for use in a transaction, since it hashes.
 *
 * @throws FieldErrors `passwordOld`: passwordWrong, also when the password was changed in the meantime; `passwordNew`: rules of the policy
 *   that it breaks. BusinessError locked, samePassword, passwordUnreadable
 */
export async function changeOwnPassword(auth: Auth, input: Parsed<'sysUser', 'changePwd'>, context: CallContext): Promise<void> {
  const { userId, tenantId, sessionId, account } = callerOf(context);
  const { db, clock } = context.deps;
  const wanted = auth.openPassword(input.passwordNew);
  const company = await db.transaction(scopeOf(context), () => readCompany(db, tenantId));
  assertGoodPassword(context.deps.config.passwordPolicy, wanted, { account, company: company?.name }, 'passwordNew');
  // Wrong passwords count towards the lock, as at sign-in.
  const formerHash = await auth.login.unlock(userId, input.passwordOld, context.ip).catch((error: unknown) => {
    throw error instanceof BusinessError && error.code === 'passwordWrong' ? new FieldErrors({ passwordOld: [error.code] }) : error;
  });
  if (auth.openPassword(input.passwordOld) === wanted) throw new BusinessError(ERROR.samePassword);
  const hash = await hashPassword(wanted);
  const now = new Date(clock.wallNow()).toISOString();
  // A transaction of the system, since only these may write messages to addresses.
  await db.transaction('system', async () => {
    const written = await writePassword(db, userId, { passwordHash: hash, updateTime: now, formerHash });
    if (!written) throw new FieldErrors({ passwordOld: ['passwordWrong'] });
    await auth.sessions.changed(userId);
    const others = await otherSessions(db, userId, sessionId, now);
    for (const id of others) await auth.sessions.revoke(id);
    if (others.length > 0) await context.deps.live.publish({ tenantId, topic: 'onlineUser' });
    await auth.contacts.notify(context.deps.queue, userId, 'password');
    context.writeAuditEntry();
  });
}
