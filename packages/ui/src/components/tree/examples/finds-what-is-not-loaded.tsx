'use client';

import { Tree, type TreeNode } from '@seaberry/ui/tree';
import { useRef } from 'react';

/** Regions with their children, as on a server. */
const regions: Readonly<Record<string, readonly TreeNode[]>> = {
  cn: [
    { id: 'zj', label: '浙江省 Zhejiang', hasChildren: true },
    { id: 'gd', label: '广东省 Guangdong', hasChildren: true },
  ],
  zj: [
    { id: 'hz', label: '杭州市 Hangzhou' },
    { id: 'nb', label: '宁波市 Ningbo', hasChildren: true },
  ],
  nb: [{ id: 'bl', label: '北仑区 Beilun' }],
  gd: [{ id: 'sz', label: '深圳市 Shenzhen' }],
};

const paths = [
  ['cn', 'zj', 'hz'],
  ['cn', 'zj', 'nb'],
  ['cn', 'zj', 'nb', 'bl'],
  ['cn', 'gd', 'sz'],
];

const labelOf = (id: string): string =>
  Object.values(regions)
    .flat()
    .find((node) => node.id === id)?.label ?? '';

export function FindsWhatIsNotLoadedExample() {
  const searches = useRef(0);
  return (
    <Tree
      label="Regions"
      nodes={[{ id: 'cn', label: 'China', hasChildren: true }]}
      searchLabel="Search regions"
      expansion={{
        loadChildren: ({ id }) => Promise.resolve(regions[id] ?? []),
        findPaths: (query) => {
          searches.current += 1;
          const found = paths.filter((path) =>
            labelOf(path.at(-1) ?? '')
              .toLowerCase()
              .includes(query.toLowerCase()),
          );
          // The first search fails, to show the retry.
          return searches.current === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(found);
        },
      }}
    />
  );
}
