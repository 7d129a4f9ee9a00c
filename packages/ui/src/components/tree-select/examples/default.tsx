import type { TreeNode } from '@seaberry/ui/tree';
import { TreeSelect } from '@seaberry/ui/tree-select';

const organizations: readonly TreeNode[] = [
  {
    id: 'hq',
    label: 'Headquarters',
    children: [
      {
        id: 'east',
        label: 'East China',
        children: [
          { id: 'sha', label: 'Shanghai branch' },
          { id: 'ngb', label: 'Ningbo branch' },
        ],
      },
      { id: 'south', label: 'South China', children: [{ id: 'szx', label: 'Shenzhen branch' }] },
    ],
  },
];

export function TreeSelectExample() {
  return <TreeSelect label="Organization" nodes={organizations} />;
}
