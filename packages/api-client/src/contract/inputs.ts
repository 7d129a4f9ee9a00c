import * as z from 'zod/mini';
import { id, max, opt, upTo } from './parts.js';
import { AIRLINE, AIRPORT, DATE, EMAIL, EMAIL_MAX, isCalendarDate, LOCODE, PHONE, plainPhone, SCAC } from '@seaberry/tracking/rules';

/** A required id. */
export const idInput = z.pipe(
  z.union([z.string().check(z.minLength(1, 'required'), z.maxLength(64, 'tooLong')), z.number()]),
  z.transform(String),
);

/**
 * Version of the row that a change was made from. Another one than the current is refused with the code 409 and the row as it is now in
 * `extras.current`; without it the change overwrites. A call that sets one field of a row, or of many, takes none.
 */
export const version = opt(z.int());

export const idsInput = z.array(idInput).check(z.maxLength(2000, 'tooMany'));

export const ref = z.object({ id: idInput });

/** A missing value gives `required`, like a blank text; any other invalid value gives the message of zod. */
const isMissing = { error: ({ input }: { input?: unknown }) => ((input ?? null) === null ? 'required' : undefined) };

/**
 * Control characters other than tab and line break, and invisible marks that hide text or turn its direction. Joiners stay: emoji, Persian
 * and Indic scripts need them.
 */
// oxlint-disable-next-line no-control-regex
const INVISIBLE = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

const visible = z.overwrite<string>((text) => text.replaceAll(INVISIBLE, ''));

/** A required text, trimmed. */
export const requiredText = (characters: number) =>
  z.string(isMissing).check(visible, z.trim(), z.minLength(1, 'required'), max(characters));

/** An optional text, trimmed. */
export const optionalInput = (characters: number) => opt(z.string().check(visible, z.trim(), max(characters)));

/** An optional text of several lines. */
export const note = (characters: number) => opt(z.string().check(visible, max(characters)));

/** A required calendar date `YYYY-MM-DD`. */
export const requiredDate = z
  .string(isMissing)
  .check(z.minLength(1, 'required'), max(40), z.regex(DATE, 'date'), z.refine(isCalendarDate, 'date'));

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/u;

const isInstant = z.refine<string>(
  (text) => INSTANT.test(text) && isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
  'date',
);

/** A required instant: ISO 8601 with `Z` or an offset. */
export const requiredInstant = z.string(isMissing).check(max(40), isInstant);

/** An optional instant. */
export const instantEntered = opt(upTo(40).check(isInstant));

/** A required list, with at least one value. */
export const requiredList = <S extends z.core.$ZodType>(one: S) => z.array(one, isMissing).check(z.minLength(1, 'required'));

/** Sort order among siblings; smaller comes first. */
export const orderNo = opt(z.int().check(z.gte(0), z.lte(1_000_000)));

/** 1 enabled, 2 disabled. */
export const status = z.union([z.literal(1), z.literal(2)]);

/** Status as a filter, or of a row of another back end, which may have other numbers. */
export const statusOf = opt(z.number());

/** A date `YYYY-MM-DD`, or null. */
export const calendar = opt(z.union([z.literal(''), upTo(40).check(z.regex(DATE, 'date'))]));

/** Allows an empty text besides a pattern; whether a field is required is a separate rule. */
export const orEmpty = (pattern: RegExp, error: string) => z.refine<string>((text) => text === '' || pattern.test(text), error);

/** Address of a web page. */
export const WEB_ADDRESS = /^https?:\/\/[^\s/]/u;

/** UN/LOCODE in capital letters, by the rule `LOCODE`. */
export const locode = z.string().check(z.trim(), max(100), z.toUpperCase(), orEmpty(LOCODE, 'locode'));

/** SCAC of a carrier in capital letters, by the rule `SCAC`. */
export const scac = z.string(isMissing).check(z.trim(), max(100), z.toUpperCase(), orEmpty(SCAC, 'unknownCarrier'));

/** IATA designator of an airline in capital letters, by the rule `AIRLINE`. */
export const airlineCode = z.string(isMissing).check(z.trim(), max(100), z.toUpperCase(), orEmpty(AIRLINE, 'unknownAirline'));

/** IATA code of an airport in capital letters, by the rule `AIRPORT`. */
export const airportCode = z.string(isMissing).check(z.trim(), max(100), z.toUpperCase(), orEmpty(AIRPORT, 'airport'));

/** Email address, by the rule `EMAIL`. */
export const email = z.string().check(z.trim(), max(EMAIL_MAX), orEmpty(EMAIL, 'email'));

/** Phone number, by the rule `PHONE`; stored without blanks and dashes. */
export const phone = z.string().check(z.overwrite(plainPhone), max(32), orEmpty(PHONE, 'phone'));

export const requiredPhone = z.string().check(z.overwrite(plainPhone), z.minLength(1, 'required'), max(32), orEmpty(PHONE, 'phone'));

export const idsResult = z.array(id);

/** A required text, untrimmed. */
export const requiredUntrimmed = (characters: number) => z.string().check(z.minLength(1, 'required'), max(characters));

/** Password or its SM2 ciphertext, which is longer: 128 characters of four bytes in hex. */
export const password = requiredUntrimmed(1500);

/** Limit of the depth of an object that a client stores: filters have three levels. */
const MAX_DEPTH = 10;

const isShallow = (value: unknown, left: number): boolean =>
  typeof value !== 'object' || value === null || (left > 0 && Object.values(value).every((part) => isShallow(part, left - 1)));

/** Limit of the characters of an object as JSON: a filter of two thousand ids has eighty thousand. */
const MAX_CHARACTERS = 200_000;

/** An object of any JSON. Deeper ones are refused, since neither JSON.stringify nor a database can write every depth. */
export const anyObject = z.record(upTo(64), z.unknown()).check(
  z.refine((value) => isShallow(value, MAX_DEPTH), { error: 'invalid', abort: true }),
  z.refine((value) => JSON.stringify(value).length <= MAX_CHARACTERS, { error: 'tooLong' }),
);

/** An uploaded file, in a multipart form. */
export const file = z.file();
