import * as z from 'zod/mini';
import { DATE, isCalendarDate } from '@seaberry/tracking/rules';

/** A record's id: backends send long numbers or strings; it is always parsed to a string. */
export const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** Null and absent are equivalent. */
export const opt = <T extends z.core.$ZodType>(schema: T) => z.nullish(schema);

export const optionalText = opt(z.string());

/** Maximum length in characters, checked first: an overlong text is not matched against patterns. */
export const max = (characters: number) => z.maxLength(characters, { error: 'tooLong', abort: true });

/** A text of an input as it is. */
export const upTo = (characters: number) => z.string().check(max(characters));

/** A flag as a boolean, or as 1 (yes) and 2 or 0 (no), or one of these as text. */
export const flag = z.pipe(
  z.union([z.boolean(), z.number(), upTo(5).check(z.regex(/^(?:true|false|[012])$/i))]),
  z.transform((value) => value === true || value === 1 || value === '1' || (typeof value === 'string' && value.toLowerCase() === 'true')),
);

/** Other backends send .NET's smallest date, `0001-01-01`, for none. */
const datedIn = (text: z.ZodMiniString<string>) =>
  z.pipe(
    text,
    z.transform((value): string | null => (value.startsWith('0001-01-01') ? null : value)),
  );
export const dated = datedIn(z.string());

/** ISO 8601 with offset or `Z` from us; other backends send local times without zone, which are shown as given. */
export const instant = opt(dated);

/** An instant of a filter. */
export const instantInput = opt(datedIn(upTo(40)));

/** A calendar date `YYYY-MM-DD`, without zone. */
export const calendarDate = opt(upTo(40).check(z.regex(DATE, 'date'), z.refine(isCalendarDate, 'date')));

/** Value of an extensible list: the editor suggests known values, unknown ones are valid. */
export const openEnum = <const T extends readonly string[]>(_known: T) => z.string() as z.ZodMiniType<T[number] | (string & {}), string>;

/** An empty input. */
export const noInput = z.optional(z.unknown());

/** Result of a call with `result: null`. */
export const noResult = z.optional(z.unknown());

/** Page of a list (the conventions of the origin; `totalCapped` is ours: the total stops at 10,000). */
export const pageOf = <T extends z.core.$ZodType>(item: T) =>
  z.looseObject({
    page: z.number(),
    pageSize: z.number(),
    total: z.number(),
    totalPages: z.number(),
    totalCapped: opt(z.boolean()),
    items: z.array(item),
    hasPrevPage: z.boolean(),
    hasNextPage: z.boolean(),
  });

/** Input of a paged list: `field` is the sort field; the `order` `descending` sorts it downwards, any other upwards. */
export const pageInput = {
  page: z._default(z.int().check(z.gte(1)), 1),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(200)), 20),
  field: opt(upTo(64)),
  order: opt(upTo(64)),
};

export interface CallSchemas {
  input: z.ZodMiniType;
  /** The `result` of the envelope; calls with a file or stream response have none. */
  result: z.ZodMiniType;
}

/** The schemas of a controller: one entry for each of its calls. */
export type SchemasOf<T> = Record<keyof T, CallSchemas>;

/** Authors and times of creation and change. */
export const changes = { createTime: instant, updateTime: instant, createUserName: optionalText, updateUserName: optionalText };
