// A field that a module forgets must not compile, whatever the entity. Checked by tsc; nothing runs here.
import type {
  bill,
  differenceLog,
  Entity,
  exceptionLog,
  menu,
  notice,
  onlineUser,
  operationLog,
  org,
  position,
  role,
  tenant,
  user,
  visitLog,
} from '@seaberry/api-client/contract';
import type { pgTable } from 'drizzle-orm/pg-core';
import type { TableOf, WholeRow, WrittenColumns } from './columns.ts';
import type { FilterColumns } from './conditions.ts';
import type { rowMatcher } from './matching.ts';

interface Entities {
  user: typeof user;
  tenant: typeof tenant;
  role: typeof role;
  org: typeof org;
  menu: typeof menu;
  notice: typeof notice;
  position: typeof position;
  onlineUser: typeof onlineUser;
  operationLog: typeof operationLog;
  visitLog: typeof visitLog;
  exceptionLog: typeof exceptionLog;
  differenceLog: typeof differenceLog;
  bill: typeof bill;
}

interface Plain {
  kind: 'text';
  required: false;
  entered: 'none';
}
/** The same entity with one more field. */
type With<E extends Entity, O> = Omit<E, 'fields'> & { fields: E['fields'] & { added: Omit<Plain, keyof O> & O } };
type Added<O> = { [K in keyof Entities]: With<Entities[K], O> };
type Filtered = Added<{ filter: true }>;
type Ranged = Added<{ kind: 'instant'; filter: true }>;
type OnAdd = Added<{ entered: 'add' }>;
type OnEdit = Added<{ entered: 'edit' }>;

/** True when the type requires a property `added`. */
type Asks<T> = T extends Record<'added', unknown> ? true : false;
type All = Record<keyof Entities, true>;
declare const proven: <T extends All>() => T;

// A filter of every entity, of a value or a range, needs its column in a statement by hand, and its value in a row in memory.
proven<{ [K in keyof Entities]: Asks<FilterColumns<Filtered[K]>> }>();
proven<{ [K in keyof Entities]: Asks<FilterColumns<Ranged[K]>> }>();
type Matched<E extends Entity> = Parameters<NonNullable<ReturnType<typeof rowMatcher<E>>>>[0];
proven<{ [K in keyof Entities]: Asks<Matched<Filtered[K]>> }>();

// A listed field needs its value in the row.
proven<{ [K in keyof Entities]: Asks<WholeRow<Added<unknown>[K], { id: string }>> }>();

// An entered field needs its column, in the form for adding and in the one for editing.
proven<{ [K in keyof Entities]: Asks<WrittenColumns<OnAdd[K], 'add'>> }>();
proven<{ [K in keyof Entities]: Asks<WrittenColumns<OnEdit[K], 'edit'>> }>();

// Of an entity with a repository, any field needs a column of the table.
proven<{ [K in keyof Entities]: Asks<TableOf<Added<unknown>[K]>['$inferSelect']> }>();

declare const columns: FilterColumns<typeof tenant>;
const { phone: _phone, ...withoutPhone } = columns;
// @ts-expect-error The filter `phone` has no column.
withoutPhone satisfies FilterColumns<typeof tenant>;

// @ts-expect-error The column of `email` is not written.
({ name: '', phone: '', orderNo: 1, remark: '' }) satisfies WrittenColumns<
  typeof tenant,
  'edit',
  'host' | 'tenantType' | 'dbType' | 'configId' | 'connection' | 'slaveConnections'
>;

declare const table: ReturnType<typeof pgTable<'position', { name: never }>>;
// @ts-expect-error The table has a column for the name alone.
table satisfies TableOf<typeof position>;
