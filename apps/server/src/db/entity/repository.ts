import type { DerivedIn, EnteredIn, Entity, Fields } from '@seaberry/api-client/contract';
import type { RowOf } from '@seaberry/api-client/schemas';
import { isUuid } from '@seaberry/tracking/rules';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { v7 as uuid } from 'uuid';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../http/errors.ts';
import { COUNT_CAP, pageFrame, statusOf, type Page, type PageInput } from '../list.ts';
import { sqlState, violatedConstraint, type Db } from '../port.ts';
import { requireVersion, type VersionedTable } from '../versions.ts';
import { EntityTable, type Renamed, type TableOf } from './columns.ts';
import { testSql } from './conditions.ts';
import { testsOf } from './filters.ts';
import { creator, creatorName, editor, editorName } from './people.ts';
import { takenBy, uniqueFields } from './unique.ts';
import { changedColumns, newRow } from './values.ts';

type Values = Record<string, unknown>;

/** Author and time of a change (wall time, ISO 8601). */
export interface Change {
  userId: string;
  tenantId: string;
  now: string;
}

/** @typeParam X Fields without a column. @typeParam M Fields whose column has another name. */
export interface RepositoryOptions<X extends string = never, M = Record<never, never>> {
  /** Condition for rows that the caller may see, besides row-level security. */
  visible?: SQL;
  /** Default order of the list, before creation time and id. */
  order?: readonly SQL[];
  /** Error of deleting a row that others refer to. */
  inUse?: keyof typeof ERROR;
  /** Fields without a column: name → expression. */
  extra?: Readonly<Record<X, SQL>>;
  /** Columns with another name than their field: field → property of the table. */
  columns?: M;
  /** Error of changing a row that is visible but read-only. @default notCreator */
  outside?: keyof typeof ERROR;
  /** Error of an unknown id. @default notFound */
  unknown?: keyof typeof ERROR;
  /** Changes each row that is read, e.g. translates a built-in label. */
  shown?(row: Record<string, unknown>): Record<string, unknown>;
}

/** Options of an entity: each derived field needs its expression. */
export type OptionsFor<E extends Entity, X extends string, M> = [DerivedIn<E['fields']>] extends [never]
  ? [options?: RepositoryOptions<X, M>]
  : [options: RepositoryOptions<X, M> & { extra: Readonly<Record<DerivedIn<E['fields']> & string, SQL>> }];

/** Fields that can be made by an expression: one that a person enters needs a column. */
export type Computed<E extends Entity> = Exclude<keyof E['fields'] & string, EnteredIn<E['fields'], 'add' | 'edit'>>;

const FOREIGN_KEY = '23503';
const UNIQUE = '23505';

/** Repository of an entity: reads, inserts, updates and deletes rows in the current transaction. Row-level security applies. */
export function repository<E extends Entity, const X extends Computed<E> = never, const M extends Renamed<E> = Record<never, never>>(
  db: Db,
  entity: E,
  table: PgTable & NoInfer<TableOf<E, X, M>>,
  ...[given]: OptionsFor<E, X, M>
) {
  const options: RepositoryOptions<X, M> = given ?? {};
  const at = new EntityTable(entity, table, options.columns);
  const column = (name: string): PgColumn => at.column(name);
  const fields: Fields = entity.fields;
  const names = Object.keys(fields);
  const { visible, inUse, outside = 'notCreator', unknown = 'notFound', shown = (row) => row } = options;
  const extra: Readonly<Record<string, SQL | undefined>> = options.extra ?? {};

  const selected = (): Record<string, PgColumn | SQL> => ({
    id: column('id'),
    ...Object.fromEntries(names.map((name) => [name, expressionOf(name)])),
  });
  function expressionOf(name: string): PgColumn | SQL {
    const expression = extra[name];
    if (expression) return expression;
    if (name === 'createUserName') return creatorName;
    if (name === 'updateUserName') return editorName;
    return column(name);
  }
  const rowOf = (row: Values): RowOf<E> => {
    const item: Values = { ...row };
    for (const name of names) if (fields[name]?.kind === 'status') item[name] = statusOf(row[name] === true);
    // Safe cast: the columns are those of the entity, and the table type guarantees their contents.
    return shown(item) as RowOf<E>;
  };

  function conditions(input: Values): SQL | undefined {
    const filters = testsOf(entity, input).map((test) => testSql(test, sql`${expressionOf(test.name)}`));
    return and(...(visible ? [visible] : []), ...filters);
  }

  const from = () =>
    db.orm
      .select(selected())
      .from(table as PgTable)
      .leftJoin(creator, eq(creator.id, column('createdBy')))
      .leftJoin(editor, eq(editor.id, column('updatedBy')))
      .$dynamic();

  const usualOrder = (): SQL[] => [
    ...(options.order ?? []),
    ...(fields['orderNo'] ? [asc(column('orderNo'))] : []),
    asc(column('createTime')),
    asc(column('id')),
  ];

  function orderOf({ field, order }: PageInput): SQL[] {
    if (!field) return usualOrder();
    if (field === 'id') return [order === 'descending' ? desc(column('id')) : asc(column('id'))];
    if (!fields[field]?.sort) throw new FieldErrors({ field: ['invalid'] });
    // Enabled rows have the smaller status.
    const down = (order === 'descending') !== (fields[field].kind === 'status');
    const by = expressionOf(field);
    return [sql`${down ? desc(by) : asc(by)} nulls last`, asc(column('id'))];
  }

  async function exists(id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const found = await db.orm
      .select({ id: column('id') })
      .from(table as PgTable)
      .where(and(eq(column('id'), id), ...(visible ? [visible] : [])));
    return found.length > 0;
  }

  const refused = (error: unknown): never => {
    if (sqlState(error) !== UNIQUE) throw error;
    throw new FieldErrors(takenBy(at, violatedConstraint(error)));
  };

  const current = async (id: string): Promise<RowOf<E> | null> => {
    const [row] = await from().where(and(eq(column('id'), id), ...(visible ? [visible] : [])));
    return row ? rowOf(row) : null;
  };

  return {
    exists,

    /** The row as the list shows it. @throws BusinessError `unknown` */
    async find(id: string): Promise<RowOf<E>> {
      const row = isUuid(id) ? await current(id) : null;
      if (!row) throw new BusinessError(ERROR[unknown]);
      return row;
    },

    /** Refuses a change from an older version; `update` and `remove` do it themselves. @throws Outdated */
    requireVersion: (id: string, version: number | null | undefined): Promise<void> =>
      // An entity with this input has the field, and so the table its column.
      requireVersion(db, table as unknown as VersionedTable, { id, version }, () => current(id)),

    async list(input: Values = {}): Promise<RowOf<E>[]> {
      return (
        await from()
          .where(conditions(input))
          .orderBy(...usualOrder())
      ).map(rowOf);
    },

    /** One page of the rows that match the filters. @throws FieldErrors for an unsortable field */
    async page(input: Values & PageInput): Promise<Page<RowOf<E>>> {
      const where = conditions(input);
      const counted = db.orm
        .select({ one: sql`1` })
        .from(table as PgTable)
        .where(where)
        .limit(COUNT_CAP + 1)
        .as('counted');
      const order = orderOf(input);
      const [count] = await db.orm.select({ total: sql<number>`count(*)::int` }).from(counted);
      const rows = await from()
        .where(where)
        .orderBy(...order)
        .limit(input.pageSize)
        .offset((input.page - 1) * input.pageSize);
      return pageFrame(input, count?.total ?? 0, rows.map(rowOf));
    },

    /** @returns the id @throws FieldErrors for a value that another row has */
    async insert({ userId, tenantId, now }: Change, input: Values): Promise<string> {
      await uniqueFields(db, at, input, null);
      const id = uuid();
      const audit = { createdBy: userId, createTime: now, updatedBy: userId, updateTime: now };
      await db.orm
        .insert(table as PgTable)
        .values({ id, ...('tenantId' in table ? { tenantId } : {}), ...newRow(at, input), ...audit })
        .catch(refused);
      return id;
    },

    /**
     * Updates the given columns; others are kept. With a `version` only the row of that version.
     *
     * @throws BusinessError `unknown` for an unknown row, `outside` for one outside the data range; Outdated; FieldErrors for a value that
     * another row has
     */
    async update(
      { userId, now }: Change,
      id: string,
      { version, ...input }: Values & { version?: number | null | undefined },
    ): Promise<void> {
      if (!(await exists(id))) throw new BusinessError(ERROR[unknown]);
      if (fields['version']) await this.requireVersion(id, version);
      await uniqueFields(db, at, input, id);
      const changed = await db.orm
        .update(table as PgTable)
        .set({ ...changedColumns(at, input), updatedBy: userId, updateTime: now })
        .where(eq(column('id'), id))
        .returning({ id: column('id') })
        .catch(refused);
      // Visible but not updated: a policy of the table forbids it.
      if (changed.length === 0) throw new BusinessError(ERROR[outside]);
    },

    /**
     * Deletes a row. With a `version` only the row of that version.
     *
     * @throws BusinessError `unknown`, `outside`, or `inUse` for a row that others refer to; Outdated
     */
    async remove(id: string, version?: number | null): Promise<void> {
      if (!(await exists(id))) throw new BusinessError(ERROR[unknown]);
      if (fields['version']) await this.requireVersion(id, version);
      const removed = await db.orm
        .delete(table as PgTable)
        .where(eq(column('id'), id))
        .returning({ id: column('id') })
        .catch((error: unknown) => {
          // Foreign keys also see rows that row-level security hides from the caller.
          throw inUse && sqlState(error) === FOREIGN_KEY ? new BusinessError(ERROR[inUse]) : error;
        });
      if (removed.length === 0) throw new BusinessError(ERROR[outside]);
    },
  };
}
