// The first page has few texts, and a parser of ICU messages would be larger than they are.
import { pathToFileURL } from 'node:url';

import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

export type Messages = { readonly [key: string]: string | Messages };

/** Built message areas of the i18n package. */
const MESSAGES = /[\\/]i18n[\\/]dist[\\/]messages[\\/].*\.js$/;

/**
 * Compiles the ICU messages of `@seaberry/i18n` at build time, so that the browser loads no message parser: 1 kB of formatting code instead
 * of about 11 (use-intl's `format-only`, to which the build aliases its formatter).
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

/** Texts of an area, compiled. */
export function compileArea(area: Messages): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(area).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileArea(value)]),
  );
}
