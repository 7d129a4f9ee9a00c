import * as z from 'zod/mini';
import { email, requiredText } from '../inputs.js';
import { noResult, type SchemasOf } from '../parts.js';
import type { sysEmail } from './calls.js';

export const EMAIL_TITLE_MAX = 200;
export const EMAIL_CONTENT_MAX = 20_000;

/** A plain text to one address. */
const input = z.object({
  toEmail: email.check(z.minLength(1, 'required')),
  title: requiredText(EMAIL_TITLE_MAX),
  content: requiredText(EMAIL_CONTENT_MAX),
});

export const schemas = { sendEmail: { input, result: noResult }, send: { input, result: noResult } } satisfies SchemasOf<typeof sysEmail>;
