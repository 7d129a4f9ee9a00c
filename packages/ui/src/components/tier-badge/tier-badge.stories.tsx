import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { TierBadge } from './tier-badge.js';
import { example } from '../../testing/stories/example.js';
import { TierBadgeExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Tier badge',
  parameters: { search: 'membership, plan, vip, level, 会员, 會員, 等级, 等級' },
  component: TierBadge,
  args: { tier: 'captain' },
} satisfies Meta<typeof TierBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(TierBadgeExample, defaultCode, {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTitle('Account tier: Captain')).toBeVisible();
    await clickPage();
  },
});

export const Playground: Story = {
  argTypes: { tier: { control: 'inline-radio', options: ['sailor', 'chiefMate', 'captain', 'ultimate'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {(['sailor', 'chiefMate', 'captain', 'ultimate'] as const).map((tier) => (
        <TierBadge key={tier} tier={tier} />
      ))}
    </div>
  ),
};
