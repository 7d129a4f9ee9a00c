import { expect, test } from 'vitest';

import { isGoodPassword, makePassword } from './password.logic.ts';
import { treeWithout } from './superior-field.tsx';

test.each([
  ['abcdefg1', true],
  ['海运货物跟踪系统1', true],
  ['abcdef1', false],
  ['abcdefgh', false],
  ['12345678', false],
  [`a1${'x'.repeat(62)}`, true],
  [`a1${'x'.repeat(63)}`, false],
])('%s is a good password: %s', (text, expected) => {
  expect(isGoodPassword(text)).toBe(expected);
});

test('a made password is good, new each time, and holds nothing that is taken for something else', () => {
  const made = Array.from({ length: 200 }, makePassword);
  expect(made.every(isGoodPassword)).toBe(true);
  expect(new Set(made).size).toBe(made.length);
  expect(made.join('')).not.toMatch(/[0O1Il]/);
});

test('a tree without a node is without what lies below it', () => {
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
