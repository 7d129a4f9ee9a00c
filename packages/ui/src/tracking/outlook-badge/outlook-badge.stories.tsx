import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { lateOutlook, outlooks } from '../fixtures/outlooks.js';
import { OutlookBadge } from './outlook-badge.js';
import { example } from '../../testing/stories/example.js';
import { OutlookBadgeExample } from './examples/from-dcsa.js';
import fromDcsaCode from './examples/from-dcsa.tsx?raw';

const meta = {
  title: 'Tracking/Outlook badge',
  parameters: { search: 'outlook, on track, silent, lost sight, 状况, 狀況, 失去踪迹, 失去蹤跡' },
  component: OutlookBadge,
  args: { outlook: lateOutlook },
} satisfies Meta<typeof OutlookBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FromDcsa = example(OutlookBadgeExample, fromDcsaCode);

export const Playground: Story = {
  argTypes: {
    outlook: {
      control: 'select',
      options: outlooks.map(({ kind }) => kind),
      mapping: Object.fromEntries(outlooks.map((one) => [one.kind, one])),
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Late: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Late 3 d/u)).toBeVisible();
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'start' }}>
      {outlooks.map((outlook) => (
        <OutlookBadge key={outlook.kind} outlook={outlook} />
      ))}
    </div>
  ),
};
