// Reads the JSON reports that the test stages write: how many passed, which are flaky, which are the slowest.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reports, root } from './stages.mjs';
import { slowestOf } from './times.mjs';

/** Path of the JSON report of a stage. */
export const report = (name) => join(reports, `${name}.json`);

const read = (name) => (existsSync(report(name)) ? JSON.parse(readFileSync(report(name), 'utf8')) : null);

/** Counts of a vitest report; a test that passed in its second run counts as passed and is printed as flaky. */
export function vitestCount(name, { retries = false } = {}) {
  const data = read(name);
  if (!data) return { passed: 0, failed: 1 };
  const results = data.testResults.flatMap(({ assertionResults }) => assertionResults);
  const flaky = results.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  for (const { fullName } of flaky) console.log(`passed on its second run: ${fullName}`);
  // The setup file of stories marks each of them: without it a story would pass without its checks.
  const unchecked = results.filter(({ status, meta }) => status === 'passed' && meta?.storyId !== undefined && meta.audited !== true);
  for (const { fullName, meta } of unchecked) console.log(`a story without its checks: ${meta.storyId} (${fullName})`);
  return {
    ...(retries ? { note: `flaky: ${flaky.length}` } : {}),
    passed: data.numPassedTests - unchecked.length,
    failed: unchecked.length + data.numFailedTests + data.numFailedTestSuites - (data.numFailedTests > 0 ? data.numFailedTestSuites : 0),
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
