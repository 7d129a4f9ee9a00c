'use client';

import type { DataTableView } from '@seaberry/ui/data-table';
import { SavedViews, type SavedView } from '@seaberry/ui/saved-views';
import { useState } from 'react';

const plain: DataTableView = { layout: {}, sort: [], filters: {}, density: 'md' };

const soon: DataTableView = { ...plain, sort: [{ id: 'eta', direction: 'ascending' }] };

const views: SavedView[] = [
  { id: 'soon', name: 'Arriving soon', view: soon, isDefault: true },
  { id: 'late', name: 'Late', view: { ...plain, filters: { state: { kind: 'oneOf', values: ['LATE'] } } } },
  { id: 'team', name: 'Customs desk', view: { ...plain, density: 'sm' }, shared: true, readOnly: true },
];

export function ChangedExample() {
  const [view, setView] = useState<DataTableView>({ ...soon, density: 'lg' });
  return (
    <SavedViews
      views={views}
      view={view}
      onApply={(chosen) => setView(chosen.view)}
      canShare
      onCreate={() => Promise.resolve('new')}
      onUpdate={() => Promise.resolve()}
      onDelete={() => Promise.resolve()}
    />
  );
}
