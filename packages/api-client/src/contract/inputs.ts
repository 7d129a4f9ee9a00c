import * as z from 'zod/mini';
import { id, opt } from './parts.js';

/** An id as input; it must be there. */
export const idInput = z.pipe(
  z.union([z.string().check(z.minLength(1, 'required'), z.maxLength(64, 'tooLong')), z.number()]),
  z.transform(String),
);

export const idList = z.array(idInput).check(z.maxLength(2000, 'tooMany'));

export const ref = z.object({ id: idInput });

/** A text that must hold something besides blanks; blanks around it are taken off. */
export const named = (most: number) => z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(most, 'tooLong'));

/** A text that may be missing. */
export const limited = (most: number) => opt(z.string().check(z.trim(), z.maxLength(most, 'tooLong')));

/** A text of several lines that may be missing. */
export const note = (most: number) => opt(z.string().check(z.maxLength(most, 'tooLong')));

/** Place among its like; smaller comes first. */
export const orderNo = opt(z.int().check(z.gte(0), z.lte(1_000_000)));

/** 1 enabled, 2 disabled: there is no 0. */
export const status = z.union([z.literal(1), z.literal(2)]);

export const statusOf = opt(z.number());

/** A calendar date `YYYY-MM-DD`, or nothing. */
export const calendar = opt(z.union([z.literal(''), z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date'))]));

/** Rules of spec §5 for the ways to reach a person: 11 digits, the first 1, the second 3 to 9; a standard address. */
export const accountFields = {
  phone: z.string().check(z.trim(), z.minLength(1, 'required'), z.regex(/^$|^1[3-9]\d{9}$/, 'phone')),
  email: opt(z.string().check(z.trim(), z.regex(/^$|^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'email'), z.maxLength(254, 'tooLong'))),
};

/** Widths of a data range (product specification §3): all, the department and below, the department, personal, custom. */
export const DATA_SCOPES = [1, 2, 3, 4, 5] as const;

/** 1 directory, 2 menu, 3 button. */
export const MENU_TYPES = [1, 2, 3] as const;

export const idsOf = z.array(id);

/** A text that must hold at least one character; blanks count and stay. */
export const filled = (most: number) => z.string().check(z.minLength(1, 'required'), z.maxLength(most, 'tooLong'));

/** SM2 ciphertext, where it is asked for, is longer than a password. */
export const password = filled(1000);

/** An uploaded file, in a multipart form. */
export const file = z.file();
