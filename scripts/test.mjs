// All checks, in two lanes that run in parallel (`lib/stages.mjs`). `.ci/run` runs exactly this.
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { memoryFolder } from './lib/memory-folder.mjs';
import { runStages } from './lib/stages.mjs';
import { playwrightCount, playwrightSlowest, report, vitestCount, vitestSlowest } from './lib/test-reports.mjs';
import { slowestTimes, timesFile } from './lib/times.mjs';
import { checkStages } from './check.mjs';

const disk = tmpdir();
const memory = memoryFolder();
if (memory) process.env['TMPDIR'] = memory;

/** Counts in the last line with `N passed, N failed`. */
function lastCount(output) {
  const found = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  return { passed: Number(found?.[1] ?? 0), failed: Number(found?.[2] ?? 0) };
}

const vitest = (name, project, limitMin, env = {}, more = []) => {
  rmSync(report(name), { force: true });
  return {
    name,
    run: ['vitest', ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`, ...more]],
    limitMin,
    env,
    count: () => vitestCount(name, { retries: project === 'browser' || project === 'stories' }),
    slowest: () => vitestSlowest(name),
  };
};

/** A stage that writes the durations of its checks. */
const timed = (stage) => {
  rmSync(timesFile(stage.name), { force: true });
  return { ...stage, slowest: () => slowestTimes(stage.name) };
};

/** A stage of the second lane, on the sources and on Storybook. */
const drawn = (stage) => ({ ...stage, lane: 'drawn' });
const either = (stage) => ({ ...stage, lane: 'either' });

for (const name of ['journeys', 'visual']) rmSync(report(name), { force: true });

// A limit ends a stage that hangs: it is at least twice the duration on a machine at half speed.
const stages = [
  { name: 'build', run: ['turbo', ['run', 'build', '--output-logs=errors-only']], limitMin: 8 },
  ...checkStages(),
  // All server tests on PostgreSQL, and those that differ by engine on the embedded one as well.
  vitest('db', 'db', 40, { TZ: 'UTC' }, ['--project', 'db-embedded']),
  { name: 'packages', run: ['node', ['scripts/check-packages.mjs']], limitMin: 5 },
  {
    name: 'journeys',
    run: ['playwright', ['test', '-c', 'apps/web/e2e/playwright.config.ts']],
    limitMin: 40,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys'), TZ: 'UTC' },
    count: () => playwrightCount('journeys'),
    slowest: () => playwrightSlowest('journeys'),
  },
  drawn(vitest('unit', 'unit', 12, { TZ: 'UTC' })),
  drawn(vitest('unit-shanghai', 'unit', 4, { TZ: 'Asia/Shanghai' }, ['packages/tracking', 'packages/i18n'])),
  drawn(vitest('unit-los-angeles', 'unit', 4, { TZ: 'America/Los_Angeles' }, ['packages/tracking', 'packages/i18n'])),
  drawn(vitest('stories', 'stories', 50)),
  drawn({ name: 'storybook', run: ['turbo', ['run', '//#storybook:build', '--output-logs=errors-only']], limitMin: 6 }),
  drawn(timed({ name: 'storybook search', run: ['node', ['scripts/check-storybook.mjs']], limitMin: 15, count: lastCount })),
  drawn({
    name: 'screenshots',
    run: ['node', ['scripts/visual.mjs']],
    limitMin: 25,
    count: lastCount,
    slowest: () => playwrightSlowest('visual'),
  }),
  // For the lane that ends first, the longest first; what they need of the build is there by then.
  either(vitest('browser', 'browser', 20)),
  // On the disk of the packages, which are linked there and copied elsewhere.
  either(
    timed({ name: 'consumers', run: ['node', ['scripts/check-consumers.mjs']], limitMin: 8, count: lastCount, env: { TMPDIR: disk } }),
  ),
  either(timed({ name: 'bench untimed', run: ['node', ['bench/main.ts', '--quick', '--untimed']], limitMin: 5 })),
  either({ name: 'bytes', run: ['node', ['scripts/check-size.mjs']], limitMin: 4 }),
  timed({ name: 'bench', run: ['node', ['bench/main.ts', '--quick', '--timed']], limitMin: 5, lane: 'alone' }),
];

const only = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const { passed, failed } = await runStages(only.length > 0 ? stages.filter((stage) => only.includes(stage.name)) : stages);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
