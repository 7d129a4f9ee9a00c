import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { touchOutside } from '../../../../../.storybook/fixtures/steps.js';
import { Card } from '../card/index.js';
import { ErrorState } from './error-state.js';

const meta = {
  title: 'Components/Error state',
  component: ErrorState,
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await touchOutside();
  },
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const WithReference: Story = {
  args: {
    title: 'Failed to obtain waybill details!',
    description: 'The server did not answer within ten seconds.',
    reference: '504 · 7f3a-91c2',
  },
};

export const Retrying: Story = { args: { retrying: true } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 14 }}>
      <Card>
        <ErrorState size="sm" onRetry={() => {}} />
      </Card>
      <Card>
        <ErrorState title="运单列表加载失败" description="请检查网络后重试。" reference="503" onRetry={() => {}} retrying />
      </Card>
    </div>
  ),
};
