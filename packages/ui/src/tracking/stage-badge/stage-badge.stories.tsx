import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { AIR_STAGES, OCEAN_STAGES } from '@seaberry/tracking';

import { StageBadge } from './stage-badge.js';
import { example } from '../../testing/stories/example.js';
import { StageBadgeExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Tracking/Stage badge',
  parameters: { search: 'status, shipment status, 状态, 狀態, 阶段, 階段' },
  component: StageBadge,
  args: { stage: 'departed' },
} satisfies Meta<typeof StageBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(StageBadgeExample, defaultCode);

export const Playground: Story = {
  argTypes: { stage: { control: 'select', options: [...new Set([...OCEAN_STAGES, ...AIR_STAGES])] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const BeforeTheFirst: Story = {
  args: { stage: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No stage is known yet')).toBeInTheDocument();
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      {OCEAN_STAGES.map((stage) => (
        <StageBadge key={stage} stage={stage} />
      ))}
    </div>
  ),
};

/** The twelve stages of an air waybill. */
export const Air: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      {AIR_STAGES.map((stage) => (
        <StageBadge key={stage} stage={stage} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Received from flight')).toBeVisible();
    await clickPage();
  },
};

export const LongText: Story = {
  args: { stage: 'finished' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 90 }}>
        <Story />
      </div>
    ),
  ],
};
