import { expect, it } from 'vitest';

import { initials } from './avatar.logic.js';

it.each([
  ['张伟', '张伟'],
  ['欧阳娜娜', '娜娜'],
  ['陳大文 David', '大文'],
  ['김민준', '민준'],
  ['Wei Zhang', 'WZ'],
  ['Ann van der Berg', 'AB'],
  ['  lena  ', 'L'],
  ['ops.desk@example.com', 'OD'],
  ['émile', 'É'],
  ['13800138000', '1'],
  ['(—)', ''],
  ['', ''],
])('%s becomes %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
