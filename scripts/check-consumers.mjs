// Consumer check: installs the published packages from a registry, builds, opens the page and inspects it.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath, launchArgs } from './chromium.mjs';
import { checks } from './lib/consumer-checks.mjs';
import { copyGuides, differences, guidePages, tryGuides } from './lib/copied-guides.mjs';
import { copyExamples } from './lib/example-files.mjs';
import { serveConsumer } from './lib/consumer-server.mjs';
import { startRegistry } from './lib/local-registry.mjs';
import { exec, reports, root } from './lib/stages.mjs';
import { releaseTo } from './lib/trial-release.mjs';
import { writeTimes } from './lib/times.mjs';

const screenshots = join(reports, 'consumers');
mkdirSync(screenshots, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'seaberry-consumers-'));
const only = process.argv.slice(2);
const names = readdirSync(join(root, 'consumers')).filter((name) => only.length === 0 || only.includes(name));

async function execOrThrow(what, program, args, cwd, tries = 1) {
  const { code, output } = await exec(program, args, { cwd, limitMs: 120_000 });
  if (code !== 0 && tries > 1) {
    console.log(`${what} failed; once more`);
    return execOrThrow(what, program, args, cwd, tries - 1);
  }
  if (code !== 0) throw new Error(`${what} failed:\n${output.slice(-4000)}`);
}

/** A copy outside the workspace, with the versions that were just published. */
function copyConsumer(name, registry, versions) {
  const home = join(folder, name);
  cpSync(join(root, 'consumers', name), home, { recursive: true });
  if (name === 'examples') copyExamples(join(home, 'src'));
  const file = join(home, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const dependency of Object.keys(manifest.dependencies)) {
    if (versions[dependency]) manifest.dependencies[dependency] = versions[dependency];
  }
  if (guidePages[name]) copyGuides(name, home, manifest);
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  writeFileSync(join(home, '.npmrc'), `@seaberry:registry=${registry.url}\n`);
  // Own workspace, so that no parent settings apply; packages published a second ago are allowed.
  writeFileSync(join(home, 'pnpm-workspace.yaml'), 'packages: []\nminimumReleaseAge: 0\nallowBuilds:\n  esbuild: true\n');
  return home;
}

/** Parts of each page with copied guides, by its address below the consumer. */
const parts = new Map();

async function inspect(browser, name, url) {
  const page = await browser.newPage({ viewport: { width: 1024, height: 640 }, colorScheme: 'light', reducedMotion: 'reduce' });
  const problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`);
  });
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  await checks[name](page);
  await page.screenshot({ path: join(screenshots, `${name}.png`) });
  for (const path of guidePages[name] ?? []) {
    await page.goto(`${url}${path}`);
    await page.evaluate(() => document.fonts.ready);
    parts.set(`${name}/${path}`, await tryGuides(page));
    await page.screenshot({ path: join(screenshots, `${name}-${path.replaceAll(/\W+/g, '-')}.png`), fullPage: true });
  }
  await page.close();
  if (problems.length > 0) throw new Error(`${name} logged:\n${problems.join('\n')}`);
}

const registry = await startRegistry();
let browser;
let failed = 0;
/** Durations of the steps, by consumer. */
const times = [];
const step = async (name, run) => {
  const begun = performance.now();
  const result = await run();
  times.push({ name, ms: performance.now() - begun });
  return result;
};
try {
  const copy = join(folder, 'release');
  mkdirSync(copy);
  const { release, canary } = await step('release to the local registry', () => releaseTo(copy, registry));
  console.log(`published ${release['@seaberry/ui']} and ${canary['@seaberry/ui']}`);
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: launchArgs });
  for (const name of names) {
    const begun = Date.now();
    try {
      const home = copyConsumer(name, registry, release);
      // One retry for network failures.
      const install = ['install', '--no-frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
      await step(`${name}: install`, () => execOrThrow(`${name}: install`, 'pnpm', install, home, 2));
      await step(`${name}: build`, () => execOrThrow(`${name}: build`, 'pnpm', ['run', 'build'], home));
      if (existsSync(join(home, 'dist'))) {
        const server = await serveConsumer(home);
        try {
          await step(`${name}: inspect`, () => inspect(browser, name, server.url));
        } finally {
          await server.close();
        }
      }
      console.log(`${name}: installed, built and inspected in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    } catch (error) {
      failed += 1;
      console.error(error instanceof Error ? error.message : error);
    }
  }
  const alone = parts.get(`plain-page/${guidePages['plain-page'][0]}`);
  for (const [name, found] of alone ? parts : []) {
    const lines = differences(alone, found);
    if (lines.length === 0) continue;
    failed += 1;
    console.error(`${name}: the guides look different from those on a page with only our style sheet:\n${lines.slice(0, 20).join('\n')}`);
  }
} finally {
  await browser?.close();
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
}
writeTimes('consumers', times);
console.log(`${names.length - failed} passed, ${failed} failed; screenshots in ${screenshots}`);
process.exitCode = failed === 0 ? 0 : 1;
