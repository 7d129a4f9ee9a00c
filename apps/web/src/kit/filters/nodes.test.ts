import { expect, test } from 'vitest';

import { treeWithout } from './nodes.ts';

test('a tree without a node lacks its descendants', () => {
  const nodes = [
    {
      id: '1',
      label: 'a',
      children: [
        { id: '2', label: 'b', children: [{ id: '3', label: 'c' }] },
        { id: '4', label: 'd' },
      ],
    },
  ];
  expect(treeWithout(nodes, '2')).toEqual([{ id: '1', label: 'a', children: [{ id: '4', label: 'd' }] }]);
  expect(treeWithout(nodes, 'x')).toEqual(nodes);
});
