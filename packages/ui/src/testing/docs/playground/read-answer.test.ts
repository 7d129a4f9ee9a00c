import type { Stage, Station } from '@seaberry/tracking';
import { expect, it } from 'vitest';
import { MAX_CHARACTERS, readAnswer } from './read-answer.js';
import { SAMPLES } from './samples.js';
import { playgroundTexts } from './texts.js';

it('each sample gives a journey without a fault', () => {
  const read = SAMPLES.map(({ text, asOf }) => readAnswer(text, asOf));
  expect(read.map(({ kind, faults }) => [kind, faults])).toEqual([
    ['ocean', []],
    ['air', []],
    ['air', []],
  ]);
  for (const one of read) {
    const stations: readonly Station<Stage>[] =
      one.kind === 'ocean'
        ? one.shipment.containers.flatMap((container) => container.stations)
        : one.kind === 'air'
          ? one.shipment.stations
          : [];
    const reported = stations.flatMap(({ milestones }) => milestones).filter(({ actual, unzonedText }) => actual ?? unzonedText);
    expect(reported.length).toBeGreaterThan(2);
  }
});

it('gives the reason why a text cannot be read', () => {
  const now = '2026-11-21T09:00:00.000Z';
  const why = (text: string) => {
    const read = readAnswer(text, now);
    return read.kind === 'none' ? read.why : read.kind;
  };
  expect(why(' ')).toBe('Nothing is pasted yet.');
  expect(why('{"events": [')).toMatch(/^This is not JSON\. .+/u);
  expect(why('{"events": []}')).toBe('No event of DCSA Track & Trace was found in it.');
  expect(why('Dear carrier')).toBe('No status of FSU, XFSU or ONE Record was found in it.');
  expect(why('x'.repeat(MAX_CHARACTERS + 1))).toBe('The text is longer than 1,000,000 characters.');
  expect(readAnswer('[{"eventType":"EQUIPMENT"}]', now).faults).toContainEqual({
    where: 'Event 1, equipmentEventTypeCode',
    why: 'missing: left out',
  });
});

it('gives the reasons in Chinese on the Chinese page', () => {
  const { faults } = readAnswer('[{"eventType":"EQUIPMENT"}]', '2026-11-21T09:00:00.000Z', playgroundTexts['zh-cn']);
  expect(faults).toContainEqual({ where: '第 1 个事件，equipmentEventTypeCode', why: '缺失，已略去' });
});
