'use client';

import { Tree, type TreeNode } from '@seaberry/ui/tree';
import { useRef } from 'react';

const provinces: readonly TreeNode[] = ['浙江省', '上海市', '广东省'].map((label) => ({ id: label, label }));

export function LoadedLaterExample() {
  const attempts = useRef(0);
  return (
    <Tree
      label="Regions"
      nodes={[{ id: 'cn', label: 'China', hasChildren: true }]}
      selection="check"
      defaultValue={['cn']}
      expansion={{
        // The first attempt fails, to show the retry.
        loadChildren: () => {
          attempts.current += 1;
          return attempts.current === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(provinces);
        },
      }}
    />
  );
}
