'use client';

import { Button } from '@seaberry/ui/button';
import { ExportFiles, ExportDialog, type ExportFile } from '@seaberry/ui/export-dialog';
import { useState } from 'react';

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

const made: ExportFile[] = [
  { id: '1', name: 'Operations 2026-11-22.xlsx', state: 'pending', progress: 0.4, detail: '10,000 of 25,000 rows' },
  { id: '2', name: 'Visits 2026-11-22.xlsx', state: 'pending', detail: 'Waiting' },
  { id: '3', name: 'Ocean bills 2026-11-22.csv', state: 'ready', detail: '25,000 rows · 3.4 MB' },
  { id: '4', name: 'Users 2026-11-22.xlsx', state: 'failed', detail: 'You no longer have the permission.' },
];

export function FilesExample() {
  const [files, setFiles] = useState(made);
  return (
    <ExportDialog
      columns={names.map((header) => ({ id: header.toLowerCase(), header }))}
      defaultColumns={['reference', 'carrier', 'eta']}
      filteredCount={214}
      selectedCount={3}
      trigger={<Button>Export</Button>}
      onExport={() => Promise.resolve()}
      defaultOpen
      files={
        <ExportFiles
          files={files}
          onDownload={({ name }) => window.open(`/files/${name}`)}
          onRetry={(retried) => setFiles(files.map((file) => (file === retried ? { ...file, state: 'pending' } : file)))}
          onRemove={(removed) => setFiles(files.filter((file) => file !== removed))}
        />
      }
    />
  );
}
