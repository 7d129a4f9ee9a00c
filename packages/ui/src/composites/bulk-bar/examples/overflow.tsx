'use client';

import { BulkBar } from '@seaberry/ui/bulk-bar';
import { useState } from 'react';

const actions = ['Subscribe again', 'Export', 'Add to folder', 'Share'];

export function OverflowExample() {
  const [count, setCount] = useState(3);
  const done = () => setCount(0);
  return (
    <BulkBar
      count={count}
      onClear={done}
      actions={[
        ...actions.map((label) => ({ id: label, label, onSelect: done })),
        { id: 'delete', label: 'Delete', tone: 'danger', onSelect: done },
      ]}
    />
  );
}
