// Compares screenshots declared by stories with those in packages/ui/visual/reference. `--update` rewrites them; `--no-build` uses the
// existing storybook-static; other arguments select screenshots by name.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { chromium } from 'playwright';

import { chromiumPath, launchArgs } from './chromium.mjs';
import { exec, reports, root } from './lib/stages.mjs';
import { listScreenshots, timeToFirstStory } from './lib/visual-list.mjs';
import { serveFolder } from './lib/visual-server.mjs';

const MAX_SCREENSHOTS = 305;
const MAX_MEGABYTES = 25;
const MINUTE = 60_000;

const folder = join(root, 'packages/ui/visual');
const reference = join(folder, 'reference');
const files = { list: join(reports, 'visual-list.json'), report: join(reports, 'visual.json') };

const words = process.argv.slice(2);
const update = words.includes('--update');
const chosen = words.filter((word) => !word.startsWith('-'));

const faults = [];
let passed = 0;

if (!words.includes('--no-build')) await build();
const server = await serveFolder(join(root, 'storybook-static'));
try {
  const all = await survey(server.url);
  const screenshots = chosen.length > 0 ? all.filter(({ name }) => chosen.some((word) => name.includes(word))) : all;
  await compare(screenshots, server.url);
  orphans(all);
  weigh(all);
} finally {
  await server.close();
}
for (const fault of faults) console.error(fault);
console.log(`${passed} passed, ${faults.length} failed`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function build() {
  const { code, output } = await exec('turbo', ['run', '//#storybook:build', '--output-logs=errors-only'], { limitMs: 6 * MINUTE });
  if (code !== 0) throw new Error(`Storybook does not build:\n${output}`);
}

/** List of screenshots, and load time of the first story. */
async function survey(base) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: launchArgs });
  try {
    const all = await listScreenshots(browser, base);
    const first = all[0];
    if (first === undefined)
      throw new Error('No story declares a screenshot: see screenshotsOf in packages/ui/src/testing/stories/modes.ts.');
    const ms = await timeToFirstStory(browser, base, first.id);
    console.log(`Storybook opens in ${(ms / 1000).toFixed(1)} s (request to first story drawn, nothing cached; aim: 3 s).`);
    return all;
  } finally {
    await browser.close();
  }
}

async function compare(screenshots, base) {
  // Sorted by their toolbar settings: Storybook is loaded again for each new combination.
  const ordered = screenshots.toSorted((a, b) => a.globals.localeCompare(b.globals));
  writeFileSync(files.list, JSON.stringify({ base, screenshots: ordered }));
  rmSync(files.report, { force: true });
  const args = ['test', '-c', join(folder, 'playwright.config.mjs'), `--update-snapshots=${update ? 'changed' : 'none'}`];
  const { output } = await exec('playwright', args, {
    limitMs: 10 * MINUTE,
    env: { VISUAL_LIST: files.list, VISUAL_REPORT: files.report, TZ: 'UTC' },
  });
  if (!existsSync(files.report)) throw new Error(`The comparison did not run:\n${output}`);
  const report = JSON.parse(readFileSync(files.report, 'utf8'));
  for (const { message } of report.errors) faults.push(message);
  for (const spec of report.suites.flatMap((suite) => suite.specs)) {
    const result = spec.tests[0]?.results.at(-1);
    if (spec.ok) passed += 1;
    else faults.push(describeDifference(spec.title, result));
  }
}

/** Difference of a screenshot, with the path of the difference image. */
function describeDifference(name, result) {
  const path = (suffix) => result?.attachments.find(({ name: file }) => file.endsWith(`${suffix}.png`))?.path;
  const shown = path('-diff') ?? path('-actual');
  const why = stripVTControlCharacters(result?.error?.message ?? 'did not run')
    .split('\n')
    .filter(Boolean);
  return `✗ ${name}: ${why.slice(0, 4).join(' ')}${shown ? `\n  ${relative(root, shown)}` : ''}`;
}

/** Reference screenshots without a story. */
function orphans(all) {
  if (!existsSync(reference)) mkdirSync(reference, { recursive: true });
  const wanted = new Set(all.map(({ name }) => `${name}.png`));
  for (const file of readdirSync(reference).filter((name) => name.endsWith('.png') && !wanted.has(name))) {
    if (update) rmSync(join(reference, file));
    else faults.push(`✗ ${relative(root, join(reference, file))} belongs to no story; pnpm visual:update removes it.`);
  }
}

function weigh(all) {
  const bytes = readdirSync(reference).reduce((sum, file) => sum + statSync(join(reference, file)).size, 0);
  const megabytes = bytes / 1e6;
  console.log(`${all.length} screenshots (at most ${MAX_SCREENSHOTS}), ${megabytes.toFixed(1)} MB kept (at most ${MAX_MEGABYTES}).`);
  if (all.length > MAX_SCREENSHOTS)
    faults.push(`✗ ${all.length} screenshots: fewer modes or stories in packages/ui/src/testing/stories/modes.ts.`);
  if (megabytes > MAX_MEGABYTES) faults.push(`✗ ${megabytes.toFixed(1)} MB of screenshots.`);
}
