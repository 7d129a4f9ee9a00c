import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { touchOutside } from '../../../../../.storybook/fixtures/steps.js';
import { Berries } from './berries.js';

const meta = {
  title: 'Components/Berries',
  component: Berries,
  args: { amount: 1284 },
} satisfies Meta<typeof Berries>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1,284 berries')).toBeVisible();
    await touchOutside();
  },
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Low: Story = { args: { amount: 12, lowBelow: 50 } };

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
