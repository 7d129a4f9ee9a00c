import * as z from 'zod/mini';
import {
  enteredIn,
  rangeOf,
  type EnteredIn,
  type Entity,
  type Field,
  type Fields,
  type PlainFilteredIn,
  type RangeInputsIn,
  type Value,
} from './entity.js';
import {
  email,
  idInput,
  instantEntered,
  optionalInput,
  locode,
  requiredText,
  note,
  phone,
  ref,
  requiredDate,
  requiredInstant,
  requiredList,
  requiredPhone,
  scac,
  airlineCode,
  airportCode,
  status,
  version,
} from './inputs.js';
import {
  calendarDate,
  type CallSchemas,
  dated,
  flag,
  id,
  instantInput,
  noResult,
  type openEnum,
  opt,
  pageInput,
  pageOf,
  type optionalText,
  upTo,
} from './parts.js';

type Opt<S extends z.core.$ZodType> = ReturnType<typeof opt<S>>;

/* Rows are tolerant, since other backends send them too. */

type RowBase<F extends Field> = F extends { kind: 'integer' | 'number' | 'status' }
  ? z.ZodMiniNumber<number>
  : F extends { kind: 'flag' }
    ? typeof flag
    : F extends { kind: 'ref' }
      ? typeof id
      : F extends { kind: 'choice'; values: readonly number[] }
        ? z.ZodMiniNumber<number>
        : F extends { kind: 'choice'; values: infer V extends readonly string[] }
          ? ReturnType<typeof openEnum<V>>
          : F extends { kind: 'choices'; values: infer V extends readonly string[] }
            ? z.ZodMiniArray<ReturnType<typeof openEnum<V>>>
            : z.ZodMiniString<string>;

type RowShape<F extends Fields, T> = { id: typeof id } & {
  [N in keyof F]: N extends T ? RowBase<F[N]> : F[N] extends { always: true } ? RowBase<F[N]> : Opt<RowBase<F[N]>>;
};

const isNumber = (values: readonly Value[] | undefined): boolean => typeof values?.[0] === 'number';

const isWhole = ({ kind, values }: Field): boolean => kind === 'integer' || kind === 'status' || (kind === 'choice' && isNumber(values));

function rowBase(field: Field): z.ZodMiniType {
  if (isWhole(field) || field.kind === 'number') return z.number();
  if (field.kind === 'flag') return flag;
  if (field.kind === 'choices') return z.array(z.string());
  if (field.kind === 'instant' || field.kind === 'date') return dated;
  return field.kind === 'ref' ? id : z.string();
}

/** Shape of a row: all fields are optional except the id, the title and those marked `always`. Spread it to add other properties. */
export function rowShape<F extends Fields, T extends string>({ fields, title }: Entity<F, T>): RowShape<F, T> {
  const shape = Object.entries(fields).map(([name, field]) => {
    const base = rowBase(field);
    return [name, name === title || field.always ? base : opt(base)] as const;
  });
  // The mapped type above has the same cases.
  return { id, ...Object.fromEntries(shape) } as unknown as RowShape<F, T>;
}

/* Inputs are strict. */

type Literals<V> = V extends readonly (infer L extends string | number)[] ? z.ZodMiniType<L, L> : never;

type IsText<F extends Field> = F extends { kind: 'text' | 'code' | 'email' | 'phone' | 'place' | 'list' | 'longText' }
  ? true
  : F extends { kind: 'choice'; values: undefined }
    ? true
    : false;

type InputBase<F extends Field> =
  IsText<F> extends true
    ? F extends { required: true }
      ? ReturnType<typeof requiredText>
      : ReturnType<typeof optionalInput>
    : F extends { kind: 'ref' }
      ? Needed<F, typeof idInput>
      : F extends { kind: 'integer' | 'number' }
        ? Needed<F, z.ZodMiniType<number, number>>
        : F extends { kind: 'status' }
          ? Needed<F, typeof status>
          : F extends { kind: 'flag' }
            ? Needed<F, typeof flag>
            : F extends { kind: 'choice' }
              ? Needed<F, Literals<F['values']>>
              : F extends { kind: 'choices' }
                ? Needed<F, z.ZodMiniArray<Literals<F['values']>>>
                : F extends { required: true }
                  ? typeof requiredDate
                  : typeof calendarDate;

type Needed<F extends Field, S extends z.core.$ZodType> = F extends { required: true } ? S : Opt<S>;

type InputShape<F extends Fields, W extends 'add' | 'edit'> = { [N in EnteredIn<F, W> & keyof F]: InputBase<F[N]> };

const MAX = 1000;

const ofText = (schema: ReturnType<typeof requiredText>, min: number | undefined): z.ZodMiniType =>
  min === undefined ? schema : schema.check(z.minLength(min, 'tooShort'));

const FORMS = { scac, airline: airlineCode, airport: airportCode };

function inputBase({ kind, required, max: fieldMax, min, values, form }: Field): z.ZodMiniType {
  const max = fieldMax ?? MAX;
  const needed = (schema: z.ZodMiniType): z.ZodMiniType => (required ? schema : opt(schema));
  if (form) return required ? FORMS[form].check(z.minLength(1, 'required')) : opt(FORMS[form]);
  switch (kind) {
    case 'text':
    case 'code':
    case 'list':
      return required ? ofText(requiredText(max), min) : optionalInput(max);
    case 'place':
      return required ? locode.check(z.minLength(1, 'required')) : opt(locode);
    case 'longText':
      return required ? requiredText(max) : note(max);
    case 'email':
      return needed(email);
    case 'phone':
      return required ? requiredPhone : opt(phone);
    case 'integer':
      return needed(z.int().check(z.gte(min ?? Number.MIN_SAFE_INTEGER), z.lte(fieldMax ?? Number.MAX_SAFE_INTEGER)));
    case 'number':
      return needed(z.number().check(z.gte(min ?? Number.NEGATIVE_INFINITY), z.lte(fieldMax ?? Number.POSITIVE_INFINITY)));
    case 'status':
      return needed(status);
    case 'flag':
      return needed(flag);
    case 'ref':
      return needed(idInput);
    case 'choice':
      if (!values) return required ? requiredText(max) : optionalInput(max);
      return needed(z.literal([...values]));
    case 'choices':
      return required
        ? requiredList(z.literal([...(values ?? [])])).check(z.maxLength(200, 'tooMany'))
        : opt(z.array(z.literal([...(values ?? [])])).check(z.maxLength(200, 'tooMany')));
    case 'instant':
      return required ? requiredInstant : instantEntered;
    case 'date':
      return required ? requiredDate : calendarDate;
  }
}

/** Shape of an input: the fields entered while adding or editing. Spread it to add other properties. */
export function inputShape<F extends Fields, W extends 'add' | 'edit'>({ fields }: Entity<F>, where: W): InputShape<F, W> {
  const shape = enteredIn(fields, where).map((name) => [name, inputBase(fields[name] as Field)] as const);
  // The mapped type above has the same cases.
  return Object.fromEntries(shape) as unknown as InputShape<F, W>;
}

type OrNull<S extends z.core.$ZodType> = z.ZodMiniPipe<S, z.ZodMiniTransform<Exclude<z.output<S>, undefined>, z.output<S>>>;

type WholeBase<F extends Field> = F extends { required: true } ? InputBase<F> : OrNull<InputBase<F>>;

type WholeShape<F extends Fields, W extends 'add' | 'edit'> = { [N in EnteredIn<F, W> & keyof F]: WholeBase<F[N]> };

function wholeBase(field: Field): z.ZodMiniType {
  const schema = inputBase(field.kind === 'longText' ? { ...field, kind: 'text' } : field);
  if (field.required) return schema;
  return z.pipe(
    schema,
    z.transform((value) => (value === undefined || value === '' ? null : value)),
  );
}

/** Shape of an input with the whole record: an omitted or blank field is null. Spread it to add other properties. */
export function wholeShape<F extends Fields, W extends 'add' | 'edit'>({ fields }: Entity<F>, where: W): WholeShape<F, W> {
  const shape = enteredIn(fields, where).map((name) => [name, wholeBase(fields[name] as Field)] as const);
  // The mapped type above has the same cases.
  return Object.fromEntries(shape) as unknown as WholeShape<F, W>;
}

type FilterBase<F extends Field> = F extends { kind: 'text' | 'code' | 'longText' | 'email' | 'phone' | 'place' | 'list' }
  ? typeof optionalText
  : F extends { kind: 'choices' }
    ? AnyBase<F>
    : Opt<RowBase<F>>;
type AnyBase<F extends Field> = Opt<
  z.ZodMiniArray<F extends { kind: 'choice' | 'choices'; values: readonly (string | number)[] } ? Literals<F['values']> : RowBase<F>>
>;
type FilterShape<F extends Fields> = {
  [N in PlainFilteredIn<F>]: F[N] extends { filter: 'any' } ? AnyBase<F[N]> : FilterBase<F[N]>;
} & Record<RangeInputsIn<F, 'instant'>, typeof instantInput> &
  Record<RangeInputsIn<F, 'date'>, typeof calendarDate>;

const filteredId = z.pipe(z.union([upTo(64), z.number()]), z.transform(String));

/** One value of a filter; unlike that of a row it has a limit. */
function one(field: Field): z.ZodMiniType {
  if (isWhole(field)) return z.int();
  if (field.kind === 'number') return z.number();
  if (field.kind === 'flag') return flag;
  return field.kind === 'ref' ? filteredId : upTo(MAX);
}

/** Shape of the filters of a list; the ends of a range are inputs of their own. */
export function filterShape<F extends Fields>({ fields }: Entity<F>): FilterShape<F> {
  const base = (field: Field): z.ZodMiniType => {
    if (field.filter !== 'any' && field.kind !== 'choices') return one(field);
    return z.array(field.values ? z.literal([...field.values]) : one(field)).check(z.maxLength(200, 'tooMany'));
  };
  const shape = Object.entries<Field>(fields).flatMap(([name, field]) => {
    const range = rangeOf(name, field);
    if (!range) return field.filter ? [[name, opt(base(field))] as const] : [];
    const end = field.kind === 'date' ? calendarDate : instantInput;
    return [[range.from, end] as const, [range.to, end] as const];
  });
  // The mapped types above have the same cases.
  return Object.fromEntries(shape) as unknown as FilterShape<F>;
}

/** The filters of a list, as a handler receives them. */
export type FilterOf<E> = E extends Entity<infer F> ? z.output<z.ZodMiniObject<FilterShape<F>, z.core.$strip>> : never;

/** A row of an entity, as a client receives it. */
export type RowOf<E> = E extends Entity<infer F, infer T> ? z.output<z.ZodMiniObject<RowShape<F, T>, z.core.$loose>> : never;

/** Schemas of a list that returns every row. */
export const listSchema = <F extends Fields, R extends z.core.$ZodType>(entity: Entity<F>, row: R) => ({
  input: z.optional(z.object(filterShape(entity))),
  result: z.array(row),
});

/** Schemas of a list that returns one page. */
export const pageSchema = <F extends Fields, R extends z.core.$ZodType>(entity: Entity<F>, row: R) => ({
  input: z.object({ ...pageInput, ...filterShape(entity) }),
  result: pageOf(row),
});

/** Schemas of the calls of `crud()` with the list `list`, which returns every row. */
export function listSchemas<F extends Fields, T extends string>(entity: Entity<F, T>) {
  return { list: listSchema(entity, z.looseObject(rowShape(entity))), ...changeSchemas(entity) };
}

/** Schemas of the calls of `crud()` with the list `page`, which returns one page. */
export function pageSchemas<F extends Fields, T extends string>(entity: Entity<F, T>) {
  return { page: pageSchema(entity, z.looseObject(rowShape(entity))), ...changeSchemas(entity) };
}

type VersionShape<F extends Fields> = 'version' extends keyof F ? { version: typeof version } : Record<never, never>;

/** The version from which a row is changed, where the entity has one. */
const versionShape = <F extends Fields>({ fields }: Entity<F>): VersionShape<F> =>
  // The mapped type above has the same cases.
  ('version' in fields ? { version } : {}) as VersionShape<F>;

type FurtherCall = 'list' | 'detail' | 'setStatus';

/**
 * Schemas of the further calls of `crud()`.
 * @param invalidStatus Error code of a status other than 1 and 2.
 */
export function furtherSchemas<F extends Fields, T extends string, const K extends FurtherCall>(
  entity: Entity<F, T>,
  calls: readonly K[],
  invalidStatus?: string,
) {
  const row = z.looseObject(rowShape(entity));
  const all = {
    // An empty object drops every input, so the rows are not filtered.
    list: { input: z.optional(z.object({})), result: z.array(row) },
    detail: { input: ref, result: row },
    setStatus: { input: z.object({ id: idInput, status: z.literal([1, 2], invalidStatus) }), result: noResult },
  } satisfies Record<FurtherCall, CallSchemas>;
  return Object.fromEntries(calls.map((call) => [call, all[call]])) as unknown as Pick<typeof all, K>;
}

export function changeSchemas<F extends Fields>(entity: Entity<F>) {
  return {
    add: { input: z.object(inputShape(entity, 'add')), result: opt(id) },
    update: { input: z.object({ id: idInput, ...versionShape(entity), ...inputShape(entity, 'edit') }), result: noResult },
    delete: { input: z.object({ id: idInput, ...versionShape(entity) }), result: noResult },
  } satisfies Record<string, CallSchemas>;
}
