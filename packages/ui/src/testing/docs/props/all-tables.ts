import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import ts from '@typescript/typescript6';

import { readTables } from './read-tables.js';
import type { PropTables } from './tables.js';

const here = dirname(fileURLToPath(import.meta.url));
const src = join(here, '../../..');
const root = join(src, '../../..');
const CACHE = join(root, 'node_modules/.cache/seaberry-props');

/** Index files of the public folders of `packages/ui`. */
export function publicEntries(): string[] {
  return ['components', 'composites', 'tracking'].flatMap((kind) =>
    readdirSync(join(src, kind))
      .map((name) => join(src, kind, name, 'index.ts'))
      .filter((path) => existsSync(path)),
  );
}

/** Sources that types of ui depend on, without tests and texts. */
function sources(): string[] {
  return ['ui', 'tracking', 'i18n'].flatMap((name) => {
    const folder = join(root, 'packages', name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|(^|\/)messages\//.test(path))
      .toSorted()
      .map((path) => join(folder, path));
  });
}

function compilerOptions(): ts.CompilerOptions {
  const config = join(src, '../tsconfig.json');
  const read: unknown = ts.readConfigFile(config, ts.sys.readFile).config;
  return ts.parseJsonConfigFileContent(read, { ...ts.sys, readDirectory: () => [] }, dirname(config)).options;
}

let latest: PropTables | undefined;

/** Tables of all public exports, read once in a process. */
export const allTables = (): PropTables => (latest ??= cachedTables());

/** Reads all tables, or takes them from the cache when no source changed: the checker needs some seconds. */
function cachedTables(): PropTables {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const path of sources()) hash.update(path).update(readFileSync(path));
  const cached = join(CACHE, `${hash.digest('hex').slice(0, 16)}.json`);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8')) as PropTables;
  const tables = readTables(publicEntries(), compilerOptions());
  mkdirSync(CACHE, { recursive: true });
  // Another run may write the same file.
  writeFileSync(`${cached}.${process.pid}`, JSON.stringify(tables));
  renameSync(`${cached}.${process.pid}`, cached);
  return tables;
}
