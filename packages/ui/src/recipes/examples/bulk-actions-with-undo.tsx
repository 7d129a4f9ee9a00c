'use client';

import { BulkBar } from '@seaberry/ui/bulk-bar';
import { Button } from '@seaberry/ui/button';
import { DataTable, type DataTableColumn } from '@seaberry/ui/data-table';
import { EmptyState } from '@seaberry/ui/empty-state';
import { toast, Toaster } from '@seaberry/ui/toaster';
import { useState } from 'react';

interface Alert {
  id: string;
  shipment: string;
  text: string;
}

const received: readonly Alert[] = [
  { id: '1', shipment: 'COSU6412873350', text: 'Arrival at Rotterdam: 1 Dec, 5 d late' },
  { id: '2', shipment: 'MEDUSH4419027', text: 'Missed its connection in Singapore' },
  { id: '3', shipment: 'ONEYSZPE12943006', text: 'Held by customs in Los Angeles' },
];

const columns: readonly DataTableColumn<Alert>[] = [
  { id: 'shipment', header: 'Shipment', rowHeader: true, size: 180, cell: ({ shipment }) => shipment },
  { id: 'text', header: 'Alert', size: 320, cell: ({ text }) => text },
];

const getRowId = ({ id }: Alert) => id;
const getRowName = ({ shipment }: Alert) => shipment;

export function BulkActionsWithUndoExample() {
  const [alerts, setAlerts] = useState(received);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const handle = () => {
    const before = alerts;
    setAlerts(alerts.filter(({ id }) => !selection.has(id)));
    setSelection(new Set());
    toast({
      tone: 'success',
      title: selection.size === 1 ? '1 alert is handled.' : `${selection.size} alerts are handled.`,
      action: { label: 'Undo', onAction: () => setAlerts(before) },
    });
  };
  return (
    <>
      <DataTable
        label="Alerts"
        {...{ columns, getRowId, getRowName, selection }}
        rows={alerts}
        onSelectionChange={setSelection}
        emptyState={<EmptyState title="Nothing needs attention" description="New alerts appear here." />}
        footer={
          <BulkBar count={selection.size} onClear={() => setSelection(new Set())}>
            <Button size="sm" onClick={handle}>
              Mark as handled
            </Button>
          </BulkBar>
        }
      />
      <Toaster />
    </>
  );
}
