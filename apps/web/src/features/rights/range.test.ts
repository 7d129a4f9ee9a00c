import type { TreeNode } from '@seaberry/ui/tree';
import { expect, it } from 'vitest';

import { uuidOf } from './request-id.ts';
import { orgNodes, withBelow } from './range.logic.ts';

const nodes: TreeNode[] = orgNodes([
  {
    id: 'hq',
    name: 'Head office',
    code: 'hq',
    children: [
      { id: 'sea', name: 'Sea', children: [{ id: 'desk', name: 'Desk' }] },
      { id: 'air', name: 'Air', disabled: true },
    ],
  },
]);

it('checking an organization checks its descendants, except those out of range', () => {
  expect(withBelow(nodes, [], ['hq'])).toEqual(['hq', 'sea', 'desk']);
});

it('unchecking an organization unchecks its descendants, and no ancestors', () => {
  expect(withBelow(nodes, ['hq', 'sea', 'desk'], ['hq', 'desk'])).toEqual(['hq']);
});

it('random bytes give a UUID of version 4', () => {
  expect(uuidOf(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});
