import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { NodeStateBadge } from './node-state-badge.js';
import { example } from '../../testing/stories/example.js';
import { NodeStateBadgeExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Tracking/Node state badge',
  parameters: { search: 'milestone status, punctual, late, 节点状态, 節點狀態, 准时, 準時' },
  component: NodeStateBadge,
  args: { state: 'delayed' },
} satisfies Meta<typeof NodeStateBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(NodeStateBadgeExample, defaultCode);

export const Playground: Story = {
  argTypes: { state: { control: 'select', options: ['notOccurred', 'asScheduled', 'delayed', 'severe', 'advanced'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Expected: Story = {
  args: { state: 'severe', happened: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Severely delayed')).toBeVisible();
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      {(['notOccurred', 'asScheduled', 'delayed', 'severe', 'advanced'] as const).map((state) => (
        <NodeStateBadge key={state} state={state} />
      ))}
      {(['delayed', 'severe', 'advanced'] as const).map((state) => (
        <NodeStateBadge key={state} state={state} happened={false} />
      ))}
    </div>
  ),
};
