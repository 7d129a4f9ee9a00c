// Why: the first page says a few sentences, and a parser of ICU texts weighs more than they do.
import { pathToFileURL } from 'node:url';

import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Messages = { readonly [key: string]: string | Messages };

/** Where the built message areas of the i18n package lie. */
const MESSAGES = /[\\/]i18n[\\/]dist[\\/]messages[\\/].*\.js$/;

/**
 * Compiles the ICU texts of `@seaberry/i18n` at build time, so that no message parser travels to the browser: 1 kB of
 * formatting code stays of about 11 (use-intl's `format-only`, to which the build aliases its formatter).
 */
export function compileMessages(): Plugin {
  return {
    name: 'seaberry:compile-messages',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!MESSAGES.test(file)) return null;
      const areas: Record<string, Messages> = await import(pathToFileURL(file).href);
      return Object.entries(areas)
        .map(([name, area]) => `export const ${name} = ${JSON.stringify(compileArea(area))};`)
        .join('\n');
    },
  };
}

function compileArea(area: Messages): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(area).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileArea(value)]),
  );
}
