import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { allTables } from './props/all-tables.js';
import { withVersions, type FirstVersions } from './props/versions.js';
import { guidesOf, relatedGuides, type Related } from './related.js';

const src = join(dirname(fileURLToPath(import.meta.url)), '../..');
const VIRTUAL = 'virtual:seaberry-parts';
const TABLES = 'virtual:seaberry-tables/';

/** Exports of a component and the `data-slot` names of its elements: both are public API. */
export interface Parts {
  exports: string[];
  slots: string[];
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(examples|fixtures)$/.test(entry.name) ? [] : sources(path);
    return entry.name.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(entry.name) ? [path] : [];
  });
}

/** Slot names in a file, including those that a shared frame derives from a given one: `part="checkbox"` → `checkbox-label`. */
function slotsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const written = [...text.matchAll(/data-slot="([a-z-]+)"/g)].map(([, slot = '']) => slot);
  const given = [...text.matchAll(/\b(?:slotName|part)="([a-z-]+)"/g)].map(([, name = '']) => name);
  if (given.length === 0) return written;
  const frames = [...text.matchAll(/from '(\.\.\/[^']+)\.js'/g)].map(([, frame = '']) => join(dirname(path), `${frame}.tsx`));
  const ends = frames
    .filter((frame) => existsSync(frame))
    .flatMap((frame) => [...readFileSync(frame, 'utf8').matchAll(/data-slot=\{`\$\{(?:slotName|part)\}(-[a-z-]+)`/g)])
    .map(([, end = '']) => end);
  return [...written, ...given.flatMap((name) => [name, ...ends.map((end) => `${name}${end}`)])];
}

function partsOf(folder: string): Parts {
  const indexFile = readFileSync(join(folder, 'index.ts'), 'utf8');
  const exports = [...indexFile.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^(?!type )[A-Z][a-z]/.test(name) || /^use[A-Z]/.test(name));
  const slots = sources(folder)
    .toSorted((one, other) => one.split('/').length - other.split('/').length)
    .flatMap((path) => slotsOf(path));
  return { exports: [...new Set(exports)], slots: [...new Set(slots)] };
}

/** Public folders of components. */
function publicFolders(): { path: string; name: string }[] {
  return ['components', 'composites', 'tracking'].flatMap((kind) =>
    readdirSync(join(src, kind))
      .map((name) => ({ name, path: join(src, kind, name) }))
      .filter(({ path }) => existsSync(join(path, 'index.ts'))),
  );
}

interface PartsModule {
  parts: Record<string, Parts>;
  related: Record<string, Related[]>;
  guides: Record<string, Related>;
  /** First version of each released entry. */
  since: Record<string, string>;
  /** gzip kB of each entry, and of its code that is loaded later. */
  sizes: Record<string, [first: number, later: number]>;
  /** Time to mount, to render again and to open, as a multiple of the time to mount a plain button; number of DOM elements. */
  speeds: Record<string, [mount: number, update: number, elements: number, open?: number]>;
}

/** Figures of all components, written by a script in this form. */
const figures = <T>(file: string): T => JSON.parse(readFileSync(join(src, '..', file), 'utf8')) as T;

function partsModule(grouped: (title: string) => string): PartsModule {
  const folders = publicFolders().map((folder) => ({ ...folder, ...partsOf(folder.path) }));
  return {
    parts: Object.fromEntries(folders.map(({ name, exports, slots }) => [name, { exports, slots }])),
    related: relatedGuides(folders, grouped),
    guides: guidesOf(folders, grouped),
    since: figures('released.json'),
    sizes: figures('component-sizes.json'),
    speeds: figures('component-speed.json'),
  };
}

/** Tables of the exports of a folder, as the type checker reads them. */
function tablesModule(folder: string): string {
  const door = readFileSync(join(folder, 'index.ts'), 'utf8');
  const first = figures<FirstVersions>('released-props.json');
  const version = figures<Record<string, string>>('released.json')[basename(folder)];
  const tables = Object.entries(allTables())
    .filter(([name]) => new RegExp(`\\b${name}\\b`, 'u').test(door))
    .map(([name, table]) => [name, withVersions(name, table, first, version)] as const);
  // A text is parsed faster than an object of a program.
  const text = JSON.stringify(JSON.stringify(Object.fromEntries(tables)));
  return `import { addTables } from ${JSON.stringify(join(src, 'testing/docs/prop-tables.ts'))};\naddTables(JSON.parse(${text}));`;
}

/** Stories of a public folder: with them its tables are loaded, before Storybook prepares their props. */
const STORIES = /packages\/ui\/src\/((?:components|composites|tracking)\/[^/]+)\/[^/]+\.stories\.tsx$/;

function withTables(code: string, id: string): string | undefined {
  const folder = STORIES.exec(id)?.[1];
  if (folder === undefined || !existsSync(join(src, folder, 'index.ts'))) return undefined;
  return `${code}\nimport ${JSON.stringify(`${TABLES}${folder}`)};`;
}

const FOLDERS = /packages\/ui\/src\/(?:components|composites|tracking)\/.*(?<!\.(?:stories|test))\.tsx$/;

/** Names the components of a file: a build shortens names of functions, by which tables, tabs and shown code find them. */
function named(code: string): string {
  const names = [...code.matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)\b/gm)].map(([, name = '']) => name);
  return [
    code,
    ...names.map(
      (name) => `if (typeof ${name} === 'function') ${name}.__docgenInfo = { displayName: (${name}.displayName ??= '${name}') };`,
    ),
  ].join('\n');
}

/**
 * Provides the docs pages with parts, props, sizes, speeds and relations of every component, read from the sources, so that no list is maintained.
 * @param grouped returns the title in the sidebar for the title in a file of stories
 */
export function partsPlugin(grouped: (title: string) => string) {
  return {
    name: 'seaberry-parts',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id === VIRTUAL || id.startsWith(TABLES) ? `\0${id}` : undefined),
    load: (id: string) => {
      if (id.startsWith(`\0${TABLES}`)) return tablesModule(join(src, id.slice(TABLES.length + 1)));
      if (id !== `\0${VIRTUAL}`) return undefined;
      return Object.entries(partsModule(grouped))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    transform: (code: string, id: string) => {
      const changed = FOLDERS.test(id) ? named(code) : withTables(code, id);
      return changed === undefined ? undefined : { code: changed, map: null };
    },
  };
}
