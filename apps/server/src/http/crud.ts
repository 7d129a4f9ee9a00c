import type { Entity } from '@seaberry/api-client/contract';
import type { PgTable } from 'drizzle-orm/pg-core';
import { repository, type Change, type Computed, type OptionsFor } from '../db/entity/repository.ts';
import type { Renamed, TableOf } from '../db/entity/columns.ts';
import type { PageInput } from '../db/list.ts';
import { callerOf, type CallContext } from './handlers.ts';

type Values = Record<string, unknown>;

/** Author and time of a change. */
export const changeOf = (context: CallContext): Change => {
  const { userId, tenantId } = callerOf(context);
  return { userId, tenantId, now: new Date(context.deps.clock.wallNow()).toISOString() };
};

/** Handlers of the calls that `crud()` of the contract declares, over the table of an entity. */
export function crud<E extends Entity, const X extends Computed<E> = never, const M extends Renamed<E> = Record<never, never>>(
  entity: E,
  table: PgTable & NoInfer<TableOf<E, X, M>>,
  ...options: OptionsFor<E, X, M>
) {
  const rows = ({ deps }: CallContext) => repository<E, X, M>(deps.db, entity, table, ...options);
  return {
    list: (input: Values | undefined, context: CallContext) => rows(context).list(input),
    page: (input: Values & PageInput, context: CallContext) => rows(context).page(input),
    add: (input: Values, context: CallContext) => rows(context).insert(changeOf(context), input),
    async update({ id, ...input }: Values & { id: string }, context: CallContext) {
      await rows(context).update(changeOf(context), id, input);
      return null;
    },
    async delete({ id, version }: { id: string; version?: number | null | undefined }, context: CallContext) {
      await rows(context).remove(id, version);
      return null;
    },
  };
}
