// Every check there is, in the order in which a failure is cheapest to find. `.ci/run` runs exactly this.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { reports, runStages } from './lib/stages.mjs';
import { checkStages } from './check.mjs';

const report = (name) => join(reports, `${name}.json`);

/** Counts from a vitest JSON report; a test that passed on its second run is told, never hidden. */
function vitestCount(name) {
  return () => {
    if (!existsSync(report(name))) return { passed: 0, failed: 1 };
    const data = JSON.parse(readFileSync(report(name), 'utf8'));
    const results = data.testResults.flatMap(({ assertionResults }) => assertionResults);
    const again = results.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
    for (const { fullName } of again) console.log(`passed on its second run: ${fullName}`);
    return {
      ...(['browser', 'stories'].includes(name) ? { note: `flaky: ${again.length}` } : {}),
      passed: data.numPassedTests,
      failed: data.numFailedTests + data.numFailedTestSuites - (data.numFailedTests > 0 ? data.numFailedTestSuites : 0),
    };
  };
}

/** Counts from a Playwright JSON report; a test that passed on its second run is told, never hidden. */
function playwrightCount(name) {
  return () => {
    if (!existsSync(report(name))) return { passed: 0, failed: 1 };
    const { stats } = JSON.parse(readFileSync(report(name), 'utf8'));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, note: `flaky: ${stats.flaky}` };
  };
}

/** Counts from the last line that says `N passed, N failed`. */
function lastCount(output) {
  const found = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  return { passed: Number(found?.[1] ?? 0), failed: Number(found?.[2] ?? 0) };
}

const vitest = (name, project, limitMin, env = {}, more = []) => ({
  name,
  run: ['vitest', ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`, ...more]],
  limitMin,
  env,
  count: vitestCount(name),
});

for (const name of ['unit', 'unit-shanghai', 'unit-los-angeles', 'db-pglite', 'db-postgres', 'stories', 'browser', 'journeys'])
  rmSync(report(name), { force: true });

const stages = [
  { name: 'build', run: ['turbo', ['run', 'build', '--output-logs=errors-only']], limitMin: 8 },
  ...checkStages(),
  vitest('unit', 'unit', 5, { TZ: 'UTC' }),
  vitest('unit-shanghai', 'unit', 4, { TZ: 'Asia/Shanghai' }, ['packages/tracking', 'packages/i18n']),
  vitest('unit-los-angeles', 'unit', 4, { TZ: 'America/Los_Angeles' }, ['packages/tracking', 'packages/i18n']),
  vitest('db-pglite', 'db', 10, { TZ: 'UTC' }),
  vitest('db-postgres', 'db', 10, { TZ: 'UTC', TEST_DATABASE: 'postgres' }),
  { name: 'packages', run: ['node', ['scripts/check-packages.mjs']], limitMin: 5 },
  { name: 'public api', run: ['node', ['scripts/api-report.mjs', '--check']], limitMin: 1 },
  { name: 'consumers', run: ['node', ['scripts/check-consumers.mjs']], limitMin: 6, count: lastCount },
  { name: 'bytes', run: ['node', ['scripts/check-size.mjs']], limitMin: 4 },
  vitest('browser', 'browser', 10),
  vitest('stories', 'stories', 20),
  { name: 'storybook', run: ['turbo', ['run', '//#storybook:build', '--output-logs=errors-only']], limitMin: 6 },
  { name: 'storybook search', run: ['node', ['scripts/check-storybook.mjs']], limitMin: 2, count: lastCount },
  { name: 'pictures', run: ['node', ['scripts/visual.mjs']], limitMin: 8, count: lastCount },
  {
    name: 'journeys',
    run: ['playwright', ['test', '-c', 'apps/web/e2e/playwright.config.ts']],
    limitMin: 20,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys'), TZ: 'UTC' },
    count: playwrightCount('journeys'),
  },
  { name: 'bench', run: ['node', ['bench/main.ts', '--quick']], limitMin: 5 },
];

const only = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const { passed, failed } = await runStages(only.length > 0 ? stages.filter((stage) => only.includes(stage.name)) : stages);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
