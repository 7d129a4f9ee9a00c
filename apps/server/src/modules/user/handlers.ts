import { BusinessError, SignedOut } from '../../http/errors.ts';
import { callerOf, outside, scopeOf, type Handlers } from '../../http/handlers.ts';
import type { Auth } from '../auth/auth.ts';
import { isUuid } from '../ocean-bill/change.ts';
import { changeOwnPassword } from './own-password.ts';
import { changeParticulars, readBaseInfo } from './profile.ts';

export function userHandlers(auth: Auth): Handlers['sysUser'] {
  return {
    async baseInfo(_, context) {
      const info = await readBaseInfo(context.deps.db, callerOf(context).userId);
      if (!info) throw new SignedOut();
      return info;
    },

    updateBaseInfo: outside(async (input, context) => {
      const { tenantId, userId } = callerOf(context);
      const { db, clock } = context.deps;
      const now = new Date(clock.wallNow()).toISOString();
      // Sessions remember the name.
      await changeParticulars(db, { tenantId, userId }, input, now, () => auth.sessions.changed(userId));
      return null;
    }),

    changePwd: outside(async (input, context) => {
      await changeOwnPassword(auth, input, context);
      return null;
    }),

    unlockLogin: outside(async ({ id }, context) => {
      const { db } = context.deps;
      // In the caller's own unit: people of others are not found.
      const [person] = isUuid(id)
        ? await db.unit(scopeOf(context), () => db.sql<{ account: string }>('select account from app_user where id = $1', [id]))
        : [];
      if (!person) throw new BusinessError('D1002');
      await db.unit('system', () => auth.attempts.lift(person.account));
      return null;
    }),
  };
}
