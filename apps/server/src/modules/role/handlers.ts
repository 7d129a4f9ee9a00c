import { callerOf, type CallContext, type Handlers } from '../../http/handlers.ts';
import type { Auth } from '../auth/service.ts';
import { roleName } from './names.ts';
import { addRole, changeRole, grantableRole, removeRole, switchRole, touchRole, type Change } from './service.ts';
import { writeMenus, writeRange } from './grant/service.ts';
import { holdersOf, listRoles, menusOf, orgsOf, roles } from './repo.ts';

/** Up to this number of users with the role, only their sessions reload; with more, all sessions. */
const RELOADED_ONE_BY_ONE = 100;

const changeOf = (context: CallContext): Change => ({
  caller: callerOf(context),
  now: new Date(context.deps.clock.wallNow()).toISOString(),
});

/** In a transaction: makes the sessions and open pages of every user with the role read their rights again. */
async function refreshHolders(auth: Auth, context: CallContext, roleId: string): Promise<void> {
  const { tenantId, orgs } = callerOf(context);
  const { db, live } = context.deps;
  // A caller with a data range does not see every holder.
  const holders = orgs === null ? await holdersOf(db, roleId) : null;
  if (holders === null || holders.length > RELOADED_ONE_BY_ONE) {
    await auth.sessions.changed(null);
    await live.publish({ tenantId, topic: 'session' });
    return;
  }
  for (const userId of holders) {
    await auth.sessions.changed(userId);
    await live.publish({ tenantId, topic: 'session', userId });
  }
}

const reading = {
  async page(input, context) {
    const page = await roles(context.deps.db, callerOf(context)).page(input);
    return { ...page, items: page.items.map((row) => ({ ...row, name: roleName(context.locale, row.id, row.name) })) };
  },
  async list(_, context) {
    const found = await listRoles(context.deps.db, callerOf(context));
    return found.map((row) => ({ ...row, name: roleName(context.locale, row.id, row.name) }));
  },
  ownMenuList: ({ id }, context) => menusOf(context.deps.db, callerOf(context), id),
  ownOrgList: ({ id }, context) => orgsOf(context.deps.db, callerOf(context), id),
} satisfies Partial<Handlers['sysRole']>;

/** Roles. Callers grant only rights that they have. */
export function roleHandlers(auth: Auth): Handlers['sysRole'] {
  return {
    ...reading,

    add: (input, context) => addRole(context.deps.db, changeOf(context), input),

    async update({ id, ...fields }, context) {
      await changeRole(context.deps.db, changeOf(context), id, fields, () => context.requireProof());
      await refreshHolders(auth, context, id);
      return null;
    },

    async delete({ id, version }, context) {
      await removeRole(context.deps.db, callerOf(context), id, version);
      return null;
    },

    async setStatus({ id, status }, context) {
      if (status === 1) await context.requireProof();
      await switchRole(context.deps.db, changeOf(context), id, status);
      await refreshHolders(auth, context, id);
      return null;
    },

    async grantMenu({ id, version, menuIdList, halfMenuIdList }, context) {
      const { db } = context.deps;
      await grantableRole(db, callerOf(context), id, version);
      await touchRole(db, changeOf(context), id);
      await writeMenus(db, callerOf(context), id, menuIdList, halfMenuIdList ?? []);
      await refreshHolders(auth, context, id);
      return null;
    },

    async grantDataScope(input, context) {
      const { db } = context.deps;
      await grantableRole(db, callerOf(context), input.id, input.version);
      await touchRole(db, changeOf(context), input.id, { dataScope: input.dataScope });
      await writeRange(db, callerOf(context), input);
      await refreshHolders(auth, context, input.id);
      return null;
    },
  };
}
