import { Tree, type TreeNode } from '@seaberry/ui/tree';

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

export function TreeExample() {
  return <Tree label="Organizations" nodes={organizations} expansion={{ defaultExpanded: ['hq', 'east'] }} />;
}
