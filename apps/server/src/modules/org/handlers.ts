import { changeOf } from '../../http/crud.ts';
import { callerOf, type CallContext, type Handlers } from '../../http/handlers.ts';
import type { Auth } from '../auth/service.ts';
import { addOrg, changeOrg, removeOrg, type OrgChange } from './service.ts';
import { readTree } from './repo.ts';
import { nodesOf } from './rows.ts';

const orgChange = (context: CallContext): OrgChange => ({ ...changeOf(context), caller: callerOf(context) });

/** The tree of organizations of a company. */
export function orgHandlers(auth: Auth): Handlers['sysOrg'] {
  /** Data ranges depend on the tree, so the sessions of all users of the company read their rights again. */
  const reloadSessions = async (context: CallContext): Promise<void> => {
    await auth.sessions.changed(null);
    await context.deps.live.publish({ tenantId: callerOf(context).tenantId, topic: 'session' });
  };
  return {
    async list(input, context) {
      return nodesOf(await readTree(context.deps.db), input ?? {}, callerOf(context).orgs);
    },

    async add(input, context) {
      const id = await addOrg(context.deps.db, orgChange(context), input);
      await reloadSessions(context);
      return id;
    },

    async update({ id, ...fields }, context) {
      await changeOrg(context.deps.db, orgChange(context), id, fields);
      await reloadSessions(context);
      return null;
    },

    async delete({ id, version }, context) {
      await removeOrg(context.deps.db, callerOf(context), id, version);
      await reloadSessions(context);
      return null;
    },
  };
}
