import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { SlipBadge } from './slip-badge.js';
import { example } from '../../testing/stories/example.js';
import { SlipBadgeExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const HOUR = 3_600_000;

const meta = {
  title: 'Tracking/Slip badge',
  parameters: { search: 'delay, late, difference, 延误, 延誤, 晚点, 提前' },
  component: SlipBadge,
  args: { slipMs: 52 * HOUR },
} satisfies Meta<typeof SlipBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(SlipBadgeExample, defaultCode);

export const Playground: Story = {
  argTypes: { variant: { control: 'inline-radio', options: ['short', 'words'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const InWords: Story = {
  args: { slipMs: 120 * HOUR, tone: 'severe', happened: false, variant: 'words' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Late 5 d')).toBeVisible();
    await clickPage();
  },
};

export const InsideTheThreshold: Story = { args: { slipMs: 17 * HOUR, tone: 'asScheduled' } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      <SlipBadge slipMs={52 * HOUR} />
      <SlipBadge slipMs={120 * HOUR} tone="severe" />
      <SlipBadge slipMs={120 * HOUR} tone="severe" happened={false} />
      <SlipBadge slipMs={-6 * HOUR} />
      <SlipBadge slipMs={-30 * HOUR} happened={false} />
      <SlipBadge slipMs={2 * HOUR} tone="asScheduled" />
      <SlipBadge slipMs={0} />
      <SlipBadge slipMs={52 * HOUR} variant="words" />
      <SlipBadge slipMs={-48 * HOUR} variant="words" />
      <SlipBadge slipMs={0} variant="words" />
    </div>
  ),
};
