import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { OCEAN_ANOMALIES } from '@seaberry/tracking';

import { AnomalyBadge } from './anomaly-badge.js';
import { example } from '../../testing/stories/example.js';
import { AnomalyBadgeExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Tracking/Anomaly badge',
  parameters: { search: 'exception, alert, risk, problem, 异常, 異常, 预警, 預警' },
  component: AnomalyBadge,
  args: { kind: 'podArrival' },
} satisfies Meta<typeof AnomalyBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(AnomalyBadgeExample, defaultCode);

export const Playground: Story = {
  argTypes: { kind: { control: 'select', options: OCEAN_ANOMALIES } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Advanced: Story = {
  args: { kind: 'transitArrival', direction: 'advanced', open: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Transit arrival advanced')).toBeVisible();
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      {OCEAN_ANOMALIES.map((kind) => (
        <AnomalyBadge key={kind} kind={kind} />
      ))}
      {OCEAN_ANOMALIES.map((kind) => (
        <AnomalyBadge key={kind} kind={kind} severe open={false} />
      ))}
      {OCEAN_ANOMALIES.map((kind) => (
        <AnomalyBadge key={kind} kind={kind} direction="advanced" />
      ))}
    </div>
  ),
};
