// Reads the JSON reports that the test stages write: how many passed, which are flaky, which are the slowest.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reports, root } from './stages.mjs';

const SLOWEST = 10;
const MIN_MS = 100;

/** Path of the JSON report of a stage. */
export const report = (name) => join(reports, `${name}.json`);

const read = (name) => (existsSync(report(name)) ? JSON.parse(readFileSync(report(name), 'utf8')) : null);

const slowestOf = (tests) =>
  tests
    .filter(({ ms }) => ms >= MIN_MS)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST);

/** Counts of a vitest report; a test that passed in its second run counts as passed and is printed as flaky. */
export function vitestCount(name, { retries = false } = {}) {
  const data = read(name);
  if (!data) return { passed: 0, failed: 1 };
  const results = data.testResults.flatMap(({ assertionResults }) => assertionResults);
  const again = results.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  for (const { fullName } of again) console.log(`passed on its second run: ${fullName}`);
  return {
    ...(retries ? { note: `flaky: ${again.length}` } : {}),
    passed: data.numPassedTests,
    failed: data.numFailedTests + data.numFailedTestSuites - (data.numFailedTests > 0 ? data.numFailedTestSuites : 0),
  };
}

export function vitestSlowest(name) {
  const files = read(name)?.testResults ?? [];
  return slowestOf(
    files.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ name: `${file.replace(`${root}/`, '')} › ${fullName}`, ms: duration ?? 0 })),
    ),
  );
}

/** Counts of a Playwright report. */
export function playwrightCount(name) {
  const data = read(name);
  if (!data) return { passed: 0, failed: 1 };
  const { stats } = data;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, note: `flaky: ${stats.flaky}` };
}

export function playwrightSlowest(name) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return slowestOf(
    (read(name)?.suites ?? []).flatMap(specsOf).map(({ file, title, tests }) => ({
      name: `${file} › ${title}`,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
}
