// The bundler puts half a kilobyte of helpers into a separate file, which would be the ninth request of the first page.
import type { Plugin, Rollup } from 'vite';

const RUNTIME = /rolldown-runtime-[\w-]+\.js$/;
const EXPORTS = /export\s*\{([^}]*)\};?\s*$/;

/**
 * Inlines the bundler's helpers (half a kilobyte, stateless) into each script that uses them, which saves a request before the first page.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'seaberry:inline-runtime',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk');
        const runtime = chunks.find(({ fileName }) => RUNTIME.test(fileName));
        if (!runtime) return;
        const [, names = ''] = EXPORTS.exec(runtime.code) ?? [];
        const made = `(()=>{${runtime.code.replace(EXPORTS, '')};return{${pairs(names, 'exported')}}})()`;
        const name = runtime.fileName.split('/').at(-1) ?? '';
        const used = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'\`][^"'\`]*${name.replaceAll('.', String.raw`\.`)}["'\`];?`);
        // A chunk whose merged modules need no helper any more imports the file for its side effects, of which it has none.
        const bare = new RegExp(`import\\s*["'\`][^"'\`]*${name.replaceAll('.', String.raw`\.`)}["'\`];?`);
        for (const chunk of chunks) {
          if (!chunk.imports.includes(runtime.fileName)) continue;
          const before = chunk.code;
          chunk.code = before.replace(used, (_whole, taken: string) => `var{${pairs(taken, 'imported')}}=${made};`).replace(bare, '');
          if (chunk.code === before)
            this.error(`${chunk.fileName} imports the bundler's helpers in an unknown way: mend build/inline-runtime.ts.`);
          chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
        }
        delete bundle[runtime.fileName];
      },
    },
  };
}

/** Property for `a as b`: external name to internal value when exported, to internal variable when imported. */
const pairs = (list: string, side: 'exported' | 'imported'): string =>
  list
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [first = '', second = first] = entry.trim().split(/\s+as\s+/);
      return side === 'exported' ? `${second}:${first}` : `${first}:${second}`;
    })
    .join(',');
