import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { Berries } from './berries.js';
import { example } from '../../testing/stories/example.js';
import { BerriesExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { BerriesOverview } from './examples/overview.js';
import overviewCode from './examples/overview.tsx?raw';
import { LowExample } from './examples/low.js';
import lowCode from './examples/low.tsx?raw';

const meta = {
  title: 'Components/Berries',
  parameters: { search: 'points, credits, coins, balance, 积分, 積分, 余额, 餘額' },
  component: Berries,
  args: { amount: 1284 },
} satisfies Meta<typeof Berries>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(BerriesExample, defaultCode, {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1,284 berries')).toBeVisible();
    await clickPage();
  },
});

export const Overview = example(BerriesOverview, overviewCode);

export const Playground: Story = { args: { lowBelow: 2000 }, parameters: { chromatic: { disableSnapshot: true } } };

export const Low = example(LowExample, lowCode);

/** In the largest account sign, number and unit stay on one line. */
export const LongText: Story = {
  args: { amount: -9_007_199_254_740_991, lowBelow: 0 },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const amount = within(canvasElement).getByText(/^.9,007,199,254,740,991 berries$/u);
    await expect(amount.getClientRects()).toHaveLength(1);
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Berries amount={1} />
      <Berries amount={0} lowBelow={50} />
      <Berries amount={-3} lowBelow={0} />
      <Berries amount={1_284_000} />
    </div>
  ),
};
