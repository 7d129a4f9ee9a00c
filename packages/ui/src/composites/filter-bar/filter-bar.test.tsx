import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { SearchInput } from '../../components/search-input/index.js';
import { conformance } from '../../testing/conformance.js';
import { FilterBar } from './index.js';

const active = [{ id: 'eta', label: 'ETA', value: 'next 30 days' }];

conformance(
  <FilterBar label="Filter bills" search={<SearchInput label="Search bills" />} active={active} onRemove={vi.fn()}>
    <button type="button">Carrier</button>
  </FilterBar>,
  { root: 'search', slot: 'filter-bar' },
);

it('says which filter is taken away', async () => {
  const onRemove = vi.fn();
  const screen = await render(<FilterBar label="Filter bills" active={active} onRemove={onRemove} />);
  await expect.element(screen.getByRole('search', { name: 'Filter bills' })).toBeVisible();
  await screen.getByRole('button', { name: 'Remove filter ETA: next 30 days' }).click();
  expect(onRemove).toHaveBeenCalledWith('eta');
});
