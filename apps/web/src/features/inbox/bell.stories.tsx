import { networkError } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { dismissToast, Toaster } from '@seaberry/ui/toaster';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import type { AppLocation } from '../../shared/links.ts';
import { defineScreen } from '../../shared/screen.tsx';
import { opened } from '../../testing/opened.ts';
import { passSentMessage } from '../../shared/sent-messages.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { Bell } from './bell.tsx';

const onGo = fn<(place: AppLocation) => void>();

/** The bell without the rest of the top bar. */
const bellAlone = defineScreen<object>({
  key: 'bell',
  parseSearch: () => ({}),
  formatSearch: () => ({}),
  Component: () => <Bell onGo={onGo} />,
});

const notice = (id: string, title: string, type: number) => ({ id, title, type, content: title, publicTime: '2026-11-21T06:30:00Z' });

/** The newest messages, in the top bar of every page. */
const meta = {
  title: 'Screens/Messages/Bell',
  component: StoryScreen,
  args: {
    screen: bellAlone,
    answers: {
      sysNotice: {
        unReadList: () => [notice('3', 'Gate closure at Yangshan on Sunday', 2), notice('2', 'New carrier: Ocean Network Express', 1)],
      },
    },
  },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof StoryScreen<object>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selecting a message opens it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bell = await within(canvasElement).findByRole('button', { name: 'Messages, 2 unread' }, { timeout: 10_000 });
    await userEvent.click(bell);
    const list = await opened(within(document.body).findByRole('dialog', { name: 'Messages' }));
    await expect(within(list).getByRole('link', { name: 'All messages' })).toBeVisible();
    await userEvent.click(within(list).getByRole('button', { name: /Gate closure/ }));
    await expect(onGo).toHaveBeenCalledWith({ path: '/message/inbox', search: { id: '3' } });
    await waitFor(() => expect(list).not.toBeInTheDocument());
  },
};

/** A message of another user is shown with its sender until it is closed; it is in no list. */
export const SentMessage: Story = {
  render: (args) => (
    <>
      <StoryScreen {...args} />
      <Toaster />
    </>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Messages, 2 unread' }, { timeout: 10_000 });
    const message = { title: 'Gate', text: 'Come to gate 3, <b>now</b>', type: 2, sender: 'Ann Amber (ann)', time: '2026-11-21T06:30:00Z' };
    passSentMessage({ topic: 'message', id: crypto.randomUUID(), message });
    await expect(await within(document.body).findByText('Message from Ann Amber (ann)')).toBeVisible();
    await expect(within(document.body).getByText('Gate · Come to gate 3, <b>now</b>')).toBeVisible();
    dismissToast();
  },
};

/** An alert counts as unread and opens its shipment. */
export const ShipmentAlert: Story = {
  args: {
    answers: {
      sysNotice: {
        unReadList: () => [
          { ...notice('9', 'COSU6732539871: Late 3 d 12 h · Departed, Yantian and 3 more changes', 3), billId: '7' },
          notice('3', 'Gate closure at Yangshan on Sunday', 2),
        ],
        setRead: () => null,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const bell = await within(canvasElement).findByRole('button', { name: 'Messages, 2 unread' }, { timeout: 10_000 });
    await userEvent.click(bell);
    const list = await opened(within(document.body).findByRole('dialog', { name: 'Messages' }));
    await expect(within(list).getByText('Shipment alert')).toBeVisible();
    await userEvent.click(within(list).getByRole('button', { name: /COSU6732539871/ }));
    await expect(onGo).toHaveBeenCalledWith({ path: '/tracking/oceanBill/detail', search: { id: '7' } });
    await waitFor(() => expect(list).not.toBeInTheDocument());
  },
};

export const Empty: Story = { args: { answers: { sysNotice: { unReadList: () => [] } } } };

/** Shows the failure in place of the messages. */
export const ConnectionLost: Story = {
  args: { answers: { sysNotice: { unReadList: () => networkError() } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Messages', expanded: false }, { timeout: 10_000 }));
    const list = await opened(within(document.body).findByRole('dialog', { name: 'Messages' }));
    await expect(await within(list).findByText('The messages could not be loaded.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
  },
};
