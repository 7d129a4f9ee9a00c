/**
 * An entity: its fields, each declared once. Plain data; `entity-schema.ts` derives the schemas of rows and inputs, `crud()` the calls,
 * the server its SQL, the web its columns, filters and form fields.
 */

/** Kind of a field's value. */
export type FieldKind =
  | 'text'
  /** Several lines. */
  | 'longText'
  /** Identifier, in letters of one width, with a button to copy it. */
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
  /** One of `values`; other backends may send more. */
  | 'choice'
  /** Place by UN/LOCODE. */
  | 'place'
  /** Several values in one text, separated by commas. */
  | 'list'
  /** Id of a record of another entity. */
  | 'ref';

/** In which forms a field is entered; `none` for what the server sets. */
export type Entered = 'both' | 'add' | 'edit' | 'none';

export type Value = string | number;

export interface FieldOptions {
  required?: boolean;
  entered?: Entered;
  /** Longest text in characters, or largest number. */
  max?: number;
  /** Shortest text in characters, or smallest number. */
  min?: number;
  /** The list filters by it: a text that contains what was typed, any other kind by equality. */
  filter?: boolean;
  /** The server sorts by it. */
  sort?: boolean;
  /** Whether the list has a column for it. @default true */
  listed?: boolean;
  /** Not among the columns until a person chooses it. */
  hidden?: boolean;
  /** Error code of a value that another row of the company has. */
  unique?: string;
  /** Value of a new row. */
  initial?: Value;
  values?: readonly Value[];
  /** Name of the field with the IANA zone of this time. */
  zoneOf?: string;
}

export interface Field extends FieldOptions {
  kind: FieldKind;
  required: boolean;
  entered: Entered;
}

/** Explicit option, else the default of the kind. */
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
};

const field =
  <const K extends FieldKind, const U extends FieldOptions = Record<never, never>>(kind: K, usual?: U) =>
  <const O extends FieldOptions = Record<never, never>>(options?: O): Made<K, O, U> =>
    // The type repeats what the two objects hold.
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
export const place = field('place', { max: 5 });
export const list = field('list', { max: 400 });
export const ref = field('ref');
export const status = field('status', { initial: 1, sort: true });
/** Position among its siblings; smaller comes first. */
export const orderNo = field('integer', { min: 0, max: 1_000_000, initial: 100, sort: true });

/** Who made and changed a row, and when; set by the server. */
export const audited = () => ({
  updateTime: instant({ entered: 'none', sort: true }),
  updateUserName: text({ entered: 'none' }),
  createTime: instant({ entered: 'none', sort: true, hidden: true }),
  createUserName: text({ entered: 'none', hidden: true }),
});

export type Fields = Readonly<Record<string, Field>>;

export interface Entity<F extends Fields = Fields, T extends string = string, C extends string = string> {
  controller: C;
  /** Singular and plural name of a row, for the API document. */
  one: string;
  many: string;
  /** The field that names a row; every row has it. `id` where no other is sure to be there. */
  title: T;
  fields: F;
}

/** Declares an entity. */
export const entity = <const C extends string, F extends Fields, const T extends (keyof F & string) | 'id'>(
  about: { controller: C; one: string; many: string; title: T },
  fields: F,
): Entity<F, T, C> => ({ ...about, fields });

/** Names of the fields that the server sorts by, besides the id: a table of sorts with these keys compiles only when it is complete. */
export type SortedBy<E extends Entity> =
  | { [N in keyof E['fields'] & string]: E['fields'][N]['sort'] extends true ? N : never }[keyof E['fields'] & string]
  | 'id';

/** Names of the fields that a person enters while adding or editing. */
export type EnteredIn<F extends Fields, W extends 'add' | 'edit'> = {
  [N in keyof F]: F[N]['entered'] extends 'both' | W ? N : never;
}[keyof F];

/** Names of the fields that a person enters while adding or editing. */
export const enteredIn = (fields: Fields, where: 'add' | 'edit'): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.entered === 'both' || fields[name]?.entered === where);
