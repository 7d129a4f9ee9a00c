'use client';

import { shipmentFromDcsa } from '@seaberry/tracking';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { DataTable, type DataTableColumn } from '@seaberry/ui/data-table';
import { Link } from '@seaberry/ui/link';
import { PeekLayout, PeekPanel, usePeek } from '@seaberry/ui/peek-panel';
import { useShortcuts } from '@seaberry/ui/shortcut-list';
import { StageList } from '@seaberry/ui/stage-list';

interface Bill {
  id: string;
  route: string;
}

const bills: readonly Bill[] = [
  { id: 'COSU6412873350', route: 'Shanghai → Rotterdam' },
  { id: 'COSU6412873361', route: 'Ningbo → Hamburg' },
  { id: 'COSU6412873372', route: 'Qingdao → Piraeus' },
];
const ids = bills.map(({ id }) => id);

const columns: readonly DataTableColumn<Bill>[] = [
  { id: 'id', header: 'Bill of lading', rowHeader: true, cell: ({ id }) => <Link href={`#${id}`}>{id}</Link> },
  { id: 'route', header: 'Route', cell: ({ route }) => route },
];

// In your page the shipment of the row is fetched when the panel opens.
const shipment = shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime });
const nodes = shipment.containers.flatMap(({ stations }) => stations.flatMap(({ milestones }) => milestones));

export function PeekBesideATableExample() {
  const peek = usePeek(ids);
  const bill = bills.find(({ id }) => id === peek.peeked);
  useShortcuts([
    { keys: [' '], label: 'Look at a bill without opening it', onPress: peek.keys.peek },
    { keys: ['j'], also: ['ArrowDown'], label: 'Next bill', onPress: peek.keys.next },
    { keys: ['k'], also: ['ArrowUp'], label: 'Previous bill', onPress: peek.keys.previous },
    { keys: ['Escape'], label: 'Close the panel', onPress: peek.keys.close },
  ]);
  return (
    <PeekLayout
      list={peek.list}
      style={{ blockSize: 360 }}
      panel={
        bill && (
          <PeekPanel title={bill.id} href={`#${bill.id}`} onClose={peek.onClose} onPrevious={peek.onPrevious} onNext={peek.onNext}>
            <StageList nodes={nodes} />
          </PeekPanel>
        )
      }
    >
      <DataTable
        label="Bills"
        mode="grid"
        height="fill"
        rowLinks
        columns={columns}
        rows={bills}
        getRowId={({ id }) => id}
        currentRow={peek.currentRow}
      />
    </PeekLayout>
  );
}
