import * as z from 'zod/mini';
import type { sysStaticPage } from './calls.js';
import { requiredUntrimmed } from '../inputs.js';
import { instant, type SchemasOf, optionalText } from '../parts.js';

/** Static pages of the server, readable without authentication. */
export const STATIC_PAGES = ['terms', 'privacy', 'help'] as const;

export const schemas = {
  detail: {
    input: z.object({ key: requiredUntrimmed(60) }),
    /** `body` is plain text: paragraphs are separated by an empty line, headings begin with `# `, list lines with `- `. */
    result: z.looseObject({ key: z.string(), language: optionalText, title: z.string(), body: z.string(), updateTime: instant }),
  },
} satisfies SchemasOf<typeof sysStaticPage>;
