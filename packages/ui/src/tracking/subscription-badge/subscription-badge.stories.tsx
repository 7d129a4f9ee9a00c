import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { SUBSCRIPTION_STATUSES } from '@seaberry/tracking';

import { SubscriptionBadge } from './subscription-badge.js';
import { example } from '../../testing/stories/example.js';
import { WithReasonExample } from './examples/with-reason.js';
import withReasonCode from './examples/with-reason.tsx?raw';

const meta = {
  title: 'Tracking/Subscription badge',
  parameters: { search: 'subscribed, subscription status, 订阅, 訂閱' },
  component: SubscriptionBadge,
  args: { status: 'SUB_OK' },
} satisfies Meta<typeof SubscriptionBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  argTypes: { status: { control: 'inline-radio', options: SUBSCRIPTION_STATUSES } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const WithReason = example(WithReasonExample, withReasonCode, {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The carrier does not know this number')).toBeVisible();
    await clickPage();
  },
});

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      {SUBSCRIPTION_STATUSES.map((status) => (
        <SubscriptionBadge key={status} status={status} />
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: {
    status: 'SUB_ERR',
    reason: 'The carrier answered that the booking was cancelled on 3 November and that its containers were moved to another one',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};
