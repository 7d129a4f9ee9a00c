import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { TRACKING_STATES } from '@seaberry/tracking';

import { TrackingStateBadge } from './tracking-state-badge.js';
import { example } from '../../testing/stories/example.js';
import { TrackingStateBadgeExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Tracking/Tracking state badge',
  parameters: { search: 'tracking status, 跟踪状态, 追蹤狀態, 状态, 狀態' },
  component: TrackingStateBadge,
  args: { state: 'tracking' },
} satisfies Meta<typeof TrackingStateBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(TrackingStateBadgeExample, defaultCode);

export const Playground: Story = {
  argTypes: { state: { control: 'inline-radio', options: TRACKING_STATES } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Failed')).toBeVisible();
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      {TRACKING_STATES.map((state) => (
        <TrackingStateBadge key={state} state={state} />
      ))}
    </div>
  ),
};
