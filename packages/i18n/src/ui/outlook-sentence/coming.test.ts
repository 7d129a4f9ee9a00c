import { expect, it } from 'vitest';
import { outlook as en } from '../en/outlook.js';
import { tracking as enTracking } from '../en/tracking.js';
import { outlook as zhCn } from '../zh-CN/outlook.js';
import { tracking as cnTracking } from '../zh-CN/tracking.js';
import { outlook as zhTw } from '../zh-TW/outlook.js';
import { tracking as twTracking } from '../zh-TW/tracking.js';
import { comingName, milestoneName } from './words.js';

const LANGUAGES = [
  [en, enTracking],
  [zhCn, cnTracking],
  [zhTw, twTracking],
] as const;

it('names what is next by its own event, where that is not the main one of its stage', () => {
  const names = LANGUAGES.map(([words, text]) => [
    comingName({ stage: 'discharged', code: 'DISC', mode: 'VESSEL' }, words, text),
    comingName({ stage: 'discharged', code: 'GTOT', mode: 'TRUCK' }, words, text),
    // Stored before rules 18.
    comingName({ stage: 'discharged' }, words, text),
  ]);
  expect(names).toEqual([
    ['Discharge', 'Gate-out', 'Discharge'],
    ['卸船', '出闸', '卸船'],
    ['卸船', '出站', '卸船'],
  ]);
});

it('calls a discharge from rail an unloading, to come and done', () => {
  const byRail = { stage: 'discharged', code: 'DISC', mode: 'RAIL' } as const;
  expect(LANGUAGES.map(([words, text]) => [comingName(byRail, words, text), milestoneName(byRail, text)])).toEqual([
    ['Unloading (rail)', 'Unloaded (rail)'],
    ['卸车（铁路）', '卸车（铁路）'],
    ['卸車（鐵路）', '卸車（鐵路）'],
  ]);
});
