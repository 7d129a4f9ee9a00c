import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { StatFilter, StatFilterGroup } from './stat-filter.js';
import { example } from '../../testing/stories/example.js';
import { StatFilterGroupExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Stat filter',
  parameters: { search: 'quick filter, filter cards, 统计筛选, 統計篩選' },
  component: StatFilterGroup,
  subcomponents: { StatFilter },
  args: {
    label: 'Shipments by status',
    onChange: fn(),
    children: (
      <>
        <StatFilter value="all" label="All" count={214} />
        <StatFilter value="unshipped" label="Unshipped" count={12} />
        <StatFilter value="tracking" label="Tracking" count={148} />
        <StatFilter value="ended" label="Ended" count={51} />
        <StatFilter value="failed" label="Failed" count={3} tone="danger" />
      </>
    ),
  },
} satisfies Meta<typeof StatFilterGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(StatFilterGroupExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const filter = within(canvasElement).getByRole('button', { name: /Tracking/ });
    await userEvent.click(filter);
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith('tracking');
    await userEvent.click(filter);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await clickPage();
  },
};

export const Playground: Story = {
  argTypes: {
    value: { control: 'inline-radio', options: ['all', 'unshipped', 'tracking'] },
    defaultValue: { control: 'inline-radio', options: ['all', 'unshipped', 'tracking'] },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Loading: Story = {
  render: (args) => (
    <StatFilterGroup {...args}>
      <StatFilter value="all" label="All" count={undefined} />
      <StatFilter value="late" label="Late" count={undefined} tone="warning" />
    </StatFilterGroup>
  ),
};

/** Long labels are not truncated: the row scrolls. */
export const LongText: Story = {
  args: {
    children: (
      <>
        <StatFilter value="late" label="Arrival at the port of discharge delayed" count={123_456_789} tone="warning" />
        <StatFilter value="failed" label="船公司连续三天没有答复的海运提单" count="10,000+" tone="danger" />
        <StatFilter value="ended" label="Ended" count={51} />
      </>
    ),
  },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const label = canvas.getByText(/^Arrival at the port/u);
    await waitFor(() => expect(label.scrollWidth).toBe(label.clientWidth));
    const row = canvas.getByRole('group', { name: 'Shipments by status' });
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};

export const Matrix: Story = {
  args: { defaultValue: 'all' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 14 }}>
      <StatFilterGroup {...args}>
        <StatFilter value="all" label="All" count={12_480} />
        <StatFilter value="many" label="Capped" count="10,000+" />
        <StatFilter value="attention" label="Need attention" count={9} tone="danger" />
        <StatFilter value="late" label="Late" count={37} tone="warning" />
        <StatFilter value="early" label="Early" count={14} tone="info" />
        <StatFilter value="none" label="Failed" count={0} tone="danger" />
      </StatFilterGroup>
      <StatFilterGroup {...args} label="运单状态" defaultValue="late">
        <StatFilter value="all" label="全部" count={214} />
        <StatFilter value="late" label="延误" count={37} tone="warning" />
        <StatFilter value="early" label="提前" count={14} tone="info" />
      </StatFilterGroup>
      <StatFilterGroup {...args} size="sm" label="Compact" defaultValue="late">
        <StatFilter value="all" label="All" count={214} />
        <StatFilter value="late" label="Late" count={37} tone="warning" />
        <StatFilter value="none" label="Failed" count={0} tone="danger" />
      </StatFilterGroup>
    </div>
  ),
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
};
