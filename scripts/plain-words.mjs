// Plain-words check: comments, docs, test names and English messages avoid the words of `lib/plain-words.mjs`.
// A ratchet: the hits of an area (package × kind) may fall, never rise. `--update` lowers the baseline, `--list <area>` prints hits.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { grownAreas, lowered, partsOfSheet, partsOfSource, plainWordHits, wordCount } from './lib/plain-words.mjs';
import { root } from './lib/stages.mjs';

const baselineFile = join(root, 'scripts/plain-words.baseline.json');
const MESSAGES = /^packages\/i18n\/src\/(?:messages|ui)\/en\//;
/** Migrations are frozen, generated and third-party texts are not ours to word; the matcher and its test name the words. */
const IGNORED =
  /(?:^|\/)(?:migrations|dist)\/|\.gen\.|^THIRD-PARTY|^\.changeset\/|CHANGELOG|^demo\/|^scripts\/lib\/plain-words|^apps\/server\/src\/.*\/texts\//;

const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
const files = listed.stdout.split('\n').filter((file) => /\.(?:ts|tsx|mjs|css|sql|md|mdx)$/.test(file) && !IGNORED.test(file));

const areaOf = (file) => /^(?:packages|apps|consumers)\/[^/]+/.exec(file)?.[0] ?? (file.includes('/') ? file.split('/')[0] : 'root');

function partsOf(file, source) {
  if (/\.mdx?$/.test(file)) return [{ kind: 'docs', text: source }];
  if (/\.(?:css|sql)$/.test(file)) return partsOfSheet(source);
  const messages = MESSAGES.test(file) ? 'messages' : undefined;
  return partsOfSource(source).flatMap(({ kind, text }) =>
    kind === 'strings' ? (messages ? [{ kind: messages, text }] : []) : [{ kind, text }],
  );
}

const wanted = process.argv.includes('--list') ? process.argv[process.argv.indexOf('--list') + 1] : undefined;
/** @type {Map<string, { hits: number, words: number }>} */
const areas = new Map();
const lines = new Map();
for (const file of files) {
  if (!existsSync(join(root, file))) continue;
  const source = readFileSync(join(root, file), 'utf8');
  const home = areaOf(file);
  for (const { kind, text } of partsOf(file, source)) {
    const name = `${home} ${kind}`;
    const area = areas.get(name) ?? { hits: 0, words: 0 };
    const hits = plainWordHits(text);
    areas.set(name, { hits: area.hits + hits.length, words: area.words + wordCount(text) });
    if (wanted !== undefined && `${name} ${file}`.includes(wanted)) {
      for (const { rule, found, use } of hits) console.log(`${file}: “${found}” (${rule}; say: ${use})`);
    }
    if (kind === 'comments' || kind === 'props') count(home, 'comments', text.split('\n').length);
  }
  if (!/\.mdx?$/.test(file)) count(home, 'lines', source.split('\n').length);
}

function count(home, what, more) {
  const of = lines.get(home) ?? { comments: 0, lines: 0 };
  of[what] += more;
  lines.set(home, of);
}

const now = Object.fromEntries([...areas].map(([name, { hits }]) => [name, hits]));
const baseline = existsSync(baselineFile) ? JSON.parse(readFileSync(baselineFile, 'utf8')) : undefined;
if (process.argv.includes('--update')) writeFileSync(baselineFile, `${JSON.stringify(lowered(now, baseline), null, 2)}\n`);
const limits = JSON.parse(readFileSync(baselineFile, 'utf8'));
const grown = grownAreas(now, limits);

console.log('  hits  limit    words  per 10,000');
for (const [name, { hits, words }] of [...areas].toSorted(([a], [b]) => a.localeCompare(b))) {
  const per = words === 0 ? '0' : ((hits * 10_000) / words).toFixed(1);
  const limit = String(limits[name] ?? 0);
  console.log(
    `${grown.includes(name) ? '✗' : ' '} ${String(hits).padStart(4)} ${limit.padStart(6)} ${String(words).padStart(8)} ${per.padStart(11)}  ${name}`,
  );
}
console.log('\ncomment lines per 1,000 lines');
for (const [home, of] of [...lines].toSorted(([a], [b]) => a.localeCompare(b))) {
  console.log(`  ${String(Math.round((of.comments * 1000) / of.lines)).padStart(4)}  ${home}`);
}
if (grown.length > 0) {
  console.error(`\nMore plain-words hits than before in: ${grown.join(', ')}. See them with --list "<area>".`);
  process.exit(1);
}
