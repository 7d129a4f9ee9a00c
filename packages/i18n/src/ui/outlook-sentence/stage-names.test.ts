import { expect, it } from 'vitest';
import { outlook as zhCn } from '../zh-CN/outlook.js';
import { tracking as cnStages } from '../zh-CN/tracking.js';
import { outlook as zhTw } from '../zh-TW/outlook.js';
import { tracking as twStages } from '../zh-TW/tracking.js';

it('calls a stage of air cargo in an outlook as on the rail, in Chinese', () => {
  const shared = [
    'booking',
    'manifested',
    'departure',
    'transit',
    'arrival',
    'documentReceived',
    'receivedFromFlight',
    'customsClearance',
  ] as const;
  for (const [{ coming }, { stages }] of [
    [zhCn, cnStages],
    [zhTw, twStages],
  ] as const) {
    expect(shared.map((stage) => coming[stage])).toEqual(shared.map((stage) => stages[stage]));
    expect(stages.documentDelivered).toContain(coming.documentReceived.slice(-2));
    expect(coming.documentDelivered).toContain(coming.documentReceived.slice(-2));
  }
});

it('names every stage in Chinese so that it reads well beside any state, also one that has not occurred', () => {
  for (const { stages, stagesShort } of [cnStages, twStages]) {
    const done = [...Object.values(stages), ...Object.values(stagesShort)].filter((name) => /[已了]/u.test(name));
    expect(done).toEqual([]);
  }
});
