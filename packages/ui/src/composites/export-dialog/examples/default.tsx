'use client';

import { Button } from '@seaberry/ui/button';
import { ExportDialog } from '@seaberry/ui/export-dialog';

const names = [
  'Reference',
  'Carrier',
  'Route',
  'Stage',
  'Vessel / voyage',
  'Containers',
  'ETD',
  'ETA',
  'First ETA',
  'State',
  'Customer service',
  'Remark',
];

export function ExportDialogExample() {
  return (
    <ExportDialog
      columns={names.map((header) => ({ id: header.toLowerCase(), header }))}
      defaultColumns={['reference', 'carrier', 'eta']}
      filteredCount={214}
      selectedCount={3}
      trigger={<Button>Export</Button>}
      onExport={() => Promise.resolve()}
    />
  );
}
