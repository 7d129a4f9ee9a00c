import { expect, it } from 'vitest';

import { buildModel } from '../tree/tree.logic.js';
import { valueText } from './tree-select.logic.js';

const model = buildModel([
  {
    id: 'cn',
    label: '中国',
    children: [
      { id: 'sh', label: '上海' },
      { id: 'zj', label: '浙江' },
    ],
  },
  { id: 'nl', label: 'Netherlands' },
]);

it('shows the whole path of one', () => {
  expect(valueText(model, ['sh'])).toEqual(['中国 › 上海']);
});

it('names of several only the topmost that are complete', () => {
  expect(valueText(model, ['cn', 'sh', 'zj', 'nl'])).toEqual(['中国', 'Netherlands']);
  expect(valueText(model, ['sh', 'nl'])).toEqual(['上海', 'Netherlands']);
});

it('names the parts of a parent that is strictly alone', () => {
  expect(valueText(model, ['cn', 'sh'])).toEqual(['中国', '上海']);
});

it('says nothing of what it does not know', () => {
  expect(valueText(model, ['xx'])).toEqual([]);
});
