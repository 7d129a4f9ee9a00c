import { en } from '@seaberry/i18n/ui';
import { zhCN } from '@seaberry/i18n/ui/zh-CN';
import { zhTW } from '@seaberry/i18n/ui/zh-TW';
import type { RouteStop } from '@seaberry/tracking';
import { expect, it } from 'vitest';
import { createFormatters } from '@seaberry/i18n';

import { lateRoute } from '../fixtures/routes.js';
import { stopText } from './stop-text.logic.js';

it('cargo at the place where the journey begins has not arrived there', () => {
  const [first, ...others] = lateRoute.stops;
  const said = (stop: RouteStop | undefined, rest: Partial<RouteStop>): string =>
    stop
      ? stopText({ ...stop, departed: false, departs: null, arrives: null, arrived: true, ...rest }, en.map, createFormatters('en'))
      : '';
  expect(said(first, {})).toBe('no time known');
  expect(said(others.at(-1), {})).toBe('arrived, time not reported');
});

it('of a cancelled booking it did not come to a stop, whose time is not one that is not known yet', () => {
  const [, ahead] = lateRoute.stops;
  const stop = ahead ?? expect.fail('no stop');
  const texts = [en, zhCN, zhTW].map(({ map }) => stopText({ ...stop, arrived: false, cancelled: true }, map, createFormatters('en')));
  expect(texts).toEqual(['did not happen', '不再发生', '不再發生']);
});
