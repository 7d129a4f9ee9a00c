import { ApiError } from '@seaberry/api-client';
import { expect, test } from 'vitest';

import { isOutdated } from '../../api/refused.ts';
import { newerRow } from './outdated.ts';

const refused = (code: string, current?: { id: string }): ApiError =>
  new ApiError('business', '', { call: 'sysRole.update', code, ...(current ? { current } : {}) });

test('only a refusal for an older version has a newer row, and it may be withheld', () => {
  const row = { id: '7' };
  expect([isOutdated(refused('outdated')), isOutdated(refused('D1002')), isOutdated(new Error('outdated'))]).toEqual([true, false, false]);
  expect(newerRow(refused('outdated', row))).toBe(row);
  expect(newerRow(refused('outdated'))).toBeNull();
  expect(newerRow(refused('D1002', row))).toBeNull();
});
