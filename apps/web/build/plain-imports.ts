import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Leaves dynamic imports as the browser knows them. Vite wraps each in a helper that preloads styles and scripts; here all styles
 * are one file and each page is one chunk, so there is nothing to preload, and the helper is a third of the boot script.
 */
export function plainImports(): Plugin {
  return {
    name: 'seaberry:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
  };
}
