import { expect, it } from 'vitest';

import { seedOf } from './property-seed.ts';

it('takes a whole number, and says what is wrong with anything else', () => {
  expect([seedOf('7'), seedOf('-3'), seedOf(''), seedOf(undefined)]).toEqual([7, -3, 20_260_701, 20_260_701]);
  for (const text of ['abc', '1.5', 'Infinity', '99999999999']) expect(() => seedOf(text), text).toThrow(`PROPERTY_SEED is a whole number`);
});
