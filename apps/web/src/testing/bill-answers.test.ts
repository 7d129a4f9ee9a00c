import { carrierByCode } from '@seaberry/tracking';
import { expect, it } from 'vitest';

import { fullCounts, fullPage } from './more-bills.ts';

it('every bill of the stories has its own order number', () => {
  expect(new Set(fullPage.map(({ orderNo }) => orderNo)).size).toBe(fullPage.length);
});

it('the container number of a bill begins with an owner code of its carrier', () => {
  for (const { containerNo, carrierCode } of fullPage) {
    if (containerNo) expect(carrierByCode(carrierCode ?? '')?.ownerCodes).toContain(String(containerNo).slice(0, 4));
  }
  expect(fullPage.filter(({ containerNo }) => containerNo)).toHaveLength(fullPage.length - 2);
});

it('a page of bills fills a window of 900 px and has each kind of counter', () => {
  expect(fullPage.length).toBeGreaterThanOrEqual(16);
  const { all, unshipped, tracking, failed, late, early } = fullCounts;
  expect([all, unshipped + tracking + failed + fullCounts.ended]).toEqual([fullPage.length, fullPage.length]);
  expect([unshipped, tracking, failed, late, early].every((count) => (count ?? 0) > 0)).toBe(true);
});
