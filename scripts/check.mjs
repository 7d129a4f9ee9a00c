// All static checks; run directly, also the unit tests of changed files.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { runStages } from './lib/stages.mjs';

/** @returns {import('./lib/stages.mjs').Stage[]} */
export function checkStages() {
  return [
    { name: 'generated files', run: ['node', ['scripts/check-generated.mjs']], limitMin: 2 },
    { name: 'types', run: ['turbo', ['run', 'types', '--output-logs=errors-only']], limitMin: 10 },
    { name: 'public api', run: ['node', ['scripts/api-report.mjs', '--check']], limitMin: 1 },
    { name: 'lint', run: ['oxlint', ['--deny-warnings']], limitMin: 5 },
    { name: 'format', run: ['oxfmt', ['--check']], limitMin: 2 },
    { name: 'arrows', run: ['node', ['scripts/check-arrows.mjs']], limitMin: 4 },
    { name: 'dead code', run: ['knip', []], limitMin: 5 },
    { name: 'versions', run: ['sherif', ['--fail-on-warnings']], limitMin: 1 },
    { name: 'measures', run: ['node', ['scripts/check-measures.mjs']], limitMin: 1, print: true },
    { name: 'messages', run: ['node', ['scripts/check-messages.mjs']], limitMin: 1 },
    { name: 'patterns', run: ['node', ['scripts/check-patterns.mjs']], limitMin: 1 },
    { name: 'plain words', run: ['node', ['scripts/plain-words.mjs']], limitMin: 1 },
    { name: 'licences', run: ['node', ['scripts/notices.mjs', '--check']], limitMin: 1 },
  ];
}

/** Base of the comparison: the remote branch, or the last commit without one. */
const base = () => (spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main']).status === 0 ? 'origin/main' : 'HEAD');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { passed, failed } = await runStages([
    { name: 'build', run: ['turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only']], limitMin: 8 },
    ...checkStages(),
    { name: 'unit', run: ['vitest', ['run', '--project', 'unit', '--changed', base()]], limitMin: 5, env: { TZ: 'UTC' } },
  ]);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
