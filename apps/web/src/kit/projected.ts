import { enteredIn, type Entity, type Entered, type Field as EntityField, type Fields } from '@seaberry/api-client/contract';
import type { RowOf } from '@seaberry/api-client/schemas';

import type { Column, Field, Filter } from './resource.types.ts';

type Names<F extends Fields> = keyof F & string;
type EnteredNames<F extends Fields> = {
  [N in Names<F>]: Extract<F[N]['entered'], Exclude<Entered, 'none'>> extends never ? never : N;
}[Names<F>];

/** What a screen changes about the columns, filters and fields that its entity declares. */
export interface Changes<E extends Entity> {
  columns?: { [N in Names<E['fields']>]?: Partial<Column<RowOf<E>, N>> | null };
  filters?: { [N in Names<E['fields']>]?: Partial<Filter<N>> | null };
  fields?: { [N in EnteredNames<E['fields']>]?: Partial<Field<N>> | null };
}

interface Projection<E extends Entity> {
  controller: E['controller'];
  rowName(row: RowOf<E>): string;
  filters: readonly Filter<Names<E['fields']>>[];
  columns: readonly Column<RowOf<E>, Names<E['fields']>>[];
  form: { fields: readonly Field<Names<E['fields']>>[] };
}

const COLUMN: Partial<Record<EntityField['kind'], object>> = {
  longText: { wrap: true, size: 240 },
  code: { kind: 'code' },
  integer: { kind: 'number' },
  status: { kind: 'status' },
  flag: { kind: 'boolean' },
  date: { kind: 'date' },
  instant: { kind: 'instant' },
};

const INPUT: Partial<Record<EntityField['kind'], object>> = {
  longText: { kind: 'textarea' },
  email: { type: 'email' },
  phone: { type: 'tel' },
  status: { kind: 'status' },
  flag: { kind: 'checkbox' },
  date: { kind: 'date' },
};

const columnOf = (id: string, { kind, hidden, sort }: EntityField): object => ({
  id,
  ...COLUMN[kind],
  ...(hidden && { hidden }),
  ...(sort && { sort }),
});

function inputOf(id: string, { kind, entered, initial, min, max }: EntityField): object {
  const numbers = kind === 'integer' ? { kind: 'number', ...(min !== undefined && { min }), ...(max !== undefined && { max }) } : {};
  return {
    id,
    ...INPUT[kind],
    ...numbers,
    ...(entered !== 'both' && { on: entered }),
    ...(initial !== undefined && { initial }),
    ...(id === 'orderNo' && { hint: id }),
  };
}

/** Applies the changes of a screen; `null` leaves a part out. */
const changed = (parts: readonly { id: string }[], changes: Readonly<Record<string, object | null | undefined>> = {}): object[] =>
  parts.filter(({ id }) => changes[id] !== null).map((part) => ({ ...part, ...changes[part.id] }));

/** Columns, filters and form of an entity, in the order of its fields; spread into `defineResource`. */
export function projected<E extends Entity>(entity: E, changes: Changes<E> = {}): Projection<E> {
  const fields = Object.entries<EntityField>(entity.fields);
  const inputs = [...new Set([...enteredIn(entity.fields, 'add'), ...enteredIn(entity.fields, 'edit')])];
  const filters = fields.flatMap(([id, { filter, kind }]) => {
    if (!filter) return [];
    return [{ id, kind: id === entity.title ? 'search' : kind === 'status' ? 'status' : 'text' }];
  });
  // The types of the entity and of its rows are those of the parts; by name they are only known here.
  return {
    controller: entity.controller,
    rowName: (row: Record<string, unknown>) => String(row[entity.title]),
    filters: changed(filters, changes.filters),
    columns: changed(
      fields.map(([id, field]) => columnOf(id, field) as { id: string }),
      changes.columns,
    ),
    form: {
      fields: changed(
        inputs.map((id) => inputOf(id, entity.fields[id] as EntityField) as { id: string }),
        changes.fields,
      ),
    },
  } as unknown as Projection<E>;
}
