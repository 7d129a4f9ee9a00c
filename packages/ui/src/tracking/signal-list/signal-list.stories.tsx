import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { signals } from '../fixtures/signals.js';
import { SignalList } from './signal-list.js';
import { example } from '../../testing/stories/example.js';
import { SignalListExample } from './examples/one-signal.js';
import oneSignalCode from './examples/one-signal.tsx?raw';

const meta = {
  title: 'Tracking/Signal list',
  parameters: { search: 'signals, rollover, missed connection, 信号, 訊號, 提醒, 甩柜, 甩櫃' },
  component: SignalList,
  args: { signals },
} satisfies Meta<typeof SignalList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneSignal = example(SignalListExample, oneSignalCode);

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Rollover: Story = {
  args: { signals: signals.filter(({ kind }) => kind === 'rolledOver') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Reason: Waiting for export cargo/u)).toBeVisible();
    await clickPage();
  },
};

export const Empty: Story = { args: { signals: [] } };

export const LongText: Story = {
  args: {
    signals: signals
      .slice(0, 2)
      .map((signal) => ({ ...signal, reason: 'Waiting for the approval of the port authority '.repeat(4).trim() })),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ maxInlineSize: 640 }}>
      <SignalList signals={signals} />
    </div>
  ),
  parameters: { chromatic: { disableSnapshot: true } },
};
