'use client';

import { FilterBar, type ActiveFilter } from '@seaberry/ui/filter-bar';
import { SearchInput } from '@seaberry/ui/search-input';
import { Select } from '@seaberry/ui/select';
import { useState } from 'react';

const carriers = ['COSCO', 'MSC'].map((name) => ({ value: name, label: name }));

export function ActiveFiltersExample() {
  const [active, setActive] = useState<ActiveFilter[]>([
    { id: 'eta', label: 'ETA', value: 'next 30 days' },
    { id: 'carrier', label: 'Carrier', value: 'COSCO, MSC' },
    { id: 'pod', label: 'POD', value: 'Rotterdam' },
  ]);
  return (
    <FilterBar
      label="Filter ocean bills"
      search={<SearchInput label="Search bills" />}
      active={active}
      onRemove={(id) => setActive(active.filter((one) => one.id !== id))}
      onClear={() => setActive([])}
    >
      <Select aria-label="Carrier" placeholder="Carrier" options={carriers} style={{ inlineSize: 'auto' }} />
    </FilterBar>
  );
}
