// Writes the bytes of each component of `@seaberry/ui` for its guide: gzip kB of its entry alone with all that it requires except React, and
// of code that it loads later. `--check` measures a sample, and fails when a size in the file is no longer true.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { firstLoad } from './lib/first-load.mjs';
import { root } from './lib/stages.mjs';

const FILE = join(root, 'packages/ui/component-sizes.json');
/** A size may differ by this part, or by this many kB, before the file is no longer true. */
const PART = 0.05;
const KB = 0.3;

const src = join(root, 'packages/ui/src');
const names = ['components', 'composites', 'tracking']
  .flatMap((kind) => readdirSync(join(src, kind)).filter((name) => existsSync(join(src, kind, name, 'index.ts'))))
  .toSorted();
const checks = process.argv.includes('--check');
/** Every eighth: what many components share is in one of them. */
const SAMPLE = 8;
const chosen = checks ? names.filter((_, at) => at % SAMPLE === 0) : names;
const measured = {};
for (const name of chosen) measured[name] = await firstLoad(`export * from '@seaberry/ui/${name}';`);
const kB = (bytes) => Math.round(bytes / 100) / 10;
const sizes = Object.fromEntries(chosen.map((name) => [name, [kB(measured[name].first), kB(measured[name].later)]]));

if (checks) {
  const written = JSON.parse(readFileSync(FILE, 'utf8'));
  const differs = (one, other) => Math.abs(one - other) > Math.max(KB, PART * Math.max(one, other));
  const wrong = chosen.filter((name) => !written[name] || sizes[name].some((size, at) => differs(size, written[name][at])));
  wrong.push(...names.filter((name) => !written[name]), ...Object.keys(written).filter((name) => !names.includes(name)));
  for (const name of wrong)
    console.error(`✗ ${name}: ${sizes[name] ?? 'not measured'}, in the file ${written[name] ?? 'none'} (kB at first, later)`);
  console.log(
    wrong.length === 0
      ? `component sizes: ${chosen.length} of ${names.length} measured, as in the file`
      : 'Write them with: node scripts/component-sizes.mjs',
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} else {
  writeFileSync(
    FILE,
    `{\n${names.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(sizes[name]).replace(',', ', ')}`).join(',\n')}\n}\n`,
  );
  console.log(`component sizes: ${names.length} written`);
}
