import type { Entity } from '@seaberry/api-client/contract';
import type { RowOf } from '@seaberry/api-client/schemas';
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

type Rows<E extends Entity> = ReturnType<typeof repository<E>>;

/** Rules of a module for the calls of `crud()`. */
interface CrudRules<Row> {
  /** The values that an update writes, from those of the input. @throws for a change that is refused */
  written?(row: Row, input: Values): Values;
  /** @throws for a row that cannot be deleted */
  deletable?(row: Row): void;
  /** Runs in the transaction of each change. */
  changed?(context: CallContext): Promise<unknown>;
}

/** Handlers of the calls that `crud()` of the contract declares, over a repository of the module. */
export function crudOver<E extends Entity>(
  rows: (context: CallContext) => Rows<E> | Promise<Rows<E>>,
  { written, deletable, changed }: CrudRules<RowOf<E>> = {},
) {
  return {
    list: async (input: Values | undefined, context: CallContext) => (await rows(context)).list(input),
    page: async (input: Values & PageInput, context: CallContext) => (await rows(context)).page(input),
    detail: async ({ id }: { id: string }, context: CallContext) => (await rows(context)).find(id),
    async add(input: Values, context: CallContext) {
      const id = await (await rows(context)).insert(changeOf(context), input);
      await changed?.(context);
      return id;
    },
    async update({ id, ...input }: Values & { id: string }, context: CallContext) {
      const repo = await rows(context);
      await repo.update(changeOf(context), id, written ? written(await repo.find(id), input) : input);
      await changed?.(context);
      return null;
    },
    async setStatus({ id, status }: { id: string; status: number }, context: CallContext) {
      await (await rows(context)).update(changeOf(context), id, { status });
      await changed?.(context);
      return null;
    },
    async delete({ id, version }: { id: string; version?: number | null | undefined }, context: CallContext) {
      const repo = await rows(context);
      deletable?.(await repo.find(id));
      await repo.remove(id, version);
      await changed?.(context);
      return null;
    },
  };
}

/** The same over the table of an entity. */
export function crud<E extends Entity, const X extends Computed<E> = never, const M extends Renamed<E> = Record<never, never>>(
  entity: E,
  table: PgTable & NoInfer<TableOf<E, X, M>>,
  ...options: OptionsFor<E, X, M>
) {
  return crudOver<E>(({ deps }) => repository<E, X, M>(deps.db, entity, table, ...options));
}
