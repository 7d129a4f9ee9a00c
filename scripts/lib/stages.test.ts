import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { runStages, type Stage } from './stages.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaberry-stages-'));
  appendFileSync(join(folder, 'log'), '');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** A stage that writes its name when it begins and ends, and ends only after another has ended. */
function stage(name: string, lane: NonNullable<Stage['lane']>, after = ''): Stage {
  const code = `
    const { appendFileSync, readFileSync } = require('node:fs');
    const log = ${JSON.stringify(join(folder, 'log'))};
    appendFileSync(log, '${name} begins\\n');
    const end = () => {
      if (!readFileSync(log, 'utf8').includes('${after} ends')) return setTimeout(end, 10);
      appendFileSync(log, '${name} ends\\n');
    };
    if ('${after}') end(); else appendFileSync(log, '${name} ends\\n');`;
  return { name, lane, run: ['node', ['-e', code]], limitMin: 1 };
}
const lines = (): string[] => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');

it('a stage of either lane runs in the lane that ends first, and one that runs alone waits for all', async () => {
  const total = await runStages(
    [stage('bench', 'alone'), stage('long', 'built', 'free'), stage('next', 'built'), stage('short', 'drawn'), stage('free', 'either')],
    { parallel: true },
  );
  expect(total).toEqual({ passed: 5, failed: 0 });
  const log = lines();
  const at = (line: string): number => log.indexOf(line);
  expect(at('short ends')).toBeLessThan(at('free begins'));
  expect(at('free ends')).toBeLessThan(at('long ends'));
  expect(at('long ends')).toBeLessThan(at('next begins'));
  expect(log.slice(-2)).toEqual(['bench begins', 'bench ends']);
});

it('on one core all stages run one after the other', async () => {
  await runStages([stage('alone', 'alone'), stage('free', 'either'), stage('drawn', 'drawn'), stage('built', 'built')], {
    parallel: false,
  });
  expect(lines()).toEqual(['built', 'drawn', 'free', 'alone'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});
