import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { example } from '../../testing/stories/example.js';
import { clickPage } from '../../testing/stories/steps.js';
import { StatCard } from '../stat-card/index.js';
import { SparklineExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { Sparkline } from './sparkline.js';

const DAYS = [4, 6, 5, 8, 7, 9, 12, 11, 14, 13];

const meta = {
  title: 'Components/Sparkline',
  parameters: { search: 'line chart, trend, mini chart, 迷你图, 折线图, 迷你圖, 折線圖' },
  component: Sparkline,
  args: { values: DAYS, label: 'Orders in the last ten days' },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(SparklineExample, defaultCode, {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Orders in the last ten days' })).toBeVisible();
    await clickPage();
  },
});

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
};

/** Beside a figure it is decorative. A gap is a time without values; shares are drawn against 1. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <StatCard label="Orders" value={13} spark={<Sparkline values={DAYS} />} />
      <StatCard label="With a gap" value={13} spark={<Sparkline values={[4, 6, null, null, 7, 9, null, 11]} />} />
      <StatCard label="Share" value={0.2} format={{ style: 'percent' }} spark={<Sparkline max={1} values={[0.1, 0.3, 0.2, 0.25, 0.2]} />} />
      <StatCard label="Unchanged" value={0} spark={<Sparkline values={[0, 0, 0, 0]} />} />
    </div>
  ),
};
