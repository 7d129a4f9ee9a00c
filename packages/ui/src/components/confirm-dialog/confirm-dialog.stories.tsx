import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { Button } from '../button/index.js';
import { ConfirmDialog } from './index.js';
import { example } from '../../testing/stories/example.js';
import { ConfirmDialogExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { ErrorExample } from './examples/error.js';
import errorCode from './examples/error.tsx?raw';

const meta = {
  title: 'Components/Confirm dialog',
  component: ConfirmDialog,
  args: {
    title: 'Delete 3 shipments?',
    description: 'Their history and notifications are deleted too. This cannot be undone.',
    confirmLabel: 'Delete',
    tone: 'danger',
    onConfirm: fn(),
    trigger: <Button>Delete</Button>,
  },
  // In an iframe, because the open dialog would cover the docs page.
  parameters: {
    search: 'alert dialog, popconfirm, confirmation, delete, 确认, 確認, 确认框, 確認框, 气泡确认',
    docs: { story: { inline: false, iframeHeight: 320 } },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(ConfirmDialogExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Delete' });
    await userEvent.click(trigger);
    const question = await page().findByRole('alertdialog', { name: 'Delete 3 shipments?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await clickPage();
  },
};

export const Playground: Story = {
  argTypes: { tone: { control: 'inline-radio', options: ['neutral', 'danger'] }, trigger: { control: false } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Neutral: Story = {
  args: {
    tone: 'neutral',
    title: 'Publish the notice?',
    description: 'Everybody in the organization sees it. It cannot go back to a draft.',
    confirmLabel: 'Publish',
    defaultOpen: true,
  },
};

/** While the promise of `onConfirm` is pending, both buttons are inactive. */
export const Loading: Story = {
  args: { defaultOpen: true, onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async () => {
    await waitFor(() => userEvent.click(page().getByRole('button', { name: 'Delete' })));
    await expect(page().getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

/** After a failure the dialog stays open with an error message. */
export const Error = example(ErrorExample, errorCode, {
  play: async () => {
    // An initially open dialog accepts clicks only after its first render.
    await waitFor(() => userEvent.click(page().getByRole('button', { name: 'Delete' })));
    await waitFor(() => expect(page().getByText('The action failed. Try again.')).toBeVisible());
  },
});

export const Matrix: Story = { args: { defaultOpen: true, error: 'Two of them are still being tracked by another user.' } };

export const LongText: Story = {
  args: {
    defaultOpen: true,
    title: 'Delete the subscription of COSU6412873350-CONSOLIDATED-PART-LOAD-00012345 for good?',
    description: '该提单下的全部箱号、节点历史、预计到港变更记录以及通知列表都将被删除，且无法恢复。已扣除的积分不会退还。',
  },
};
