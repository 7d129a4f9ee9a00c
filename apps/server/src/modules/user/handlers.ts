import { appUser } from '../../db/schema/core.ts';
import { requireVersion } from '../../db/versions.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError, SignedOut } from '../../http/errors.ts';
import { callerOf, outside, scopeOf, type CallContext, type Handlers } from '../../http/handlers.ts';
import type { Auth } from '../auth/service.ts';
import { emitEvents } from '../plugin/events/service.ts';
import { newPassword } from '../auth/password/rules.ts';
import { writePassword } from '../auth/password/repo.ts';
import { hashPassword } from '../auth/password/service.ts';
import { affiliationsOf, rolesOf } from './belongings/repo.ts';
import { setRoles } from './belongings/service.ts';
import { pagePeople, personInList } from './list/repo.ts';
import { changeOwnPassword } from './own-password/service.ts';
import { removeUser, writeUser } from './repo.ts';
import { assertNotWidened, assertVisible, endSessions, reloadSessions, changeableUser, reloadPages } from './service.ts';
import { changeParticulars, readBaseInfo } from './profile/service.ts';
import { addPerson, updatePerson } from './form/service.ts';

/** Users: the caller, and the users whom the caller manages. */
export function userHandlers(auth: Auth): Handlers['sysUser'] {
  return { ...ofOneself(auth), ...people(auth), ...access(auth), ...roles(auth) };
}

const wallNow = ({ deps }: CallContext): string => new Date(deps.clock.wallNow()).toISOString();

const ofOneself = (auth: Auth) =>
  ({
    async baseInfo(_, context) {
      const info = await readBaseInfo(context.deps.db, callerOf(context).userId);
      if (!info) throw new SignedOut();
      return info;
    },

    updateBaseInfo: outside(async (input, context) => {
      const { tenantId, userId } = callerOf(context);
      await changeParticulars(context.deps, auth, context, { tenantId, userId }, input, wallNow(context), async () => {
        // Sessions cache the name.
        await auth.sessions.changed(userId);
        context.writeAuditEntry();
      });
      return null;
    }),

    changePwd: outside(async (input, context) => {
      await changeOwnPassword(auth, input, context);
      return null;
    }),
  }) satisfies Partial<Handlers['sysUser']>;

const people = (auth: Auth) =>
  ({
    page: outside((input, context) => pagePeople(context.deps.db, auth, scopeOf(context), callerOf(context), input, context.locale)),

    add: outside((input, context) => addPerson(auth, input, context)),

    update: outside(async (input, context) => {
      await updatePerson(auth, input, context);
      return null;
    }),

    // Bills and logs stay: they refer to their creator by id.
    async delete({ id, version }, context) {
      const { db } = context.deps;
      const caller = callerOf(context);
      const person = await changeableUser(db, caller, id);
      await requireVersion(db, appUser, { id: person.id, version }, () => personInList(db, caller, person.id, context.locale));
      if (person.id === caller.userId) throw new BusinessError(ERROR.ownAccount);
      if (person.isFirstAdministrator) throw new BusinessError(ERROR.firstAdministrator);
      await endSessions(auth, context, person.id);
      await removeUser(db, person.id);
      return null;
    },
  }) satisfies Partial<Handlers['sysUser']>;

/** Calls that decide whether a user may sign in. */
const access = (auth: Auth) =>
  ({
    async setStatus({ id, status }, context) {
      if (status === 1) await context.requireProof();
      const { db } = context.deps;
      const caller = callerOf(context);
      const person = await changeableUser(db, caller, id);
      if (person.id === caller.userId) throw new BusinessError(ERROR.ownStatus);
      if (person.isFirstAdministrator && status === 2) throw new BusinessError(ERROR.firstAdministrator);
      await writeUser(db, person.id, { enabled: status === 1, updatedBy: caller.userId, updateTime: wallNow(context) });
      // Sessions are not restored when the user is enabled again.
      if (status === 2) await endSessions(auth, context, person.id);
      const type = status === 1 ? 'user.enabled' : 'user.disabled';
      const data = { id: person.id, account: person.account };
      if (person.enabled !== (status === 1)) await emitEvents(context.deps, caller.tenantId, [{ type, data }]);
      return null;
    },

    resetPwd: outside(async ({ id }, context) => {
      const { db } = context.deps;
      const caller = callerOf(context);
      // Users change their own password with `changePwd`, which asks for the old one: a stolen session must not be enough.
      if (id === caller.userId) throw new BusinessError('ownPassword');
      const password = newPassword(context.deps.config.passwordPolicy);
      const hash = await hashPassword(password);
      const account = await db.transaction(scopeOf(context), async () => {
        const person = await changeableUser(db, caller, id);
        await writePassword(db, person.id, { passwordHash: hash, updatedBy: caller.userId, updateTime: wallNow(context) });
        await endSessions(auth, context, person.id);
        context.writeAuditEntry();
        return person.account;
      });
      await db.transaction('system', () => auth.attempts.lift(account));
      return password;
    }),

    unlockLogin: outside(async ({ id }, context) => {
      const { db } = context.deps;
      const person = await db.transaction(scopeOf(context), () => changeableUser(db, callerOf(context), id));
      await db.transaction('system', async () => {
        await auth.attempts.lift(person.account);
        await auth.attempts.liftFactors(person.id);
        context.writeAuditEntry();
      });
      return null;
    }),

    removeFactors: outside(async ({ id }, context) => {
      const { db, queue } = context.deps;
      const caller = callerOf(context);
      // Users remove their own factors in the user centre, one by one.
      if (id === caller.userId) throw new BusinessError('ownFactors');
      const person = await db.transaction(scopeOf(context), () => changeableUser(db, caller, id));
      await db.transaction('system', async () => {
        await auth.factors.removeAll(person.id, queue);
        await reloadPages(context, person.id);
        context.writeAuditEntry();
      });
      return null;
    }),
  }) satisfies Partial<Handlers['sysUser']>;

const roles = (auth: Auth) =>
  ({
    async grantRole({ userId, version, roleIdList }, context) {
      const { db } = context.deps;
      const caller = callerOf(context);
      const person = await changeableUser(db, caller, userId);
      await requireVersion(db, appUser, { id: person.id, version }, () => personInList(db, caller, person.id, context.locale));
      await setRoles(db, caller, person, roleIdList);
      await assertNotWidened(db, caller, person.id);
      await reloadSessions(auth, context, person.id);
      return null;
    },

    async ownRoleList({ userId }, context) {
      const { db } = context.deps;
      await assertVisible(db, callerOf(context), userId);
      return rolesOf(db, userId);
    },

    async ownExtOrgList({ userId }, context) {
      const { db } = context.deps;
      await assertVisible(db, callerOf(context), userId);
      return affiliationsOf(db, userId);
    },
  }) satisfies Partial<Handlers['sysUser']>;
