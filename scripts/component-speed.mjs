// Writes the speed of each component of `@seaberry/ui` for its guide: how many plain buttons take as long to mount, and to render again with
// new props, as one of it; the elements that it makes; how many buttons mount in the time it takes to open. Names measure these alone:
// `node scripts/component-speed.mjs button tabs`. All take about ten minutes, on a machine that should do nothing else.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';

import { chromiumPath, launchArgs } from './chromium.mjs';
import { withSettle } from './component-speed/settle.mjs';
import { reports, root } from './lib/stages.mjs';
import { serveFolder } from './lib/visual-server.mjs';

const FILE = join(root, 'packages/ui/component-speed.json');
const PAGE = join(root, 'scripts/component-speed');
const OUT = join(reports, 'component-speed');
/** Steps of the written numbers, which are further apart than two runs. */
const STEPS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
/** Factor between two runs beyond which a third decides. */
const APART = 1.15;
/** Headers of cross-origin isolation: only with them `performance.now()` counts microseconds. */
const ISOLATED = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

const guides = ['components', 'composites', 'tracking'].flatMap((kind) =>
  readdirSync(join(root, 'packages/ui/src', kind))
    .map((name) => ({ name, folder: `packages/ui/src/${kind}/${name}` }))
    .filter(({ name, folder }) => existsSync(join(root, folder, `${name}.mdx`))),
);
const named = process.argv.slice(2);
const unknown = named.filter((name) => guides.every((guide) => guide.name !== name));
if (unknown.length > 0) {
  console.error(`No guide is named ${unknown.join(', ')}.`);
  process.exit(1);
}

/** Story to measure: the playground, where only the component is drawn; without one the first example of the guide. */
function storyOf({ name, folder }) {
  const guide = readFileSync(join(root, folder, `${name}.mdx`), 'utf8');
  const file = `${folder}/${name}.stories.tsx`;
  const playground = /^export const Playground\b/m.test(readFileSync(join(root, file), 'utf8'));
  const by = /<Anatomy of="[^"]+"[^>]* open="(\w+)"/.exec(guide)?.[1];
  return { file, story: playground ? 'Playground' : /<(?:Open)?Canvas of=\{stories\.(\w+)\}/.exec(guide)?.[1], by };
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const between = (values) => (values.length > 2 ? median(values) : Math.sqrt(values[0] * values[1]));
const apart = ([one, other]) => (one === 0 || other === 0 ? 1 : Math.max(one / other, other / one));

/** Nearest step; below 1 too. */
function rounded(value) {
  const scale = 10 ** Math.floor(Math.log10(Math.max(value, 0.1)));
  const nearest = STEPS.toSorted((one, other) => Math.abs(one * scale - value) - Math.abs(other * scale - value))[0];
  return Number((nearest * scale).toPrecision(2));
}

await build({
  configFile: false,
  root: PAGE,
  logLevel: 'error',
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['@seaberry/source', 'module', 'browser', 'production'] },
  build: { outDir: OUT, emptyOutDir: true, chunkSizeWarningLimit: 9000 },
});
const server = await serveFolder(OUT, ISOLATED);
const executablePath = await chromiumPath();

async function measured(browser, guide) {
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  });
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(withSettle);
  await page.goto(`${server.url}/index.html`);
  await page.waitForFunction(() => globalThis.seaberry.measure);
  const found = await page.evaluate((story) => globalThis.seaberry.measure(story), storyOf(guide));
  await page.close();
  if (errors.length > 0 || found.nodes === 0) throw new Error(`${guide.name} is not drawn: ${errors.join(', ')}`);
  return found;
}

const chosen = guides.filter(({ name }) => named.length === 0 || named.includes(name));
const runs = Object.fromEntries(chosen.map(({ name }) => [name, []]));
const of = (name, figure) => runs[name].map((run) => run[figure]);
const unsure = ({ name }) => ['mount', 'update'].some((figure) => apart(of(name, figure)) > APART);
try {
  // Each run in its own browser, and all components before any of them again: a slow minute of the machine is in one run alone.
  for (const run of [1, 2, 3]) {
    const browser = await chromium.launch({ executablePath, args: [...launchArgs, '--js-flags=--expose-gc'] });
    for (const guide of run < 3 ? chosen : chosen.filter(unsure)) {
      process.stdout.write(`\r${`run ${run}: ${guide.name}`.padEnd(60)}`);
      runs[guide.name].push(await measured(browser, guide));
    }
    await browser.close();
  }
} finally {
  await server.close();
}
process.stdout.write('\n');

const written = named.length > 0 && existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
for (const { name } of chosen) {
  const open = of(name, 'open').filter((time) => time !== undefined);
  const times = ['mount', 'update'].map((figure) => rounded(between(of(name, figure))));
  written[name] = [...times, runs[name][0].nodes, ...(open.length > 1 ? [rounded(between(open))] : [])];
  const exact = (figure) =>
    of(name, figure)
      .map((value) => value?.toPrecision(3) ?? '–')
      .join(' ');
  console.log(`${name.padEnd(24)}${JSON.stringify(written[name]).padEnd(24)}${exact('mount')} | ${exact('update')} | ${exact('open')}`);
}
const names = guides
  .map(({ name }) => name)
  .filter((name) => written[name])
  .toSorted();
writeFileSync(
  FILE,
  `{\n${names.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(written[name]).replaceAll(',', ', ')}`).join(',\n')}\n}\n`,
);
for (const figure of ['mount', 'update']) {
  const factors = chosen.map(({ name }) => apart(of(name, figure)));
  const tenth = factors.toSorted((one, other) => other - one)[Math.floor(factors.length / 10)];
  console.log(`two runs, ${figure}: half of them within ${median(factors).toFixed(2)} times, nine tenths within ${tenth.toFixed(2)} times`);
}
console.log(`component speed: ${chosen.length} written`);
