import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories, type ResourceStoryOptions } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { onlineScreen } from './online-screen.tsx';

const session = (id: string, userName: string, realName: string, more: object = {}) => ({
  id,
  connectionId: id,
  userId: `u${id}`,
  userName,
  realName,
  time: '2026-11-21T06:58:03Z',
  ip: '203.0.113.24',
  browser: 'Chrome 131',
  os: 'Windows',
  current: false,
  ...more,
});

const options: ResourceStoryOptions = {
  screen: onlineScreen,
  controller: 'sysOnlineUser',
  list: 'page',
  rows: [
    session('1', 'lin.yue', 'Lin Yue', { current: true }),
    session('2', 'ann', 'Ann Amber', { browser: 'Firefox 133', os: 'macOS', time: '2026-11-21T07:02:19Z' }),
    session('3', 'sam', 'Sam South', { browser: 'Safari 18', os: 'iOS', ip: '198.51.100.7' }),
  ],
  noMatch: { userName: 'astronaut' },
  answers: (store) => ({ forceOffline: (input) => store['delete']?.({ ...input, id: String(input['connectionId']) }) ?? null }),
};
const stories = resourceStories(options);
const sent = fn<(input: unknown) => void>();
const sysMessage = {
  sendUser: (input: unknown) => sent(input) ?? null,
  sendOtherUser: (input: unknown) => sent(input) ?? null,
};
const withMessages = resourceStories({ ...options, others: { sysMessage } });
/** A backend without capabilities, like the origin. */
const otherBackend = resourceStories({ ...options, others: { sysConfig: { sysInfo: () => ({ sysTitle: 'Freight' }) } } });

/** Users who are signed in, with their device and address. An administrator ends a session here. */
const meta = {
  title: 'Screens/Online users',
  parameters: { search: 'sessions, kick, force logout, 在线用户, 線上使用者', frame: '/system/onlineUser' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ends a session of another user, after a confirmation; the own session is marked and has no action. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('This session', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'More actions for Lin Yue' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Ann Amber' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Force offline' }));
    const dialog = await opened(within(document.body).findByRole('alertdialog', { name: 'Force Ann Amber offline?' }, { timeout: 10_000 }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Force offline' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByText('Ann Amber')).not.toBeInTheDocument());
    await expect(canvas.getByText('Sam South')).toBeVisible();
  },
};

/** A message goes to the user of a row, or to all others. */
export const Message: Story = {
  args: { ...withMessages.base, buttons: new Set(['sysOnlineUser:page', 'sysMessage:send']) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Ann Amber' }, { timeout: 10_000 }));
    await expect(await body.findAllByRole('menuitem')).toHaveLength(1);
    await userEvent.click(body.getByRole('menuitem', { name: 'Send message' }));
    const dialog = await opened(body.findByRole('dialog', { name: 'Message to Ann Amber' }, { timeout: 10_000 }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Message/ }), 'Come to gate 3');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Kind' }), 'Warning');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(sent).toHaveBeenLastCalledWith({ message: 'Come to gate 3', messageType: 2, receiveUserId: 'u2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Message all' }));
    const toAll = await opened(body.findByRole('dialog', { name: 'Message to all others' }));
    await userEvent.type(within(toAll).getByRole('textbox', { name: /^Message/ }), 'Gate 3 is closed{Enter}');
    await userEvent.click(within(toAll).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(toAll).not.toBeInTheDocument());
    await expect(sent).toHaveBeenLastCalledWith({ message: expect.stringContaining('Gate 3 is closed'), messageType: 0 });
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
/** Read-only: view and export only. */
export const ReadOnly: Story = stories.readOnly;

/** Another backend shows online users to all users, and has no permission code for it. */
export const OtherBackEnd: Story = {
  args: { ...otherBackend.base, buttons: new Set<string>() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Ann Amber', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'More actions for Ann Amber' })).not.toBeInTheDocument();
  },
};
