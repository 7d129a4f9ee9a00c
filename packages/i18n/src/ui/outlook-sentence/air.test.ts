import { expect, it } from 'vitest';
import { createFormatters } from '../../core/index.js';
import { outlook as en } from '../en/outlook.js';
import { tracking as enTracking } from '../en/tracking.js';
import { outlook as zhCn } from '../zh-CN/outlook.js';
import { tracking as cnTracking } from '../zh-CN/tracking.js';
import { outlook as zhTw } from '../zh-TW/outlook.js';
import { tracking as twTracking } from '../zh-TW/tracking.js';
import { comingName, outlookLabel, outlookSentence, type SpokenOutlook } from './index.js';

const LANGUAGES = [
  ['en', { words: en, text: enTracking }],
  ['zh-cn', { words: zhCn, text: cnTracking }],
  ['zh-tw', { words: zhTw, text: twTracking }],
] as const;

const place = (iataCode: string, name: string, timeZone: string) => ({
  name,
  unLocationCode: null,
  iataCode,
  facilityCode: null,
  timeZone,
});
const frankfurt = place('FRA', 'Frankfurt', 'Europe/Berlin');
const shanghai = place('PVG', 'Shanghai', 'Asia/Shanghai');

const late: SpokenOutlook = {
  kind: 'late',
  stage: 'arrival',
  place: frankfurt,
  promise: { at: '2026-12-17T20:00:00.000Z', by: 'carrier' },
  expected: '2026-12-18T05:00:00.000Z',
  range: null,
  carrierEta: '2026-12-18T05:00:00.000Z',
  slipMs: 9 * 3_600_000,
  onTime: false,
  cause: { stage: 'departure', code: 'DEP', mode: 'AIR', place: shanghai, slipMs: 8 * 3_600_000, reason: 'OFLD', happened: true },
  doubt: false,
  next: { stage: 'transit', code: 'ARR', mode: 'AIR', place: shanghai, overdueSince: null },
  lastHeard: '2026-12-16T20:00:00.000Z',
  since: null,
};
const unknown: SpokenOutlook = { ...late, expected: null, carrierEta: null, slipMs: null, cause: null };

const said = (outlook: SpokenOutlook): string[] =>
  LANGUAGES.map(([locale, texts]) => outlookSentence(outlook, texts, createFormatters(locale)));
const labels = (outlook: SpokenOutlook): string[] =>
  LANGUAGES.map(([locale, texts]) => outlookLabel(outlook, texts, createFormatters(locale)));

it('says of a late air waybill where the delay arose, with a discrepancy as reason', () => {
  expect(said(late)).toEqual([
    'Arrives Frankfurt 18 Dec, 9 h late: Departure Shanghai added 8 h (Off-loaded).',
    '预计12月18日抵达Frankfurt，延误 9 小时：Shanghai起飞产生延误 8 小时（被拉货）。',
    '預計12月18日抵達Frankfurt，延誤 9 小時：Shanghai起飛產生延誤 8 小時（被拉貨）。',
  ]);
});

it('says so of an arrival that is to come, and of one that has happened', () => {
  expect(said({ ...late, cause: null, slipMs: 0, kind: 'onTrack', onTime: true })).toEqual([
    'Arrives Frankfurt 18 Dec, on time.',
    '预计12月18日抵达Frankfurt，准时。',
    '預計12月18日抵達Frankfurt，準時。',
  ]);
  expect(said({ ...late, kind: 'arrived', cause: null, carrierEta: null })).toEqual([
    'Arrived Frankfurt 18 Dec, 9 h late.',
    '12月18日已抵达Frankfurt，延误 9 小时。',
    '12月18日已抵達Frankfurt，延誤 9 小時。',
  ]);
});

it('says of a delay that is partly made up whether that has happened', () => {
  const cause = late.cause && { ...late.cause, slipMs: 12 * 3_600_000, reason: null };
  expect(said({ ...late, cause })[0]).toContain('added 12 h, of which 3 h is made up on the way.');
  expect(said({ ...late, cause, kind: 'arrived', carrierEta: null })[0]).toContain('of which 3 h was made up on the way.');
});

it('names the airline as the carrier', () => {
  const next = { ...late.next, stage: 'arrival', code: 'ARR', place: frankfurt, overdueSince: '2026-12-17T20:00:00.000Z' } as const;
  expect(said({ ...unknown, kind: 'silent', next })).toEqual([
    'No news from the airline since 16 Dec. Arrival was due 17 Dec.',
    '自12月16日起航空公司无更新。“到达”应于12月17日发生。',
    '自12月16日起航空公司無更新。「抵達」應於12月17日發生。',
  ]);
  expect(said({ ...late, doubt: true, cause: null, carrierEta: '2026-12-17T05:00:00.000Z' })).toEqual([
    'Arrives Frankfurt 18 Dec, 9 h late. Airline still says 17 Dec.',
    '预计12月18日抵达Frankfurt，延误 9 小时。航空公司仍称12月17日。',
    '預計12月18日抵達Frankfurt，延誤 9 小時。航空公司仍稱12月17日。',
  ]);
  expect(said({ ...unknown, kind: 'onTrack' })).toEqual([
    'The airline has not said when it arrives.',
    '航空公司尚未告知到达时间。',
    '航空公司尚未告知抵達時間。',
  ]);
  for (const kind of ['waiting', 'unknownNumber', 'failed', 'lostSight', 'silent', 'arrived'] as const) {
    for (const sentence of [...said({ ...unknown, kind }), ...labels({ ...unknown, kind })])
      expect(sentence).not.toMatch(/船公司|到港|carrier/iu);
  }
  expect(labels({ ...unknown, kind: 'waiting' })).toEqual(['Waiting for the airline', '等待航空公司', '等待航空公司']);
  // A shipping line stays one.
  const [english, chinese] = said({ ...unknown, stage: null, kind: 'waiting' });
  expect(english).toContain('carrier');
  expect(chinese).toContain('船公司');
});

it('names flights at an airport of transit by their own event', () => {
  const names = LANGUAGES.map(([, { words, text }]) =>
    (['ARR', 'DEP'] as const).map((code) => comingName({ stage: 'transit', code, mode: 'AIR' }, words, text)),
  );
  expect(names).toEqual([
    ['Arrival', 'Departure'],
    ['到达', '起飞'],
    ['抵達', '起飛'],
  ]);
});
