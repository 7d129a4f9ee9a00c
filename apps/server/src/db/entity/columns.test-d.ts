// A table that does not match its entity must not compile. Checked by tsc; nothing runs here.
import { bill, org, position } from '@seaberry/api-client/contract';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { crud } from '../../http/crud.ts';
import type { Db } from '../port.ts';
import { org as orgTable } from '../schema/access.ts';
import { oceanBill } from '../schema/tracking.ts';
import { repository } from './repository.ts';
import { inStatement } from './statement.ts';

declare const db: Db;

const instant = () => timestamp({ withTimezone: true, mode: 'string' });
const audit = {
  id: uuid().primaryKey(),
  tenantId: uuid(),
  createdBy: uuid(),
  createTime: instant(),
  updatedBy: uuid(),
  updateTime: instant(),
};
const columns = { ...audit, version: integer(), name: text(), code: text(), enabled: boolean(), orderNo: integer(), remark: text() };

repository(db, position, pgTable('whole', columns));

const { remark: _remark, ...withoutRemark } = columns;
// @ts-expect-error A field has no column.
repository(db, position, pgTable('missing', withoutRemark));

// @ts-expect-error A number is stored as text.
repository(db, position, pgTable('mistyped', { ...columns, orderNo: text() }));

// @ts-expect-error A status is stored as a number.
repository(db, position, pgTable('status', { ...columns, enabled: integer() }));

const { createdBy: _createdBy, ...withoutMaker } = columns;
// @ts-expect-error The table does not record who made a row.
repository(db, position, pgTable('unaudited', withoutMaker));

const derived = {
  ...position,
  fields: { ...position.fields, label: { kind: 'text', required: false, entered: 'none', derived: true } },
} as const;
repository(db, derived, pgTable('derived', columns), { extra: { label: sql`'x'` } });

// @ts-expect-error A derived field needs its expression.
repository(db, derived, pgTable('underived', columns));

// @ts-expect-error The handlers ask for it too.
crud(derived, pgTable('unmade', columns), { extra: {} });

// @ts-expect-error A field that a person enters needs a column, or the input would be lost.
repository(db, position, pgTable('lost', withoutRemark), { extra: { remark: sql`'x'` } });

// @ts-expect-error The handlers check the table too.
crud(position, pgTable('handlers', withoutRemark));

// @ts-expect-error `pid` has no column of its own name.
repository(db, org, orgTable);
repository(db, org, orgTable, { columns: { pid: 'parentId' } });

// @ts-expect-error The table has no such column.
repository(db, org, orgTable, { columns: { pid: 'superiorId' } });

// @ts-expect-error The column is of another type.
repository(db, org, orgTable, { columns: { pid: 'orderNo' } });

inStatement(position, pgTable('read', columns), { alias: 'p' });

// @ts-expect-error A statement reads a field that has no column.
inStatement(position, pgTable('unread', withoutRemark), { alias: 'p' });

// @ts-expect-error The table has no such column to sort by.
inStatement(position, pgTable('unsorted', columns), { alias: 'p', sortedBy: { status: 'place' } });

inStatement(bill, oceanBill, { alias: 'b', extra: { ownerName: 'null' } });
