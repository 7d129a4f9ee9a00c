// Builds one page per library and one module per component, in this folder's own installation; prints sizes as JSON.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { components, styleSheets } from './components.mjs';

const home = import.meta.dirname;
const gz = (text) => gzipSync(text, { level: 9 }).length;
const quiet = { configFile: false, root: home, logLevel: 'error', plugins: [react()], define: { 'process.env.NODE_ENV': '"production"' } };
rmSync(join(home, 'dist'), { recursive: true, force: true });
mkdirSync(join(home, 'pages'), { recursive: true });

/** Bytes of the entry and its static imports; code loaded later is not part of the first load. */
function firstLoad({ output }) {
  const chunks = new Map(output.filter((one) => one.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const wanted = new Set();
  const take = (name) => {
    const chunk = chunks.get(name);
    if (!chunk || wanted.has(name)) return;
    wanted.add(name);
    chunk.imports.forEach(take);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) take(chunk.fileName);
  return [...wanted].reduce((sum, name) => sum + gz(chunks.get(name).code), 0);
}

const sizes = { table: {}, timeline: {}, components: {}, css: {} };
for (const kind of ['table', 'timeline']) {
  for (const file of readdirSync(join(home, 'src', kind))) {
    const name = file.replace(/\.tsx?$/, '');
    if (name === 'mount') continue;
    const page = join(home, 'pages', `${kind}-${name}.html`);
    const entry = join(home, 'pages', `${kind}-${name}.ts`);
    writeFileSync(
      entry,
      `import { makeMoments, makeRows } from '../src/data.ts';\nimport * as library from '../src/${kind}/${file}';\nObject.assign(window, { bench: { prepare() {}, ...library, makeMoments, makeRows } });\n`,
    );
    writeFileSync(
      page,
      `<!doctype html><html data-theme="light"><body style="margin:0"><div id="place" style="width:1200px;height:700px"></div><script type="module" src="./${kind}-${name}.ts"></script></body></html>`,
    );
    const result = await build({
      ...quiet,
      base: './',
      build: { outDir: join(home, 'dist', `${kind}-${name}`), rolldownOptions: { input: page } },
    });
    sizes[kind][name] = firstLoad(result);
  }
}

const EXTERNAL = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];
for (const [library, parts] of Object.entries(components)) {
  sizes.components[library] = {};
  const all = Object.values(parts).join('\n');
  for (const [part, code] of [...Object.entries(parts), ['all five', all]]) {
    const file = join(home, 'pages', `bytes-${library.replaceAll(/\W/g, '-')}-${part.replace(' ', '-')}.js`);
    // Unique export names, so that five modules can be joined.
    writeFileSync(file, code);
    const result = await build({
      ...quiet,
      build: { write: false, lib: { entry: file, formats: ['es'] }, rolldownOptions: { external: EXTERNAL, output: { minify: true } } },
    });
    sizes.components[library][part] = firstLoad(Array.isArray(result) ? result[0] : result);
  }
}
for (const [library, file] of Object.entries(styleSheets)) {
  try {
    sizes.css[library] = gz(readFileSync(join(home, 'node_modules', file)));
  } catch {
    sizes.css[library] = null;
  }
}
writeFileSync(join(home, 'sizes.json'), JSON.stringify(sizes, null, 1));
