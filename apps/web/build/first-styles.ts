import type { Plugin, Rollup } from 'vite';

import { subsetOf } from './style-subset.ts';

const MAIN = /src\/main\.tsx$/;
const FIRST_SCRIPT = /<script\b/;
const LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

/** The chunk of the page's own script with everything that it imports statically. */
function firstScripts(bundle: Rollup.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk');
  const queue = chunks.filter(({ moduleIds }) => moduleIds.some((id) => MAIN.test(id))).map(({ fileName }) => fileName);
  const found = new Map<string, string>();
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const chunk = found.has(name) ? undefined : bundle[name];
    if (chunk?.type !== 'chunk') continue;
    found.set(name, chunk.code);
    queue.push(...chunk.imports);
  }
  return [...found.values()].join('\n');
}

/**
 * Puts the styles of the sign-in page, and of what else lies in its script, into the page itself. The whole sheet is four times as
 * heavy and would share the line with the script. The boot script is told where it is: see `src/shared/whole-sheet.ts`.
 */
export function firstStyles(): Plugin {
  return {
    name: 'seaberry:first-styles',
    apply: 'build',
    generateBundle: {
      // After the page itself was made.
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        const html = page?.type === 'asset' ? String(page.source) : '';
        const [link = '', name = ''] = LINK.exec(html) ?? [];
        const sheet = bundle[name];
        if (page?.type !== 'asset' || sheet?.type !== 'asset')
          return this.error('The page names no style sheet: mend build/first-styles.ts.');
        const styles = subsetOf(String(sheet.source), firstScripts(bundle) + html);
        // Before the boot script, which may ask for the whole sheet at once: that has to come after these in the page, since both
        // hold the same rules and the later ones win.
        page.source = html.replace(link, '').replace(FIRST_SCRIPT, (script) => `<style>${styles}</style>\n    ${script}`);
      },
    },
  };
}
