import { carrierByCode } from '@seaberry/tracking';
import { expect, it } from 'vitest';

import { bills } from './bill-answers.ts';

it('every bill of the stories has its own order number', () => {
  expect(new Set(bills.map(({ orderNo }) => orderNo)).size).toBe(bills.length);
});

it('the container number of a bill begins with an owner code of its carrier', () => {
  for (const { containerNo, carrierCode } of bills) {
    if (containerNo) expect(carrierByCode(carrierCode ?? '')?.ownerCodes).toContain(String(containerNo).slice(0, 4));
  }
  expect(bills.filter(({ containerNo }) => containerNo)).toHaveLength(2);
});
