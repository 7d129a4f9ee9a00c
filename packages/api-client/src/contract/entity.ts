/**
 * An entity with its fields, each declared once. Plain data: `entity-schema.ts` derives the schemas of rows and inputs from it, `crud()`
 * the calls, the server its SQL, the web its columns, filters and form fields.
 */

/** Kind of a field's value. */
export type FieldKind =
  | 'text'
  /** Text of several lines. */
  | 'longText'
  /** Identifier, monospaced, with a copy button. */
  | 'code'
  | 'email'
  | 'phone'
  | 'integer'
  /** Any number. */
  | 'number'
  | 'flag'
  /** 1 enabled, 2 disabled; `enabled` in the table. */
  | 'status'
  /** Date `YYYY-MM-DD` without zone. */
  | 'date'
  /** ISO 8601 with zone. */
  | 'instant'
  /** One of `values`, or of a list from a call or table; other backends may send more. */
  | 'choice'
  /** Several of `values`, as an array. */
  | 'choices'
  /** Place by UN/LOCODE. */
  | 'place'
  /** Several values in one text, separated by commas. */
  | 'list'
  /** Id of a record of another entity. */
  | 'ref';

/** Forms that contain the field; `none` for fields that the server sets. */
export type Entered = 'both' | 'add' | 'edit' | 'none';

export type Value = string | number;

/** Inputs of a filter by range, both ends inclusive; `before` makes the end exclusive. */
export interface RangeFilter {
  from: string;
  to: string;
  before?: boolean;
}

export interface FieldOptions {
  required?: boolean;
  entered?: Entered;
  /** Longest text in characters, or largest number. */
  max?: number;
  /** Shortest text in characters, or smallest number. */
  min?: number;
  /**
   * Filterable: a text by substring (bills, whose filters are picked from their values, by equality), a date or instant by a range from
   * `<name>From` to `<name>To`, other kinds by equality. `any` accepts several values, one of which must match; `least` is the smallest
   * number; an object names the inputs of a range.
   */
  filter?: boolean | 'any' | 'least' | RangeFilter;
  /** Sortable by the server. */
  sort?: boolean;
  /** Whether the list has a column for it. @default true */
  listed?: boolean;
  /** Hidden from the columns by default. */
  hidden?: boolean;
  /** Error code for a value that another row of the company already has. */
  unique?: string;
  /** Name of a field: the value is unique among the rows with the same value there. */
  within?: string;
  /** Default in a new row. */
  initial?: Value | boolean;
  values?: readonly Value[];
  /** Form of the codes of a choice without listed values, or of a code. */
  form?: 'scac' | 'airline' | 'airport';
  /** Name of the field with the IANA zone of this time. */
  zoneOf?: string;
  /** Every row has a value. */
  always?: boolean;
  /** Derived by the server from other columns: the table has no column for it. */
  derived?: boolean;
  /** Heading of its group in the form. */
  group?: string;
  /** Placed after the other fields of its group. */
  last?: boolean;
}

export interface Field extends FieldOptions {
  kind: FieldKind;
  required: boolean;
  entered: Entered;
}

/** The explicit option, else the default of the kind. */
type Chosen<O, U, N extends keyof FieldOptions, Without> = O extends { [K in N]: infer V }
  ? V
  : U extends { [K in N]: infer V }
    ? V
    : Without;

type Made<K extends FieldKind, O, U> = Field & {
  kind: K;
  required: O extends { required: true } ? true : false;
  entered: Chosen<O, U, 'entered', 'both'>;
  values: O extends { values: infer V } ? V : undefined;
  filter: Chosen<O, U, 'filter', false>;
  sort: Chosen<O, U, 'sort', false>;
  listed: Chosen<O, U, 'listed', true>;
  always: Chosen<O, U, 'always', false>;
  derived: Chosen<O, U, 'derived', false>;
  group: Chosen<O, U, 'group', undefined>;
};

/** Filters that a kind of field can have: a range of numbers would be compared as times, and only listed choices are sent as a list. */
type FilterFor<K extends FieldKind> =
  | boolean
  | (K extends 'date' | 'instant' ? RangeFilter : never)
  | (K extends 'integer' | 'number' ? 'least' : never)
  | (K extends 'choice' | 'choices' ? 'any' : never);

type OptionsFor<K extends FieldKind> = Omit<FieldOptions, 'filter'> & { filter?: FilterFor<K> };

const field =
  <const K extends FieldKind, const U extends FieldOptions = Record<never, never>>(kind: K, usual?: U) =>
  <const O extends OptionsFor<K> = Record<never, never>>(options?: O): Made<K, O, U> =>
    // The type is that of the two merged objects.
    ({ required: false, entered: 'both', filter: false, sort: false, ...usual, ...options, kind }) as unknown as Made<K, O, U>;

export const text = field('text', { max: 100 });
export const longText = field('longText', { max: 1000 });
export const code = field('code', { max: 64 });
export const email = field('email', { max: 254 });
export const phone = field('phone', { max: 32 });
export const integer = field('integer');
export const number = field('number');
export const flag = field('flag');
export const date = field('date');
export const instant = field('instant');
export const choice = field('choice');
export const choices = field('choices');
export const place = field('place', { max: 5 });
export const list = field('list', { max: 400 });
export const ref = field('ref');
export const status = field('status', { initial: 1, sort: true });
/** Sort order among siblings; smaller comes first. */
export const orderNo = field('integer', { min: 0, max: 1_000_000, initial: 100, sort: true });

/** Number of the last change by a person; set by the server, and sent with `update` to refuse one from an older row. */
export const versioned = () => ({ version: integer({ entered: 'none', listed: false }) });

/** Author and time of creation and change, and the version; set by the server. */
export const audited = () => ({
  updateTime: instant({ entered: 'none', sort: true }),
  updateUserName: text({ entered: 'none' }),
  createTime: instant({ entered: 'none', sort: true, hidden: true }),
  createUserName: text({ entered: 'none', hidden: true }),
  ...versioned(),
});

export type Fields = Readonly<Record<string, Field>>;

export interface Entity<F extends Fields = Fields, T extends string = string, C extends string = string, G extends string = string> {
  controller: C;
  /** Singular and plural name of a row, for the API document. */
  one: string;
  many: string;
  /** Field that identifies a row and that every row has; `id` where no other is always present. */
  title: T;
  /** Headings of the form, in order; empty for a form without. */
  groups: readonly G[];
  fields: F;
}

/** With headings, every entered field needs one of them; otherwise it is a compile error. */
type Grouped<F extends Fields, G extends string> = [G] extends [never] ? unknown : { [N in EnteredIn<F, 'add' | 'edit'>]: { group: G } };

export const entity = <const C extends string, F extends Fields, const T extends (keyof F & string) | 'id', const G extends string = never>(
  about: { controller: C; one: string; many: string; title: T; groups?: readonly G[] },
  fields: F & Grouped<F, G>,
): Entity<F, T, C, G> => ({ groups: [], ...about, fields });

/** Names of the sortable fields, besides the id: makes a table of sorts exhaustive. */
export type SortedBy<E extends Entity> =
  | { [N in keyof E['fields'] & string]: E['fields'][N]['sort'] extends true ? N : never }[keyof E['fields'] & string]
  | 'id';

/** Names of the fields in the form for adding or editing. */
export type EnteredIn<F extends Fields, W extends 'add' | 'edit'> = {
  [N in keyof F]: F[N]['entered'] extends 'both' | W ? N : never;
}[keyof F];

/** Names of the fields in a form that have listed values: each needs words for its values. */
export type EnteredChoicesIn<F extends Fields> = {
  [N in EnteredIn<F, 'add' | 'edit'>]: F[N] extends { values: readonly Value[] } ? N : never;
}[EnteredIn<F, 'add' | 'edit'>];

/** Names of the fields that lists, details and exports show. */
export type ListedIn<F extends Fields> = { [N in keyof F]: F[N]['listed'] extends false ? never : N }[keyof F];

/** Names of the fields that the list filters by. */
export type FilteredIn<F extends Fields> = {
  [N in keyof F]: F[N] extends { filter: true | 'any' | 'least' | RangeFilter } ? N : never;
}[keyof F];

/** Inputs of the filter of a field by range; never for one of another kind. */
type EndsOf<N, F extends Field> = F extends { filter: { from: infer A; to: infer B } }
  ? (A | B) & string
  : F extends { filter: true; kind: 'date' | 'instant' }
    ? `${N & string}From` | `${N & string}To`
    : never;

/** Names of the inputs of range filters by the kind of their fields. */
export type RangeInputsIn<F extends Fields, K extends 'date' | 'instant'> = {
  [N in keyof F]: F[N] extends { kind: K } ? EndsOf<N, F[N]> : never;
}[keyof F];

/** Names of the fields that the list filters by in an input of their own name. */
export type PlainFilteredIn<F extends Fields> = {
  [N in FilteredIn<F>]: [EndsOf<N, F[N]>] extends [never] ? N : never;
}[FilteredIn<F>];

/** Names of the fields that the server derives from other columns. */
export type DerivedIn<F extends Fields> = { [N in keyof F]: F[N]['derived'] extends true ? N : never }[keyof F];

export const listedIn = <F extends Fields>(fields: F): (ListedIn<F> & string)[] =>
  // The type has the same condition.
  Object.keys(fields).filter((name) => fields[name]?.listed !== false) as (ListedIn<F> & string)[];

/** Inputs of the filter of a field by range; null for one of another kind. */
export function rangeOf(name: string, { kind, filter }: Field): RangeFilter | null {
  if (typeof filter === 'object') return filter;
  return filter && (kind === 'date' || kind === 'instant') ? { from: `${name}From`, to: `${name}To` } : null;
}

/** Names of the inputs of all filters. */
export const filterInputsIn = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const range = rangeOf(name, field);
    return range ? [range.from, range.to] : field.filter ? [name] : [];
  });

export const filteredIn = <F extends Fields>(fields: F): (FilteredIn<F> & string)[] =>
  Object.keys(fields).filter((name) => fields[name]?.filter) as (FilteredIn<F> & string)[];

/** Names of the form fields by heading, in order. */
export function groupedFields<F extends Fields, G extends string>({
  fields,
  groups,
}: Entity<F, string, string, G>): Record<G, readonly (EnteredIn<F, 'add' | 'edit'> & string)[]> {
  const under = (group: G): string[] => {
    const names = Object.keys(fields).filter((name) => fields[name]?.entered !== 'none' && fields[name]?.group === group);
    return [...names.filter((name) => !fields[name]?.last), ...names.filter((name) => fields[name]?.last)];
  };
  // Every entered field has a heading, by the type `Grouped`.
  return Object.fromEntries(groups.map((group) => [group, under(group)])) as unknown as Record<
    G,
    readonly (EnteredIn<F, 'add' | 'edit'> & string)[]
  >;
}

export const enteredIn = <F extends Fields, W extends 'add' | 'edit'>(fields: F, where: W): (EnteredIn<F, W> & string)[] =>
  Object.keys(fields).filter((name) => fields[name]?.entered === 'both' || fields[name]?.entered === where) as (EnteredIn<F, W> & string)[];
