import { afterAll, afterEach, beforeAll, expect } from 'vitest';

import { releaseClock } from '../stories/clock.js';
import { faultsInOtherTheme, partsWithWords } from './other-theme.js';
import { nameOf, readyToWalk, walkByTab, walkOver } from './keyboard-walk.js';
import { faultsFromRightToLeft } from './right-to-left.js';
import { coloured, walked } from './seen-parts.js';
import { touchFaults } from './touch-targets.js';

/* Setup file of the project `stories`: checks of each story after its play function, besides axe. docs/testing.md lists the checks that
   are skipped for parts already checked in an earlier story of the run. */

beforeAll(() => {
  coloured.forgetKinds();
  walked.forgetKinds();
});

// Vitest asks for the setup files again for each test file under the current time: with the frozen clock they would not run again.
afterAll(releaseClock);

const isPlayground = (storyId: unknown): boolean => typeof storyId === 'string' && storyId.endsWith('--playground');

/** Full keyboard walk, unless only a few parts are new and they pass. */
async function walk(all: readonly Element[], fresh: readonly Element[]): Promise<void> {
  if (fresh.length * 2 < all.length && (await walkOver(fresh))) return walked.add(all);
  const { faults, reached } = await walkByTab();
  expect(faults, [...reached].map(nameOf).join(' | ')).toEqual([]);
  walked.add(all.filter((stop) => reached.has(stop)));
}

afterEach(async ({ task }) => {
  // Drops the report of axe: all rules and nodes, a hundred kilobytes per story; a failure already has its message.
  Object.assign(task.meta, { reports: [], audited: true });
  if (task.result?.state === 'fail') return;
  const isLoose = isPlayground((task.meta as { storyId?: unknown }).storyId);

  const words = partsWithWords();
  if (!(isLoose && coloured.hasKindsOf(words))) {
    const newWords = coloured.newAmong(words);
    if (newWords.length > 0) expect(await faultsInOtherTheme(newWords), 'axe, in the other theme').toEqual([]);
    coloured.add(words);
  }

  const stops = await readyToWalk();
  const isWalked = isLoose && walked.hasKindsOf(stops);
  if (!isWalked) {
    const newStops = walked.newAmong(stops);
    if (newStops.length > 0) await walk(stops, newStops);
    else walked.add(stops);
  }

  // Only parts, since screens are composed of them.
  const isPart = expect.getState().testPath?.includes('/packages/ui/') ?? false;
  if (isPart && !isWalked) expect(await touchFaults(), 'too small for a finger').toEqual([]);

  expect(faultsFromRightToLeft(), 'from right to left').toEqual([]);
});
