import * as z from 'zod/mini';
import type { sysStaticPage } from './calls.js';
import { filled } from '../inputs.js';
import { instant, type SchemasOf, text } from '../parts.js';

/** Texts of the server that everyone may read. */
export const STATIC_PAGES = ['terms', 'privacy', 'help'] as const;

export const schemas = {
  detail: {
    input: z.object({ key: filled(60) }),
    /** `body` is plain text: paragraphs divided by an empty line, headings begin with `# `, list lines with `- `. */
    result: z.looseObject({ key: z.string(), language: text, title: z.string(), body: z.string(), updateTime: instant }),
  },
} satisfies SchemasOf<typeof sysStaticPage>;
