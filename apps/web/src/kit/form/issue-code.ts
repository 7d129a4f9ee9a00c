import type * as z from 'zod/mini';

/** Code of an issue of a schema: its message, which for an overlong text is followed by the limit. */
export const issueCode = (issue: z.core.$ZodIssue): string =>
  issue.code === 'too_big' && issue.message === 'tooLong' ? `longerThan:${issue.maximum}` : issue.message;
