'use client';

import { Button } from '@seaberry/ui/button';
import { FilterBar, type ActiveFilter } from '@seaberry/ui/filter-bar';
import { SearchInput } from '@seaberry/ui/search-input';
import { Select } from '@seaberry/ui/select';

const options = (names: string[]): { value: string; label: string }[] => names.map((name) => ({ value: name, label: name }));

const size = { inlineSize: 'auto' } as const;

const active: ActiveFilter[] = [
  { id: 'eta', label: 'ETA', value: 'next 30 days' },
  { id: 'carrier', label: 'Carrier', value: 'COSCO, MSC' },
  { id: 'pod', label: 'POD', value: 'Rotterdam' },
];

export function NarrowExample() {
  return (
    <FilterBar
      label="Filter ocean bills"
      search={<SearchInput label="Search bills" placeholder="B/L, container, booking, order – paste several" />}
      actions={
        <>
          <Button>Columns</Button>
          <Button>Export</Button>
          <Button variant="primary">Track a shipment</Button>
        </>
      }
      active={active}
    >
      <>
        <Select aria-label="Carrier" placeholder="Carrier" options={options(['COSCO', 'MSC'])} style={size} />
        <Select aria-label="Port of loading" placeholder="POL" options={options(['Shanghai', 'Ningbo'])} style={size} />
        <Select aria-label="Port of discharge" placeholder="POD" options={options(['Rotterdam'])} style={size} />
      </>
    </FilterBar>
  );
}
