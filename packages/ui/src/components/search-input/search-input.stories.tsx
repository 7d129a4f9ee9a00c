import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { SearchInput } from './search-input.js';
import { example } from '../../testing/stories/example.js';
import { SearchInputExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { SearchInputOverview } from './examples/overview.js';
import overviewCode from './examples/overview.tsx?raw';

const meta = {
  title: 'Components/Search input',
  parameters: { search: 'search box, searchbar, find, 搜索, 搜尋, 搜索框, 搜尋框' },
  component: SearchInput,
  args: { label: 'Search bills', placeholder: 'B/L, container, booking, order', onSearch: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(SearchInputExample, defaultCode);

export const Overview = example(SearchInputOverview, overviewCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox', { name: 'Search bills' });
    await userEvent.type(input, 'COSU{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('COSU');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await clickPage();
  },
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Loading: Story = { args: { loading: true, defaultValue: 'COSU6412873350' } };

/** A long text never runs below the icons. */
export const LongText: Story = {
  args: {
    label: 'Search bills, containers, bookings and orders of all branches',
    placeholder: '提单号、箱号、订舱号、客户委托编号，可一次粘贴多个，以空格或换行分隔',
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, inlineSize: 240 }}>
      <SearchInput {...args} />
      <SearchInput {...args} label="Filled" defaultValue={'COSU6412873350 '.repeat(8)} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const clear = canvas.getByRole('button', { name: 'Clear search' });
    const { paddingInlineEnd } = getComputedStyle(canvas.getByRole('searchbox', { name: 'Filled' }));
    await expect(parseFloat(paddingInlineEnd)).toBeGreaterThanOrEqual(clear.offsetWidth);
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <SearchInput key={size} {...args} size={size} label={size} defaultValue={size === 'md' ? 'COSU6412873350' : ''} />
      ))}
      <SearchInput {...args} label="Disabled" disabled defaultValue="COSU" />
      <SearchInput {...args} label="With a reason" disabledReason="Nothing is tracked yet" />
      <SearchInput {...args} label="Read-only" readOnly defaultValue="COSU" />
      <SearchInput {...args} label="Loading" loading defaultValue="COSU" />
      <SearchInput label="搜索" placeholder="提单号、箱号、订舱号，可粘贴多个" />
    </div>
  ),
};
