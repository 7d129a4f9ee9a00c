import { expect, it } from 'vitest';
import { outlook as en } from '../en/outlook.js';
import { outlook as zhCn } from '../zh-CN/outlook.js';
import { outlook as zhTw } from '../zh-TW/outlook.js';

it('writes the month once where two days have the same', () => {
  expect(en.days('18 Dec', '19 Dec')).toBe('18–19 Dec');
  expect(en.days('28 Nov', '19 Dec')).toBe('28 Nov – 19 Dec');
  expect(en.days('18 Dec 2025', '19 Dec 2025')).toBe('18–19 Dec 2025');
  expect(en.days('28 Nov 2025', '19 Dec 2025')).toBe('28 Nov 2025 – 19 Dec 2025');
  for (const { days } of [zhCn, zhTw]) {
    expect(days('12月18日', '12月19日')).toBe('12月18日–19日');
    expect(days('2月18日', '12月19日')).toBe('2月18日 – 12月19日');
    expect(days('2025年12月18日', '2025年12月19日')).toBe('2025年12月18日–19日');
    expect(days('2025年11月28日', '2025年12月19日')).toBe('2025年11月28日 – 2025年12月19日');
  }
});
