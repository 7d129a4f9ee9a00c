// Bytes of the published entries (gzip, react external) and of the web app's first load, against the budgets.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { componentBudgets } from './component-budgets.mjs';
import { firstLoad } from './lib/first-load.mjs';
import { root } from './lib/stages.mjs';

/** kB of each of the two style sheets of the whole library, gzip. */
const CSS_BUDGET_KB = 16.3;

let failed = false;
const sizes = spawnSync('size-limit', ['--json'], { cwd: root, encoding: 'utf8' });
const start = sizes.stdout.indexOf('[');
if (start < 0) {
  console.error(sizes.stdout, sizes.stderr);
  process.exit(1);
}
for (const { name, size, sizeLimit, passed } of JSON.parse(sizes.stdout.slice(start))) {
  console.log(
    `${passed === false ? '✗' : ' '} ${name.padEnd(36)} ${(size / 1000).toFixed(1).padStart(6)} kB of ${(sizeLimit / 1000).toFixed(0)}`,
  );
  if (passed === false) failed = true;
}
for (const { of = 'ui', name, code, limit, later: laterLimit } of componentBudgets) {
  const { first, later } = await firstLoad(code);
  const over = first / 1000 > limit || (laterLimit !== undefined && later / 1000 > laterLimit);
  const more =
    later > 0 ? `, ${(later / 1000).toFixed(1)} later${laterLimit === undefined ? '' : ` of ${Number(laterLimit.toFixed(1))}`}` : '';
  console.log(`${over ? '✗' : ' '} ${`${of} ${name}`.padEnd(36)} ${(first / 1000).toFixed(1).padStart(6)} kB of ${limit}${more}`);
  if (over) failed = true;
}
for (const sheet of ['styles.css', 'styles.layer.css']) {
  const css = join(root, 'packages/ui/dist', sheet);
  if (!existsSync(css)) {
    console.error(`packages/ui/dist/${sheet} is missing; build first.`);
    process.exit(1);
  }
  const cssKb = gzipSync(readFileSync(css), { level: 9 }).length / 1000;
  console.log(`${cssKb > CSS_BUDGET_KB ? '✗' : ' '} ${`ui ${sheet}`.padEnd(36)} ${cssKb.toFixed(1).padStart(6)} kB of ${CSS_BUDGET_KB}`);
  if (cssKb > CSS_BUDGET_KB) failed = true;
}

const guides = spawnSync(process.execPath, ['scripts/component-sizes.mjs', '--check'], { cwd: root, encoding: 'utf8' });
process.stdout.write(guides.stdout);
process.stderr.write(guides.stderr);
if (guides.status !== 0) failed = true;

const web = spawnSync(process.execPath, ['apps/web/scripts/check-size.mjs'], { cwd: root, encoding: 'utf8' });
process.stdout.write(web.stdout);
process.stderr.write(web.stderr);
if (web.status !== 0) failed = true;
if (failed) process.exit(1);
