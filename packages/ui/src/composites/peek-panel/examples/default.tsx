'use client';

import { Button } from '@seaberry/ui/button';
import { DataTable, type DataTableColumn } from '@seaberry/ui/data-table';
import { DescriptionList } from '@seaberry/ui/description-list';
import { usePeek, PeekLayout, type Peek, PeekPanel } from '@seaberry/ui/peek-panel';
import { type Shortcut, useShortcuts, ShortcutList } from '@seaberry/ui/shortcut-list';
import type { ReactNode } from 'react';

interface Order {
  id: string;
  port: string;
  promised: string;
  expected: string;
  slip: string;
}

const orders: readonly Order[] = [
  { id: 'PO-26-10428', port: 'Rotterdam', promised: '26 Nov', expected: '1 Dec', slip: '5 d late' },
  { id: 'PO-26-10844', port: 'Long Beach', promised: '15 Dec', expected: '18 Dec', slip: '3 d late' },
  { id: 'PO-26-10591', port: 'Hamburg', promised: '11 Dec', expected: '11 Dec', slip: 'on time' },
  { id: 'PO-26-11207', port: 'Felixstowe', promised: '5 Dec', expected: '9 Dec', slip: '4 d late' },
];

const columns: readonly DataTableColumn<Order>[] = [
  { id: 'id', header: 'Order', rowHeader: true, cell: ({ id }) => <a href={`#${id}`}>{id}</a> },
  { id: 'port', header: 'Port', cell: ({ port }) => port },
];

function Panel({ order, peek }: { order: Order; peek: Peek }): ReactNode {
  return (
    <PeekPanel
      title={order.id}
      href={`#${order.id}`}
      lead={<p style={{ margin: 0, fontWeight: 600 }}>{`Arrives ${order.port} ${order.expected}, ${order.slip}.`}</p>}
      onClose={peek.onClose}
      onPrevious={peek.onPrevious}
      onNext={peek.onNext}
      footer={<Button size="sm">Share</Button>}
    >
      <DescriptionList layout="inline" items={[{ term: 'Promised', description: order.promised }]} />
    </PeekPanel>
  );
}

const ids = orders.map(({ id }) => id);

function Orders({ width = 1120 }: { width?: number }): ReactNode {
  const peek = usePeek(ids, 'PO-26-10428');
  const order = orders.find(({ id }) => id === peek.peeked);
  const shortcuts: readonly Shortcut[] = [
    { keys: ['j'], also: ['ArrowDown'], label: 'Next order', onPress: peek.keys.next },
    { keys: ['k'], also: ['ArrowUp'], label: 'Previous order', onPress: peek.keys.previous },
    { keys: ['Enter'], label: 'Open the order', onPress: peek.keys.open },
    { keys: [' '], label: 'Look at an order without opening it', onPress: peek.keys.peek },
    { keys: ['Escape'], label: 'Close the panel', onPress: peek.keys.close },
  ];
  useShortcuts(shortcuts);
  return (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <PeekLayout list={peek.list} panel={order && <Panel {...{ order, peek }} />} style={{ blockSize: 320 }}>
        <DataTable
          label="Orders"
          mode="grid"
          height="fill"
          rowLinks
          columns={columns}
          rows={orders}
          getRowId={({ id }) => id}
          currentRow={peek.currentRow}
        />
      </PeekLayout>
      <div style={{ paddingBlockStart: 16 }}>
        <ShortcutList shortcuts={shortcuts} />
      </div>
    </div>
  );
}

export function PeekPanelExample() {
  return <Orders />;
}
