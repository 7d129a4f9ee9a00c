import type { Meta, StoryObj } from '@storybook/react-vite';
import { Coins, Ship, TriangleAlert } from 'lucide-react';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { StatCard } from './index.js';
import { example } from '../../testing/stories/example.js';
import { StatCardExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { AsLinkExample } from './examples/as-link.js';
import asLinkCode from './examples/as-link.tsx?raw';

const meta = {
  title: 'Components/Stat card',
  parameters: { search: 'statistic, kpi, metric, number card, dashboard, 统计, 統計, 指标, 指標, 数据卡片, 數據卡片' },
  component: StatCard,
  args: { label: 'Shipments at sea', value: 1284 },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Placeholder for a chart of the consumer. */
const spark = (
  <svg viewBox="0 0 120 28" width="100%" height="28" preserveAspectRatio="none" fill="none">
    <path d="M0 22 15 20 30 23 45 14 60 16 75 9 90 12 105 5 120 7" stroke="currentColor" strokeWidth="2" />
  </svg>
);

export const Default = example(StatCardExample, defaultCode, {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1,284')).toBeVisible();
    await clickPage();
  },
});

export const Playground: Story = {
  args: { unit: 'shipments', delta: { value: 0.12, format: { style: 'percent' }, tone: 'success', description: 'since last week' } },
  argTypes: { tone: { control: 'inline-radio', options: ['neutral', 'success', 'warning', 'danger'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const AsLink = example(AsLinkExample, asLinkCode, {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Shipments at sea.*1,284.*Up by 14/ })).toBeVisible();
    await clickPage();
  },
});

export const AsChild: Story = { args: { asChild: true, children: <a href="#/billing">Billing</a> } };

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { value: null } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 12 }}>
      <StatCard
        label="在途提单"
        value={1284}
        unit="票"
        icon={<Ship size={16} aria-hidden />}
        delta={{ value: 0.12, format: { style: 'percent' }, tone: 'success', description: '较上周' }}
        spark={spark}
      />
      <StatCard
        label="Late"
        value={37}
        tone="danger"
        icon={<TriangleAlert size={16} aria-hidden />}
        delta={{ value: 5, tone: 'danger', description: 'since yesterday' }}
        spark={spark}
        href="#/late"
      />
      <StatCard label="Answered in time" value={0.984} format={{ style: 'percent', maximumFractionDigits: 1 }} delta={{ value: 0 }} />
      <StatCard
        label="Balance"
        value={12840}
        unit="berries"
        icon={<Coins size={16} aria-hidden />}
        tone="warning"
        delta={{ value: -320, description: 'today' }}
      />
      <StatCard label="Mean slip" value="+2 d 4 h" delta={{ value: -6, format: { style: 'unit', unit: 'hour' }, tone: 'success' }} />
      <StatCard label="Rows" value="10,000+" />
      <StatCard label="Loading" value={null} loading />
      <StatCard label="Unknown" value={null} />
    </div>
  ),
};

export const LongText: Story = {
  args: { label: 'Shipments whose carrier has not answered for three days in a row', value: 123456789012, unit: 'shipments' },
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
};
