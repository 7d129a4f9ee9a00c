/* Public API of every published package as text in git: changes are visible in review, and need a changeset.
   
   node scripts/api-report.mjs             writes packages/<name>/api-report.txt from the built declarations
   node scripts/api-report.mjs --check     fails when a report is stale, or differs from the last release without a changeset
   node scripts/api-report.mjs --released  marks the current API as released (part of `pnpm version-packages`) */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { apiNames } from './lib/api-names.mjs';
import './lib/source-resolve.mjs';
import { root } from './lib/stages.mjs';

const PACKAGES = ['tracking', 'i18n', 'api-client', 'ui'];
const mode = process.argv[2] ?? '--write';

const declaration = (from, specifier) => resolve(dirname(from), specifier.replace(/\.js$/, '.d.ts'));

/** Declarations without comments, blank lines and imports. */
function essence(file) {
  return readFileSync(file, 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^import [^;]*;$/gm, '')
    .replace(/^export \{\};$/gm, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .join('\n');
}

/** The entry and every file it re-exports, each once. */
function reachable(entry, seen = new Set()) {
  if (seen.has(entry) || !existsSync(entry)) return seen;
  seen.add(entry);
  for (const [, from] of readFileSync(entry, 'utf8').matchAll(/^export [^;]*? from '(\.[^']+)';$/gm))
    reachable(declaration(entry, from), seen);
  return seen;
}

function report(folder, manifest) {
  const parts = [];
  const shown = new Set();
  for (const [subpath, target] of Object.entries(manifest.exports).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (typeof target === 'string' || !target.types) {
      parts.push(`## ${subpath}`);
      continue;
    }
    parts.push(`## ${subpath}`);
    if (target.types.includes('*')) continue;
    for (const file of reachable(join(folder, target.types))) {
      const name = relative(join(folder, 'dist'), file).replaceAll('\\', '/');
      // A file that several entries re-export is written once.
      parts.push(shown.has(file) ? `# ${name}: above` : `# ${name}\n${essence(file)}`);
      shown.add(file);
    }
  }
  return `${parts.join('\n')}\n`;
}

/** One line per entry. */
function releasedNames(body) {
  const entries = Object.entries(apiNames(body)).map(([entry, names]) => `  ${JSON.stringify(entry)}: ${JSON.stringify(names.join(' '))}`);
  return `{\n${entries.join(',\n')}\n}\n`;
}

const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const changesets = readdirSync(join(root, '.changeset'))
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .map((name) => readFileSync(join(root, '.changeset', name), 'utf8'));

let failed = false;
for (const name of PACKAGES) {
  const folder = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = join(folder, 'api-report.txt');
  const body = report(folder, manifest);
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const released = mode === '--released' ? digest(body) : (/^released: (\w+)$/m.exec(kept)?.[1] ?? 'never');
  const fresh = `The public API of ${manifest.name}, written by scripts/api-report.mjs.\nreleased: ${released}\n\n${body}`;
  // Names of the release: those that are gone in the next one are on the page Migration (`lib/api-names.test.ts`).
  if (mode === '--released') writeFileSync(join(folder, 'released-api.json'), releasedNames(body));
  if (mode === '--released' && name === 'ui') {
    // Entries of the last release, each with its first version: components beside them are experimental (`testing/stories/story-files.ts`).
    const list = join(folder, 'released.json');
    const before = JSON.parse(readFileSync(list, 'utf8'));
    const entries = Object.keys(manifest.exports).filter((entry) => entry !== '.' && !/\.(?:css|json)$/u.test(entry));
    const since = entries
      .map((entry) => entry.slice(2))
      .toSorted()
      .map((entry) => [entry, before[entry] ?? manifest.version]);
    writeFileSync(list, `${JSON.stringify(Object.fromEntries(since), null, 2)}\n`);
    const dates = join(folder, 'release-dates.json');
    const days = JSON.parse(readFileSync(dates, 'utf8'));
    days[manifest.version] ??= new Date().toISOString().slice(0, 10);
    writeFileSync(dates, `${JSON.stringify(days, null, 2)}\n`);
    // And their props: newer ones have their version in the tables of the guides.
    const { allTables } = await import('../packages/ui/src/testing/docs/props/all-tables.ts');
    const { releaseProps } = await import('../packages/ui/src/testing/docs/props/versions.ts');
    const props = join(folder, 'released-props.json');
    const known = JSON.parse(readFileSync(props, 'utf8'));
    writeFileSync(props, `${JSON.stringify(releaseProps(allTables(), known, manifest.version), null, 2)}\n`);
  }
  if (mode !== '--check') {
    writeFileSync(file, fresh);
    continue;
  }
  if (fresh !== kept) {
    console.error(`${manifest.name}: its public API changed. Run \`pnpm api:report\`, read the difference, and add a changeset.`);
    failed = true;
  }
  if (released !== digest(body) && !changesets.some((text) => text.split('---')[1]?.includes(manifest.name))) {
    console.error(`${manifest.name}: its public API differs from the released one, and no changeset says so.`);
    failed = true;
  }
}
if (failed) process.exit(1);
if (mode === '--check') console.log(`The public API of ${PACKAGES.length} packages is as reported.`);
