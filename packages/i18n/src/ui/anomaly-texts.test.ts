import { expect, it } from 'vitest';
import { tracking as en } from './en/tracking.js';
import { tracking as zhCn } from './zh-CN/tracking.js';
import { tracking as zhTw } from './zh-TW/tracking.js';

it('says of shipments without anomalies that what may only be unreported is not counted', () => {
  expect([en, zhCn, zhTw].map(({ anomalyNoneHint }) => anomalyNoneHint)).toEqual([
    'No milestone is off its plan by more than its threshold, allowing for late reports.',
    '扣除船公司上报所需时间后，均未超过阈值。',
    '扣除船公司回報所需時間後，均未超過閾值。',
  ]);
});
