import { expect, it } from 'vitest';

import { buildModel } from '../tree/tree.logic.js';
import { selectedLabels } from './tree-select.logic.js';

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

it('shows the whole path of a single node', () => {
  expect(selectedLabels(model, ['sh'])).toEqual(['中国 › 上海']);
});

it('names only the topmost complete nodes of several', () => {
  expect(selectedLabels(model, ['cn', 'sh', 'zj', 'nl'])).toEqual(['中国', 'Netherlands']);
  expect(selectedLabels(model, ['sh', 'nl'])).toEqual(['上海', 'Netherlands']);
});

it('names the children of a parent with strict checks separately', () => {
  expect(selectedLabels(model, ['cn', 'sh'])).toEqual(['中国', '上海']);
});

it('shows nothing for unknown ids', () => {
  expect(selectedLabels(model, ['xx'])).toEqual([]);
});
