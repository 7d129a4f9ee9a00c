import { createFormatters } from '@seaberry/i18n';
import { enOutlook, enSignals, enTracking } from '@seaberry/i18n/ui';
import { zhCN } from '@seaberry/i18n/ui/zh-CN';
import { zhTW } from '@seaberry/i18n/ui/zh-TW';
import { expect, it } from 'vitest';

import { at } from '../fixtures/build.js';
import { signals } from '../fixtures/signals.js';
import { signalSentence } from './signal-sentence.js';

it('says in each language of a container whose vessel left without it that no other sailing is known', () => {
  const rolled = signals.find(({ kind }) => kind === 'rolledOver') ?? expect.fail('no rollover');
  const said = { vessel: { imo: null, name: 'Ever Given' }, voyage: '001W', at: at('11-15 04:00') };
  const left = { ...rolled, said, found: null, lengthMs: null, reason: null };
  const sentences = (
    [
      ['en', { words: enSignals, outlook: enOutlook, text: enTracking }],
      ['zh-cn', { words: zhCN.signals, outlook: zhCN.outlook, text: zhCN.tracking }],
      ['zh-tw', { words: zhTW.signals, outlook: zhTW.outlook, text: zhTW.tracking }],
    ] as const
  ).map(([locale, texts]) => signalSentence(left, texts, createFormatters(locale)));
  expect(sentences).toEqual([
    'Planned on Ever Given 001W (15 Nov), which left without it. No other sailing is known.',
    '原定 Ever Given 001W（11月15日），该船已离港而未装船，暂无其他船期。',
    '原定 Ever Given 001W（11月15日），該船已離港而未裝船，暫無其他船期。',
  ]);
});
