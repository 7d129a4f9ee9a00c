// First-load size of one component: its module and its static imports, gzip, without react. Code that is loaded later (the calendar of a
// date picker, the window of a long timeline) is listed beside it.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './stages.mjs';

const EXTERNAL = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];
const gz = (text) => gzipSync(text, { level: 9 }).length;

/**
 * @param {string} code an ES module that exports what is measured, importing from the built packages
 * @returns {Promise<{first: number, later: number}>} bytes
 */
export async function firstLoad(code) {
  const id = '\0measured';
  const result = await build({
    configFile: false,
    // Directory from which published packages resolve, as in an application.
    root: join(root, 'apps/web'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'measured',
        resolveId: (source) => (source.endsWith('/measured') || source === 'measured' ? id : undefined),
        load: (source) => (source === id ? code : undefined),
      },
    ],
    build: {
      write: false,
      lib: { entry: 'measured', formats: ['es'], fileName: 'measured' },
      // Vite keeps white space in library builds; an application build would not.
      rolldownOptions: { external: EXTERNAL, output: { minify: true } },
    },
  });
  const output = (Array.isArray(result) ? result[0] : result).output;
  const chunks = new Map(output.filter((one) => one.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const wanted = new Set();
  const take = (name) => {
    const chunk = chunks.get(name);
    if (!chunk || wanted.has(name)) return;
    wanted.add(name);
    chunk.imports.forEach(take);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) take(chunk.fileName);
  const sum = (names) => names.reduce((total, name) => total + gz(chunks.get(name).code), 0);
  return { first: sum([...wanted]), later: sum([...chunks.keys()].filter((name) => !wanted.has(name))) };
}
