import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { ToastCard } from './components/toast-card.js';
import { Toaster } from './index.js';
import { example } from '../../testing/stories/example.js';
import { ToasterExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Toaster',
  parameters: { search: 'toast, snackbar, notification, notifications, message!, 通知, 消息, 訊息, 全局提示, 轻提示' },
  component: Toaster,
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(ToasterExample, defaultCode, {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(page().getByText('Added successfully!')).toBeVisible());
    await userEvent.click(page().getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(page().queryByText('Added successfully!')).toBeNull());
    await clickPage();
  },
});

/** Long texts wrap between icon and button; the message grows downwards. */
export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: 300, ['--width' as string]: '100%' }}>
      <ToastCard
        message={{
          tone: 'danger',
          title: 'COSU6412873350-CONSOLIDATED-PART-LOAD-00012345 could not be pushed to the callback address of the customer',
          description: `船公司接口超时，已自动重试三次仍未成功。https://callback.example/${'shipments/'.repeat(6)}events`,
          action: { label: 'Push it again to every address of this customer', onAction: () => {} },
        }}
        onClose={() => {}}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 356, ['--width' as string]: '100%' }}>
      <ToastCard message={{ tone: 'success', title: 'Added successfully!' }} onClose={() => {}} />
      <ToastCard message={{ tone: 'info', title: 'Signed in on another device' }} onClose={() => {}} />
      <ToastCard message={{ tone: 'warning', title: '余额不足', description: '剩余 12 积分，请及时充值。' }} onClose={() => {}} />
      <ToastCard
        message={{
          tone: 'danger',
          title: 'Push failed!',
          description: 'The callback address did not answer.',
          action: { label: 'Push again', onAction: () => {} },
        }}
        onClose={() => {}}
      />
    </div>
  ),
};
