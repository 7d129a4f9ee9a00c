import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Spinner } from './spinner.js';
import { example } from '../../testing/stories/example.js';
import { SpinnerExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Spinner',
  parameters: { search: 'loader, spin, loading!, busy, circular progress, 加载, 加载中, 載入, 載入中, 转圈' },
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(SpinnerExample, defaultCode, {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status', { name: 'Loading' })).toBeVisible();
    await clickPage();
  },
});

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Spinner size="sm" />
      <Spinner />
      <Spinner size="lg" />
      <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
        <Spinner label={null} /> Asking the carrier
      </span>
    </div>
  ),
};
