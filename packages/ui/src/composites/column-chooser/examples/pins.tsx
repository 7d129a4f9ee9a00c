'use client';

import { ColumnChooser, type ColumnChooserProps } from '@seaberry/ui/column-chooser';
import { useState } from 'react';

const columns = [
  { id: 'reference', header: 'Reference', alwaysShown: true, defaultPinned: true },
  { id: 'carrier', header: 'Carrier' },
  { id: 'route', header: 'Route' },
  { id: 'stage', header: 'Stage' },
  { id: 'eta', header: 'ETA' },
  { id: 'remark', header: 'Remark', defaultHidden: true },
];

export function PinsExample() {
  const [layout, setLayout] = useState<ColumnChooserProps['layout']>({});
  return <ColumnChooser columns={columns} layout={layout} open onLayoutChange={setLayout} />;
}
