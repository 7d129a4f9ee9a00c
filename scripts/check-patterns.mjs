// Asserts that every regular expression takes linear time. Results are kept in scripts/patterns.json, so that a run checks only new ones;
// `--write` stores the results. A pattern that is not linear is refused, unless its texts are short: scripts/pattern-exceptions.mjs.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exceptions, madePatterns } from './pattern-exceptions.mjs';
import { partsOf, patternsIn } from './lib/patterns.mjs';
import { root } from './lib/stages.mjs';

const FOLDERS = [
  'packages/api-client',
  'packages/i18n',
  'packages/tracking',
  'packages/ui',
  'apps/sandbox-carrier',
  'apps/server',
  'apps/web',
].map((folder) => `${folder}/src`);
const isChecked = (name) => /\.tsx?$/.test(name) && !/\.(?:test|stories|test-d|d)\.|(?:^|\/)(?:testing|fixtures)\//.test(name);
const KEPT = join(root, 'scripts/patterns.json');
const kept = JSON.parse(readFileSync(KEPT, 'utf8'));
const write = process.argv.includes('--write');
/** Steps that one text may cost: a tenth of a second. */
const MAX_STEPS = 10_000_000;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter(isChecked),
);
const found = files.map((file) => ({ file, ...patternsIn(readFileSync(join(root, file), 'utf8'), file.endsWith('x')) }));

const problems = [];
const used = new Set();
/** Name of a verdict: of an exception also the length that it was checked for. */
const nameOf = (pattern, limit) => (limit === undefined ? pattern : `${pattern} ${limit}`);
const verdicts = {};
for (const { file, literals, made } of found) {
  for (const { line, pattern } of literals) {
    const exception = exceptions.find((one) => one.file === file && one.pattern === pattern);
    if (exception) used.add(exception);
    if (exception?.limit === null) continue;
    const name = nameOf(pattern, exception?.limit);
    verdicts[name] ??= kept[name] ?? (write ? await verdictOf(pattern, exception?.limit) : 'new');
    if (verdicts[name] === 'new') problems.push(`${file}:${line} ${pattern} is new: run node scripts/check-patterns.mjs --write`);
    else if (verdicts[name] !== 'safe') problems.push(`${file}:${line} ${pattern} is not linear: ${verdicts[name]}`);
  }
  for (const { line, pattern } of made) {
    const known = madePatterns.find((one) => one.file === file && one.pattern === pattern);
    if (known) used.add(known);
    else problems.push(`${file}:${line} ${pattern} makes a pattern from something that is no constant`);
  }
}
for (const one of [...exceptions, ...madePatterns])
  if (!used.has(one)) problems.push(`${one.file} has ${one.pattern} no more: remove its exception`);

if (write) {
  const safe = Object.entries(verdicts).filter(([, verdict]) => verdict === 'safe');
  writeFileSync(KEPT, `${JSON.stringify(Object.fromEntries(safe.toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${Object.keys(verdicts).length} patterns, each takes linear time or reads short texts.`);

/** `safe`, or the text that takes long. Loaded here, since most runs have nothing to check. */
async function verdictOf(pattern, limit) {
  const { checkSync } = await import('recheck');
  const [source, flags] = partsOf(pattern);
  const bounded = limit === undefined ? {} : { checker: 'fuzz', maxAttackStringSize: limit, attackLimit: MAX_STEPS };
  const { status, complexity, attack, error } = checkSync(source, flags, { timeout: 20_000, randomSeed: 1, ...bounded });
  return status === 'safe'
    ? 'safe'
    : `${complexity?.summary ?? error?.kind ?? status}, ${attack?.pattern.slice(0, 120) ?? 'no attack found'}`;
}
