'use client';

import { SortableList } from '@seaberry/ui/sortable-list';
import { useState } from 'react';

const REASONS = [
  { id: 'late', label: 'Late at the terminal' },
  { id: 'customs', label: 'Held by customs' },
  { id: 'rolled', label: 'Rolled to a later vessel' },
];

export function SortableListExample() {
  const [ids, setIds] = useState<readonly string[]>(REASONS.map(({ id }) => id));
  const items = ids.flatMap((id) => REASONS.filter((reason) => reason.id === id));
  return <SortableList label="Reasons of delays" items={items} onOrderChange={setIds} />;
}
