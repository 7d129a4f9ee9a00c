import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import { notifications as cnNotifications } from '../messages/zh-CN/notifications.js';
import { notifications as twNotifications } from '../messages/zh-TW/notifications.js';
import { zhCN } from './zh-CN/index.js';
import { zhTW } from './zh-TW/index.js';

const LANGUAGES = [zhCN, zhTW];
const all = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(all).join('\n') : String(value);

it('calls a date that is not the first plan of the carrier due, and not originally planned', () => {
  expect(
    LANGUAGES.map(({ outlook, signals }) => [
      outlook.silent('11月2日', '到港', '11月14日'),
      outlook.unreportedNext('到港', '11月14日'),
      outlook.nextUnreported('到港', '11月14日'),
      signals.silentCarrier('11月2日', '到港', '11月14日'),
    ]),
  ).toEqual([
    [
      '自11月2日起船公司无更新。“到港”应于11月14日发生。',
      '“到港”应于11月14日，尚未上报',
      '尚未上报：到港，应于11月14日',
      '自11月2日起无更新。“到港”应于11月14日发生。',
    ],
    [
      '自11月2日起船公司無更新。「到港」應於11月14日發生。',
      '「到港」應於11月14日，尚未回報',
      '尚未回報：到港，應於11月14日',
      '自11月2日起無更新。「到港」應於11月14日發生。',
    ],
  ]);
});

it('has one word for the pick-up of an empty container, for a departure and for an arrival at a port', () => {
  for (const { outlook, tracking, history } of LANGUAGES) {
    expect(outlook.coming.emptyPickup).toBe(tracking.stages.emptyPickup);
    expect(outlook.coming.emptyPickup).toContain(tracking.stagesShort.emptyPickup);
    expect(tracking.anomalies.shipDelay).toBe(tracking.stages.departed);
    expect(tracking.anomalies.podArrival).toContain(outlook.coming.arrivedPod);
    expect(all({ tracking, history })).not.toMatch(/抵港|开船|開船/u);
  }
});

it('says of a shipment that has arrived nothing of a port: it may be inland', () => {
  expect(LANGUAGES.map(({ outlook }) => [outlook.kinds.arrived, outlook.noArrivalDate])).toEqual([
    ['已到达', '到达日未知'],
    ['已抵達', '抵達日未知'],
  ]);
  for (const { outlook } of LANGUAGES) expect(outlook.noEta).not.toContain('港');
});

it('says of a signal since when, and not that it happened at one time', () => {
  const values = { line: '船公司无更新，芝加哥', time: '11月30日 15:24 GMT-6', basis: 'since' };
  const lines = [cnNotifications, twNotifications].map((messages) =>
    createTranslator({ locale: 'zh-CN', messages: { withTime: messages.withTime }, timeZone: 'UTC' })('withTime', values),
  );
  expect(new Set(lines)).toEqual(new Set(['船公司无更新，芝加哥：自11月30日 15:24 GMT-6起']));
});
