import {
  enteredIn,
  rangeOf,
  type EnteredChoicesIn,
  type Entity,
  type Entered,
  type Field as EntityField,
  type Fields,
  type FilteredIn,
  type ListedIn,
} from '@seaberry/api-client/contract';
import type { RowOf } from '@seaberry/api-client/schemas';

import type { Field, Section } from './form.types.ts';
import type { Column, Filter } from './resource.types.ts';
import type { ResourceTexts } from './words.ts';

type Names<F extends Fields> = keyof F & string;
type EnteredNames<F extends Fields> = {
  [N in Names<F>]: Extract<F[N]['entered'], Exclude<Entered, 'none'>> extends never ? never : N;
}[Names<F>];

/** Texts that a form shows for the values of its choices, except for the fields that the screen declares itself. */
type ChoiceWords<F extends Fields, K> = {
  [N in Exclude<EnteredChoicesIn<F>, K> & string]: F[N] extends { values: readonly (infer V extends string | number)[] }
    ? `${N}s.${V}`
    : never;
}[Exclude<EnteredChoicesIn<F>, K> & string];

/**
 * Changes of a screen to the columns, filters and fields of its entity.
 *
 * @typeParam A Additional form fields.
 * @typeParam K Form fields that it changes.
 */
export interface Changes<E extends Entity, A extends string = never, K extends EnteredNames<E['fields']> = EnteredNames<E['fields']>> {
  columns?: { [N in Names<E['fields']>]?: Partial<Column<RowOf<E>, N>> | null };
  filters?: { [N in Names<E['fields']>]?: Partial<Filter<N>> | null };
  fields?: { [N in K]?: Partial<Field<N>> | null };
  /** Additional form fields, each after one of the entity. */
  more?: readonly { after: EnteredNames<E['fields']>; field: Field<A> }[];
}

/** Inputs of ranges with an exclusive end, whose control names both. */
type Ends<F extends Fields> = {
  [N in keyof F]: F[N] extends { filter: { before: true; from: infer A; to: infer B } } ? (A | B) & string : never;
}[keyof F];

interface Projection<E extends Entity, A extends string, K = never> {
  /** Never set: `defineResource` asks for these texts. */
  words?: ChoiceWords<E['fields'], K>;
  controller: E['controller'];
  rowName(row: RowOf<E>): string;
  filters: readonly Filter<(FilteredIn<E['fields']> & string) | Ends<E['fields']>>[];
  columns: readonly Column<RowOf<E>, ListedIn<E['fields']> & string>[];
  form: { fields: readonly Field<EnteredNames<E['fields']> | A>[] };
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
  instant: { kind: 'dateTime' },
  integer: { kind: 'number' },
  number: { kind: 'number', decimals: true },
};

const columnOf = (id: string, { kind, hidden, sort }: EntityField): object => ({
  id,
  ...COLUMN[kind],
  ...(hidden && { hidden }),
  ...(sort && { sort }),
});

/** Text of a flag. */
const flagText = (value: string, { common }: ResourceTexts): string => common(value === 'true' ? 'yes' : 'no');

/** A filter by the kind of its field. Texts of a choice are `<field>s.<value>`; one without listed values gets its choices from the screen. */
function filterOf(id: string, field: EntityField): Filter<string> {
  const { kind, filter, values } = field;
  const range = rangeOf(id, field);
  if (range) {
    const { from, to, before } = range;
    if (before) return { id, kind: 'days', from, to };
    return { id, kind: 'range', from, to, ...(kind === 'date' && { calendar: true }) };
  }
  switch (kind) {
    case 'status':
      return { id, kind };
    case 'flag':
      return { id, kind: 'select', choices: { values: ['true', 'false'], text: flagText } };
    case 'place':
      return { id, kind: 'identifier', max: 5 };
    case 'integer':
    case 'number':
      return filter === 'least' ? { id, kind: filter } : { id, kind: 'text', numeric: true };
    case 'choice':
    case 'choices':
      if (!values) return { id, kind: 'text' };
      return { id, kind: kind === 'choices' || filter === 'any' ? 'several' : 'select', choices: { words: `${id}s`, values } };
    default:
      return { id, kind: 'text' };
  }
}

/** The filters of an entity. A range comes first, since it narrows a list most. */
function filtersOf({ fields, title }: Entity): Filter<string>[] {
  const filters = Object.entries<EntityField>(fields).flatMap(([id, field]): Filter<string>[] => {
    if (!field.filter) return [];
    return [id === title ? { id, kind: 'search' } : filterOf(id, field)];
  });
  const isRange = ({ kind }: Filter<string>): boolean => kind === 'range' || kind === 'days';
  return [...filters.filter(isRange), ...filters.filter((filter) => !isRange(filter))];
}

/** Control of listed choices. Their texts are `<field>s.<value>`; a choice without listed values gets its choices from the screen. */
function chosenFrom(id: string, { kind, values }: EntityField): object {
  if (!values) return {};
  const choices = { words: `${id}s`, values };
  return kind === 'choices' ? { kind: 'combobox', multiple: true, choices } : { kind: 'select', choices };
}

function inputOf(id: string, field: EntityField): object {
  const { kind, entered, initial, min, max } = field;
  const limited = kind === 'integer' || kind === 'number';
  return {
    id,
    ...INPUT[kind],
    ...(limited && min !== undefined && { min }),
    ...(limited && max !== undefined && { max }),
    ...chosenFrom(id, field),
    ...(entered !== 'both' && { on: entered }),
    ...(initial !== undefined && { initial }),
    ...(id === 'orderNo' && { hint: id }),
  };
}

/** Applies the changes of a screen; `null` removes a part. */
const changed = (parts: readonly { id: string }[], changes: Readonly<Record<string, object | null | undefined>> = {}): { id: string }[] =>
  parts.filter(({ id }) => changes[id] !== null).map((part) => ({ ...part, ...changes[part.id] }));

/** Columns, filters and form of an entity, in the order of its fields; spread into `defineResource`. */
export function projected<E extends Entity, const A extends string = never, const K extends EnteredNames<E['fields']> = never>(
  entity: E,
  changes: Changes<E, A, K> = {},
): Projection<E, A, K> {
  const fields = Object.entries<EntityField>(entity.fields);
  const inputs = [...new Set([...enteredIn(entity.fields, 'add'), ...enteredIn(entity.fields, 'edit')])];
  // The parts are typed by the entity and its rows; here they are only known by name.
  return {
    controller: entity.controller,
    rowName: (row: Record<string, unknown>) => String(row[entity.title]),
    filters: changed(filtersOf(entity), changes.filters),
    columns: changed(
      fields.flatMap(([id, field]) => (field.listed === false ? [] : [columnOf(id, field) as { id: string }])),
      changes.columns,
    ),
    form: {
      fields: changed(
        inputs.map((id) => inputOf(id, entity.fields[id] as EntityField) as { id: string }),
        changes.fields,
      ).flatMap((field) => [field, ...(changes.more ?? []).flatMap((one) => (one.after === field.id ? [one.field] : []))]),
    },
  } as unknown as Projection<E, A, K>;
}

/**
 * Form fields under headings.
 *
 * @param named Heading → fields, in order.
 * @param rest Heading of the remaining fields.
 */
export function inSections<const Id extends string>(
  fields: readonly Field<Id>[],
  named: Readonly<Record<string, readonly Id[]>>,
  rest: string,
): Section<Id>[] {
  const all = Object.values(named).flat();
  const sections = Object.entries(named).map(([id, names]) => ({
    id,
    fields: names.flatMap((name) => fields.filter((field) => field.id === name)),
  }));
  return [...sections, { id: rest, fields: fields.filter(({ id }) => !all.includes(id)) }];
}
