import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { build, type Plugin } from 'vite';

const packages = fileURLToPath(new URL('../../../../..', import.meta.url));
const FRAME = 'virtual:seaberry-sandbox-frame';
const MODULES = 'virtual:seaberry-sandbox-modules';

/** Modules of others that examples import. */
const OTHERS = ['react', 'react-dom', 'react/jsx-runtime', 'lucide-react', 'zod/mini'];
const TEXTS = ['zh-CN', 'zh-TW'];

/** Source files of the public entries of a package, by the name under which an application imports them. */
function entriesOf(name: string): [name: string, file: string][] {
  const { exports } = JSON.parse(readFileSync(`${packages}/${name}/package.json`, 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  return Object.entries(exports).flatMap(([path, target]): [string, string][] => {
    const source = typeof target === 'string' ? undefined : target['@seaberry/source'];
    if (source === undefined) return [];
    const tags = path.includes('*') ? TEXTS : [''];
    return tags
      .map((tag): [string, string] => [
        `@seaberry/${name}${path.replace('.', '').replace('*', tag)}`,
        `${packages}/${name}/${source.replace('*', tag)}`,
      ])
      .filter(([, file]) => existsSync(file));
  });
}

function modulesCode(): string {
  const modules = [...['ui', 'tracking', 'i18n'].flatMap(entriesOf), ...OTHERS.map((name) => [name, name] as const)];
  return [
    ...modules.map(([, file], at) => `import * as m${at} from ${JSON.stringify(file)};`),
    `export const modules = {${modules.map(([name], at) => `${JSON.stringify(name)}: m${at}`).join(',')}};`,
  ].join('\n');
}

const modulesPlugin: Plugin = {
  name: 'seaberry-sandbox-modules',
  resolveId: {
    order: 'pre',
    handler(id, importer) {
      if (id === MODULES) return `\0${id}`;
      // The modules of others are those of this package.
      return importer === `\0${MODULES}` && OTHERS.includes(id)
        ? this.resolve(id, `${packages}/ui/src/index.ts`, { skipSelf: true })
        : undefined;
    },
  },
  load: (id) => (id === `\0${MODULES}` ? modulesCode() : undefined),
};

/** Everything that runs in the frame as one script: the frame has an origin of its own and may load no module of this one. */
async function frameScript(): Promise<string> {
  const result = await build({
    configFile: false,
    root: `${packages}/ui`,
    logLevel: 'error',
    plugins: [modulesPlugin],
    // React with its messages in full, for those who read them.
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { conditions: ['@seaberry/source', 'module', 'browser', 'production'], dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('frame/page.tsx', import.meta.url)),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const chunks = 'output' in result ? result.output : Array.isArray(result) ? result.flatMap(({ output }) => output) : [];
  const [script] = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : []));
  if (script === undefined) throw new Error('The frame of the sandbox was not built.');
  return script;
}

/** Gives the sandbox the script of its frame as a text. In development it is built once, when the page is first opened. */
export function sandboxPlugin(): Plugin {
  return {
    name: 'seaberry-sandbox',
    resolveId: (id) => (id === FRAME ? `\0${id}` : undefined),
    load: async (id) => (id === `\0${FRAME}` ? `export default ${JSON.stringify(await frameScript())};` : undefined),
  };
}
