import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { writeOrCheck } from './write-or-check.mjs';

/* Writes the exports of package.json and src/index.ts from the folders, so that a new component needs no hand edit. */

const ui = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Entries that the root does not re-export, because of their size. */
const heavy = new Set(['data-table', 'charts', 'maps', 'route-map', 'trajectory-player', 'calendar', 'form']);

const folders = ['components', 'composites', 'tracking'].flatMap((group) => {
  const base = join(ui, 'src', group);
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .filter((name) => existsSync(join(base, name, 'index.ts')))
    .map((name) => ({ name, path: `${group}/${name}/index` }));
});
folders.push({ name: 'ui-provider', path: 'lib/ui-provider' }, { name: 'tokens', path: 'tokens/index' });
folders.sort((a, b) => (a.name < b.name ? -1 : 1));

const names = folders.map((folder) => folder.name);
const twice = names.filter((name, at) => names.indexOf(name) !== at);
if (twice.length > 0) throw new Error(`Two folders want the same entry: ${twice.join(', ')}`);

const source = (path) => ['.ts', '.tsx'].map((end) => `./src/${path}${end}`).find((file) => existsSync(join(ui, file)));
const entry = (path, withSource) => ({
  ...(withSource ? { '@seaberry/source': source(path) } : {}),
  types: `./dist/${path}.d.ts`,
  default: `./dist/${path}.js`,
});
const copied = (file, withSource) =>
  withSource ? { '@seaberry/source': `./src/styles/${file}`, default: `./dist/${file}` } : `./dist/${file}`;
const map = (withSource) => ({
  '.': entry('index', withSource),
  ...Object.fromEntries(folders.map(({ name, path }) => [`./${name}`, entry(path, withSource)])),
  './styles.css': './dist/styles.css',
  './styles.layer.css': './dist/styles.layer.css',
  './inter.css': './dist/inter.css',
  ...Object.fromEntries(['theme.css', 'tokens.light.json', 'tokens.dark.json'].map((file) => [`./${file}`, copied(file, withSource)])),
});

const index = folders
  .filter(({ name }) => !heavy.has(name))
  .map(({ path }) => `export * from './${path}.js';`)
  .join('\n');

const manifestPath = join(ui, 'package.json');
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
manifest.exports = map(true);
// The published package has no sources, so it must not name the condition that leads to them.
manifest.publishConfig = { ...manifest.publishConfig, exports: map(false) };

writeOrCheck(
  {
    [join(ui, 'src/index.ts')]: `// Written by scripts/exports.mjs from the folders.\n${index}\n`,
    [manifestPath]: `${JSON.stringify(manifest, null, 2)}\n`,
  },
  'node packages/ui/scripts/exports.mjs',
);
