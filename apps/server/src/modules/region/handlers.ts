import type { region } from '@seaberry/api-client/contract';
import { crudOver } from '../../http/crud.ts';
import { outside, type Handlers } from '../../http/handlers.ts';
import { edition } from './catalogue.ts';
import { pathsTo, regionRows, topRows } from './repo.ts';
import { addRegion, below, cancelSync, changeRegion, readSync, startSync } from './service.ts';

/** Administrative regions. The rows of the installation, the same for every company. */
export const regionHandlers: Handlers['sysRegion'] = {
  ...crudOver<typeof region>(({ deps }) => regionRows(deps.db)),
  page: (input, { deps }) => regionRows(deps.db).page({ ...input, pid: below(input.pid) }),
  add: addRegion,

  async update(input, context) {
    await changeRegion(input, context);
    return null;
  },

  async list({ id }, { deps: { db } }) {
    const pid = below(id);
    return pid === undefined ? topRows(db).list() : regionRows(db).list({ pid });
  },

  search: ({ text }, { deps }) => pathsTo(deps.db, text),

  async sync(_, context) {
    await startSync(context);
    return null;
  },

  syncStatus: outside(async (_, context) => {
    // A file is read, so it is outside of the transaction.
    const name = await edition();
    return {
      edition: name,
      level: context.deps.config.regionLevel,
      last: await context.deps.db.transaction(context.scope, () => readSync(context.deps.db)),
    };
  }),

  async cancelSync(_, context) {
    await cancelSync(context);
    return null;
  },
};
