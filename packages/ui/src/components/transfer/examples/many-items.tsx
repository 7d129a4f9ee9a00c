'use client';

import { Transfer } from '@seaberry/ui/transfer';

const ports = Array.from({ length: 5000 }, (_, at) => ({ id: `port-${at}`, label: `Port ${at + 1}` }));

export function ManyItemsExample() {
  return <Transfer label="Ports" items={ports} defaultValue={[]} />;
}
