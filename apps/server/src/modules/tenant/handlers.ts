import { and, eq, isNull } from 'drizzle-orm';
import { appUser, authSession, tenant as tenantTable } from '../../db/schema/core.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import { callerOf, outside, type CallContext, type Handlers } from '../../http/handlers.ts';
import type { Auth } from '../auth/service.ts';
import { newPassword } from '../auth/password/rules.ts';
import { hashPassword } from '../auth/password/service.ts';
import { isUuid } from '@seaberry/tracking/rules';
import { addTenant, credit, removeTenant, updateTenant } from './service.ts';
import { grantMenus, menusOf } from './menus/service.ts';
import { findTenant, pageOfTenants, peopleOf, tenantOfAdmin } from './repo.ts';

/** Compares UUIDs, ignoring case. */
const isOwn = (id: string, own: string): boolean => id.toLowerCase() === own;

const wallNow = ({ deps }: CallContext): string => new Date(deps.clock.wallNow()).toISOString();

/** In a transaction of the system: every process and every open page of a company reads the sessions of its users again. */
async function reloadSessions(auth: Auth, { deps }: CallContext, tenantId: string): Promise<void> {
  await auth.sessions.changed(null);
  await deps.live.publish({ tenantId, topic: 'session' });
}

/** Companies of this installation. All calls run in transactions of the system, and only platform administrators may make them. */
export function tenantHandlers(auth: Auth): Handlers['sysTenant'] {
  return { ...companies(auth), ...access(auth), ...account };
}

const companies = (auth: Auth) =>
  ({
    page: (input, { deps }) => pageOfTenants(deps.db, input),

    // A call of the origin, where a company can have a database of its own. Here all companies share one.
    async createDb({ id }, { deps }) {
      await findTenant(deps.db, id);
      throw new BusinessError('oneDatabase');
    },
    userList: ({ tenantId }, { deps }) => peopleOf(deps.db, tenantId),

    add: outside((input, context) => addTenant(auth, context, input)),

    async update(input, context) {
      await updateTenant(context, input);
      return null;
    },

    async delete({ id, version }, context) {
      if (isOwn(id, callerOf(context).tenantId)) throw new BusinessError(ERROR.ownCompany);
      await removeTenant(context.deps, id, version);
      await reloadSessions(auth, context, id);
      return null;
    },

    async grantMenu(input, context) {
      await grantMenus(context.deps.db, input);
      await reloadSessions(auth, context, input.id);
      return null;
    },

    ownMenuList: async ({ id, userId }, { deps }) => menusOf(deps.db, id ?? (await tenantOfAdmin(deps.db, userId))),
  }) satisfies Partial<Handlers['sysTenant']>;

/** Calls that decide whether users of a company may sign in. */
const access = (auth: Auth) =>
  ({
    async setStatus({ id, status }, context) {
      const { db } = context.deps;
      if (isOwn(id, callerOf(context).tenantId)) throw new BusinessError(ERROR.ownCompany);
      const tenant = await findTenant(db, id);
      const now = wallNow(context);
      await db.orm
        .update(tenantTable)
        .set({ enabled: status === 1, updateTime: now })
        .where(eq(tenantTable.id, tenant.id));
      if (status === 2) {
        // Sessions are not restored when the company is enabled again.
        await db.orm
          .update(authSession)
          .set({ revokedAt: now })
          .where(and(eq(authSession.tenantId, tenant.id), isNull(authSession.revokedAt)));
        await reloadSessions(auth, context, tenant.id);
      }
      return null;
    },

    resetPwd: outside(async ({ userId }, context) => {
      const { db, live } = context.deps;
      const caller = callerOf(context);
      if (isOwn(userId, caller.userId)) throw new BusinessError('ownPassword');
      const password = newPassword(context.deps.config.passwordPolicy);
      const hash = await hashPassword(password);
      await db.transaction('system', async () => {
        const [admin] = isUuid(userId)
          ? await db.orm
              .update(appUser)
              .set({ passwordHash: hash, mustChangePassword: true, updatedBy: caller.userId, updateTime: wallNow(context) })
              .from(tenantTable)
              .where(and(eq(appUser.id, userId), eq(tenantTable.adminUserId, appUser.id)))
              .returning({ account: appUser.account, tenantId: appUser.tenantId })
          : [];
        if (!admin) throw new BusinessError(ERROR.notFound);
        await auth.sessions.endOthers(userId, null);
        await auth.attempts.lift(admin.account);
        await live.publish({ tenantId: admin.tenantId, topic: 'session', id: userId, userId });
        context.writeAuditEntry();
      });
      return password;
    }),
  }) satisfies Partial<Handlers['sysTenant']>;

/** Tier and berries of a company account. */
const account = {
  async setTier({ id, tier }, context) {
    const { db, live } = context.deps;
    const tenant = await findTenant(db, id);
    await db.orm
      .update(tenantTable)
      .set({ tier, updateTime: wallNow(context) })
      .where(eq(tenantTable.id, tenant.id));
    await live.publish({ tenantId: tenant.id, topic: 'ledger' });
    return null;
  },

  async creditBerries(input, context) {
    const berries = await credit(context, callerOf(context).userId, input);
    await context.deps.live.publish({ tenantId: input.id, topic: 'ledger' });
    return { berries };
  },
} satisfies Partial<Handlers['sysTenant']>;
