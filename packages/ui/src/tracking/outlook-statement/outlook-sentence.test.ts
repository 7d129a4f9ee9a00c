import { createFormatters } from '@seaberry/i18n';
import { enOutlook, enTracking } from '@seaberry/i18n/ui';
import { zhCN } from '@seaberry/i18n/ui/zh-CN';
import { zhTW } from '@seaberry/i18n/ui/zh-TW';
import { expect, it } from 'vitest';
import { at } from '../fixtures/build.js';
import { lateOutlook } from '../fixtures/outlooks.js';
import { outlookLabel, outlookSentence } from '@seaberry/i18n/ui/outlook-sentence';

const sentence = (outlook: typeof lateOutlook): string =>
  outlookSentence(outlook, { words: enOutlook, text: enTracking }, createFormatters('en'));

it('speaks of the delivery where there is a customer deadline, and of the time to spare', () => {
  const promised = { ...lateOutlook, kind: 'onTrack' as const, stage: 'delivered' as const, cause: null, doubt: false };
  expect(sentence({ ...promised, promise: { at: at('12-22 20:00'), by: 'customer' }, slipMs: -90 * 3_600_000, carrierEta: null })).toBe(
    'Delivery Long Beach 18–19 Dec, due 22 Dec, 3 d 18 h to spare.',
  );
});

it('says of an arrival that the delivery is due, and not that it is met', () => {
  const promise = { at: at('12-22 20:00'), by: 'customer' as const };
  const arriving = {
    ...lateOutlook,
    kind: 'onTrack' as const,
    onTime: false,
    cause: null,
    doubt: false,
    promise,
    slipMs: null,
    carrierEta: null,
  };
  const said = [
    [zhCN, 'zh-cn'],
    [zhTW, 'zh-tw'],
  ] as const;
  expect(sentence(arriving)).toBe('Arrives Long Beach 18–19 Dec, delivery due 22 Dec, its date is not known.');
  expect(said.map(([ui, locale]) => outlookSentence(arriving, { words: ui.outlook, text: ui.tracking }, createFormatters(locale)))).toEqual(
    [
      '预计12月18日–19日抵达Long Beach，客户期限12月22日，交货日期未知。',
      '預計12月18日–19日抵達Long Beach，客戶期限12月22日，交貨日期未知。',
    ],
  );
  expect(sentence({ ...arriving, kind: 'arrived', range: null })).toBe(
    'Arrived Long Beach 18 Dec, delivery due 22 Dec, its date is not known.',
  );
});

it('says of a customer deadline, which has no tolerance, how long after it, before and after the arrival', () => {
  const promised = { ...lateOutlook, promise: { at: at('12-19 01:00'), by: 'customer' as const }, slipMs: 3_600_000, cause: null };
  expect(sentence({ ...promised, carrierEta: null })).toBe('Arrives Long Beach 18–19 Dec, delivery due 18 Dec, 1 h too late.');
  expect(sentence({ ...promised, kind: 'arrived', range: null, carrierEta: null })).toBe(
    'Arrived Long Beach 18 Dec, delivery due 18 Dec, 1 h too late.',
  );
});

it('says which part of it the first plan of the carrier already was, and which came later or was made up, and no number twice', () => {
  const promise = { at: at('12-11 20:00'), by: 'customer' as const };
  const promised = { ...lateOutlook, promise, slipMs: 174 * 3_600_000, planSlipMs: 96 * 3_600_000, carrierEta: null };
  expect(sentence(promised)).toBe(
    'Arrives Long Beach 18–19 Dec, delivery due 11 Dec, 7 d 6 h too late: carrier’s first plan 4 d after that date, 3 d 6 h more since; Departure Yantian added 3 d 10 h (Weather), of which 4 h is made up on the way.',
  );
  expect(sentence({ ...promised, slipMs: 33 * 3_600_000, cause: null })).toBe(
    'Arrives Long Beach 18–19 Dec, delivery due 11 Dec, 1 d 9 h too late: carrier’s first plan 4 d after that date, 2 d 15 h made up since.',
  );
  expect(sentence({ ...promised, slipMs: promised.planSlipMs, cause: null })).toBe(
    'Arrives Long Beach 18–19 Dec, delivery due 11 Dec, 4 d too late: already in the carrier’s first plan.',
  );
});

it('calls what the first plan left to spare not made up when a delay uses it up, and says both in each language', () => {
  const promise = { at: at('12-16 20:00'), by: 'customer' as const };
  const cause = { ...(lateOutlook.cause as NonNullable<typeof lateOutlook.cause>), slipMs: 82 * 3_600_000, reason: null };
  const grown = { ...lateOutlook, promise, slipMs: 54 * 3_600_000, planSlipMs: -28 * 3_600_000, cause, carrierEta: null };
  expect(sentence(grown)).toBe(
    'Arrives Long Beach 18–19 Dec, delivery due 16 Dec, 2 d 6 h too late: carrier’s first plan 1 d 4 h before that date, 3 d 10 h more since; Departure Yantian added 3 d 10 h.',
  );
  expect(outlookSentence(grown, { words: zhCN.outlook, text: zhCN.tracking }, createFormatters('zh-cn'))).toContain(
    '船公司首次计划比该日早 1 天 4 小时，其后又晚 3 天 10 小时；',
  );
  expect(outlookSentence(grown, { words: zhTW.outlook, text: zhTW.tracking }, createFormatters('zh-tw'))).toContain(
    '船公司首次計畫比該日早 1 天 4 小時，其後又晚 3 天 10 小時；',
  );
  // Without a plan nothing is known of what came since.
  const { planSlipMs: _plan, ...unplanned } = grown;
  expect(sentence(unplanned)).not.toContain('made up');
});

it('says that a cause explains a part of the delay, where it is less than all of it', () => {
  const late = { ...lateOutlook, slipMs: 144 * 3_600_000, cause: { ...lateOutlook.cause, slipMs: 72 * 3_600_000 }, carrierEta: null };
  const cause = late.cause as NonNullable<typeof lateOutlook.cause>;
  expect(sentence({ ...late, cause })).toBe('Arrives Long Beach 18–19 Dec, 6 d late: Departure Yantian added 3 d of the delay (Weather).');
  expect(sentence({ ...late, cause: { ...cause, slipMs: 140 * 3_600_000 } })).toContain('Departure Yantian added 5 d 20 h (Weather).');
  // Of a delay for the customer only what came after the first plan has a cause.
  const promised = { ...late, cause, promise: { at: at('12-11 20:00'), by: 'customer' as const }, planSlipMs: 72 * 3_600_000 };
  expect(sentence(promised)).toContain('3 d more since; Departure Yantian added 3 d (Weather).');
});

it('says in each language how much of a cause is made up, where it is larger than the delay', () => {
  const late = { ...lateOutlook, slipMs: 27 * 3_600_000, carrierEta: null };
  const cause = { ...(late.cause as NonNullable<typeof lateOutlook.cause>), slipMs: 54 * 3_600_000, reason: null, happened: false };
  expect(sentence({ ...late, cause })).toBe(
    'Arrives Long Beach 18–19 Dec, 1 d 3 h late: Departure Yantian adds 2 d 6 h, of which 1 d 3 h is made up on the way.',
  );
  // 27.4 h and 54.5 h are 1 d 3 h and 2 d 7 h: the parts add up as they are written.
  expect(sentence({ ...late, slipMs: 27.4 * 3_600_000, cause: { ...cause, slipMs: 54.5 * 3_600_000 } })).toContain(
    'adds 2 d 7 h, of which 1 d 4 h is made up',
  );
  expect(sentence({ ...late, cause, kind: 'arrived', range: null })).toContain('adds 2 d 6 h, of which 1 d 3 h was made up on the way.');
  expect(outlookSentence({ ...late, cause }, { words: zhCN.outlook, text: zhCN.tracking }, createFormatters('zh-cn'))).toMatch(
    /预计产生延误 2 天 6 小时，其中 1 天 3 小时预计途中追回。$/u,
  );
  expect(outlookSentence({ ...late, cause }, { words: zhTW.outlook, text: zhTW.tracking }, createFormatters('zh-tw'))).toMatch(
    /預計產生延誤 2 天 6 小時，其中 1 天 3 小時預計途中追回。$/u,
  );
  // A change that is not spoken of elsewhere is none here.
  expect(sentence({ ...late, cause: { ...cause, slipMs: 27.5 * 3_600_000 } })).not.toContain('made up');
});

it('says of what is overdue and perhaps only not reported that it is so, and not that it is late', () => {
  const next = { stage: 'arrivedPod', place: lateOutlook.place, expected: lateOutlook.expected, overdueSince: at('12-17 20:00') } as const;
  const waiting = { ...lateOutlook, kind: 'onTrack' as const, onTime: false, cause: null, carrierEta: null, next };
  expect(sentence(waiting)).toBe('Arrives Long Beach 18–19 Dec, not reported yet: Arrival, due 17 Dec.');
  expect(outlookLabel(waiting, { words: enOutlook, text: enTracking }, createFormatters('en'))).toBe('Not reported yet');
});

it('names the day beside a wide range, since the slip is that of the day', () => {
  const range = { from: at('12-14 20:00'), to: at('12-24 20:00') };
  const carrierEta = lateOutlook.expected;
  expect(sentence({ ...lateOutlook, range, cause: null, carrierEta })).toBe('Arrives Long Beach 18 Dec (14–24 Dec), 3 d 6 h late.');
});

it('calls an arrival within the tolerance on time, as its badge does', () => {
  const promise = { at: at('12-18 08:00'), by: 'carrier' } as const;
  const onTrack = { ...lateOutlook, kind: 'onTrack' as const, promise, onTime: true, slipMs: 7 * 3_600_000, cause: null, carrierEta: null };
  expect(sentence(onTrack)).toBe('Arrives Long Beach 18–19 Dec, on time.');
  const arrived = { ...onTrack, range: null };
  expect(sentence({ ...arrived, kind: 'arrived' })).toBe('Arrived Long Beach 18 Dec, on time.');
  expect(sentence({ ...arrived, kind: 'completed', since: at('12-29 20:00') })).toBe(
    'Arrived Long Beach 18 Dec, on time. Completed 29 Dec.',
  );
});

it('gives the slip of an arrival on time that may be on another day than planned', () => {
  const promise = { at: at('12-17 09:00'), by: 'carrier' } as const;
  const onTrack = {
    ...lateOutlook,
    kind: 'onTrack' as const,
    promise,
    onTime: true,
    slipMs: 23 * 3_600_000,
    cause: null,
    carrierEta: null,
  };
  expect(sentence(onTrack)).toBe('Arrives Long Beach 18–19 Dec, on time (+23 h).');
});

it('says of a completed shipment when it arrived, how late, and when tracking ended', () => {
  const completed = { ...lateOutlook, kind: 'completed' as const, range: null, cause: null, carrierEta: null, since: at('12-29 20:00') };
  expect(sentence(completed)).toBe('Arrived Long Beach 18 Dec, 3 d 6 h late. Completed 29 Dec.');
});

it('names the day of the last news, and of the end, in the zone of the place that was reported last', () => {
  const heard = { ...lateOutlook, lastHeard: at('11-15 20:00'), since: at('11-17 20:00'), heardZone: 'Asia/Shanghai' };
  const lost = { ...heard, kind: 'lostSight' as const, expected: null };
  expect(sentence(lost)).toBe('Tracking ended 18 Nov, because the carrier reported nothing more. Last news: 16 Nov.');
  const place = { ...lateOutlook.place, timeZone: 'Asia/Shanghai' } as NonNullable<typeof lateOutlook.place>;
  const next = { stage: 'departed', place, expected: null, overdueSince: at('11-17 20:00') } as const;
  const silent = {
    ...lateOutlook,
    kind: 'silent' as const,
    expected: null,
    slipMs: null,
    next,
    lastHeard: at('11-15 20:00'),
    heardZone: 'America/Los_Angeles',
  };
  expect(sentence(silent)).toBe('No news from the carrier since 15 Nov. Departure was due 18 Nov.');
  expect(outlookLabel(silent, { words: enOutlook, text: enTracking }, createFormatters('en'))).toBe('Silent since 15 Nov');
});

it('says that the arrival is not known, and calls such a shipment neither on track nor on its way once it has arrived', () => {
  const unknown = { ...lateOutlook, kind: 'onTrack' as const, expected: null, range: null, carrierEta: null, slipMs: null, cause: null };
  expect(outlookLabel(unknown, { words: enOutlook, text: enTracking }, createFormatters('en'))).toBe('No arrival date');
  expect(sentence(unknown)).toBe('The carrier has not said when it arrives.');
  expect(sentence({ ...unknown, kind: 'arrived' })).toBe('Arrived Long Beach. The carrier has not said when.');
});

it('names a cause that is still to come as such', () => {
  const { cause } = lateOutlook;
  const late = (happened: boolean): string => sentence({ ...lateOutlook, cause: cause && { ...cause, happened } });
  expect(late(false)).toContain(': Departure Yantian adds 3 d 10 h');
  expect(late(true)).toContain(': Departure Yantian added 3 d 10 h');
});

it('names a cause by its own event, as what is next', () => {
  const { cause } = lateOutlook;
  const of = (milestone: object): string => sentence({ ...lateOutlook, cause: cause && { ...cause, ...milestone } });
  expect(of({ stage: 'discharged', code: 'ARRI', mode: 'RAIL' })).toContain(': Arrival (rail) Yantian added 3 d 10 h');
  expect(of({ stage: 'transitArrived', code: 'LOAD', mode: 'VESSEL' })).toContain(': Loading Yantian added 3 d 10 h');
});

it('says of waiting and of a booking that ended nothing that is untrue where a response was not readable, or the carrier declined', () => {
  const ended = { ...lateOutlook, kind: 'cancelled' as const, since: at('11-30 20:00') };
  const waiting = { ...lateOutlook, kind: 'waiting' as const };
  const inChinese = (outlook: typeof lateOutlook): string =>
    outlookSentence(outlook, { words: zhCN.outlook, text: zhCN.tracking }, createFormatters('zh-cn'));
  expect([ended, waiting].map(sentence)).toEqual([
    'The booking was cancelled or declined 30 Nov.',
    'Nothing is known from the carrier yet.',
  ]);
  expect([ended, waiting].map(inChinese)).toEqual(['订舱于11月30日取消或被拒。', '尚无船公司的动态。']);
  expect(enTracking.ended.cancelled).toBe('Ended: booking cancelled or declined');
});
