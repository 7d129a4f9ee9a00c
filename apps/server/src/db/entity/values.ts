import { enteredIn, type Field } from '@seaberry/api-client/contract';
import type { EntityTable } from './columns.ts';

type Values = Record<string, unknown>;

const toStored = (field: Field, value: unknown): unknown => (field.kind === 'status' ? value !== 2 : value === '' ? null : value);

/** Columns of a new row: missing ones get their initial value. */
export function newRow(at: EntityTable, input: Values): Values {
  const { fields } = at.entity;
  const columns = enteredIn(fields, 'add').map((name) => {
    const field = fields[name] as Field;
    return [at.propertyOf(name), toStored(field, input[name] ?? field.initial ?? null)] as const;
  });
  return Object.fromEntries(columns);
}

/** Columns that an update changes; omitted ones are kept. Required fields, numbers and statuses cannot be cleared: null keeps them too. */
export function changedColumns(at: EntityTable, input: Values): Values {
  const { fields } = at.entity;
  const columns = enteredIn(fields, 'edit').flatMap((name) => {
    const field = fields[name] as Field;
    const value = input[name];
    const stays = value === undefined || (value === null && (field.required || field.initial !== undefined));
    return stays ? [] : [[at.propertyOf(name), toStored(field, value)] as const];
  });
  return Object.fromEntries(columns);
}
