import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Button } from '../../components/button/index.js';
import { SearchInput } from '../../components/search-input/index.js';
import { Select } from '../../components/select/index.js';
import { FilterBar, type ActiveFilter, FilterEditors } from './index.js';
import { example } from '../../testing/stories/example.js';
import { NarrowExample } from './examples/narrow.js';
import narrowCode from './examples/narrow.tsx?raw';
import { ActiveFiltersExample } from './examples/active-filters.js';
import activeFiltersCode from './examples/active-filters.tsx?raw';

const options = (names: string[]): { value: string; label: string }[] => names.map((name) => ({ value: name, label: name }));
const size = { inlineSize: 'auto' } as const;

const meta = {
  title: 'Patterns/Filter bar',
  parameters: { search: 'filters, query, search form!, 筛选, 篩選, 过滤, 過濾, 查询, 查詢' },
  component: FilterBar,
  subcomponents: { FilterEditors },
  args: {
    label: 'Filter ocean bills',
    search: <SearchInput label="Search bills" placeholder="B/L, container, booking, order – paste several" />,
    children: (
      <>
        <Select aria-label="Carrier" placeholder="Carrier" options={options(['COSCO', 'MSC'])} style={size} />
        <Select aria-label="Port of loading" placeholder="POL" options={options(['Shanghai', 'Ningbo'])} style={size} />
        <Select aria-label="Port of discharge" placeholder="POD" options={options(['Rotterdam'])} style={size} />
      </>
    ),
    actions: (
      <>
        <Button>Columns</Button>
        <Button>Export</Button>
        <Button variant="primary">Track a shipment</Button>
      </>
    ),
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const active: ActiveFilter[] = [
  { id: 'eta', label: 'ETA', value: 'next 30 days' },
  { id: 'carrier', label: 'Carrier', value: 'COSCO, MSC' },
  { id: 'pod', label: 'POD', value: 'Rotterdam' },
];

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const carrier = within(canvasElement).getByRole('combobox', { name: 'Carrier' });
    await userEvent.selectOptions(carrier, 'MSC');
    await expect(carrier).toHaveValue('MSC');
    await clickPage();
  },
};

export const Playground: Story = {
  args: {
    active,
    more: <Select aria-label="Customer service" placeholder="Customer service" options={options(['Amy Chen'])} style={size} />,
    moreActive: 1,
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** Active filters can be removed; focus moves to the neighbour. */
export const ActiveFilters = example(ActiveFiltersExample, activeFiltersCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter ETA: next 30 days' }));
    await expect(canvas.getByRole('button', { name: 'Remove filter Carrier: COSCO, MSC' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 filters active');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull();
    await clickPage();
  },
});

/** In a narrow container the filters are behind a button. */
export const Narrow = example(NarrowExample, narrowCode, {
  decorators: [(Story) => <div style={{ inlineSize: 'min(358px, 100%)' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('combobox', { name: 'Carrier' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Filters/ }));
    await expect(canvas.getByRole('combobox', { name: 'Carrier' })).toBeVisible();
    await clickPage();
  },
});

export const Matrix: Story = { args: { active } };

export const LongText: Story = {
  args: {
    active: [
      { id: 'a', label: 'Ports of loading', value: Array.from({ length: 20 }, (_, at) => `Port number ${at}`).join(', ') },
      { id: 'b', label: '起运港', value: '上海、宁波、盐田、青岛、厦门、高雄' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 480 }}>{Story()}</div>],
};
