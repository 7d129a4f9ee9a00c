import { expect, it } from 'vitest';
import { outlook as en } from '../en/outlook.js';
import { tracking as enTracking } from '../en/tracking.js';
import { outlook as zhCn } from '../zh-CN/outlook.js';
import { tracking as cnTracking } from '../zh-CN/tracking.js';
import { outlook as zhTw } from '../zh-TW/outlook.js';
import { tracking as twTracking } from '../zh-TW/tracking.js';
import { comingName, knownReason, milestoneName } from './words.js';

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

it('says a reason that has words in the language of the reader, and no other', () => {
  const said = LANGUAGES.map(([words]) => [
    knownReason('WEA', words),
    knownReason('Connection missed, rolled to another vessel', words),
    knownReason('POD changed', words),
    knownReason('Documents of origin are missing', words),
    knownReason('constructor', words),
  ]);
  expect(said).toEqual([
    ['Weather', 'Connection missed, rolled to another vessel', 'Port of discharge changed', null, null],
    ['天气', '未赶上二程船，改装另一船', '卸货港变更', null, null],
    ['天氣', '未趕上二程船，改裝另一船', '卸貨港變更', null, null],
  ]);
});
