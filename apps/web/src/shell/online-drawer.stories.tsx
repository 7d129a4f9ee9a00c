import { Button } from '@seaberry/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { onlineScreen } from '../features/logs/online-screen.tsx';
import { defineScreen } from '../shared/screen.tsx';
import { opened } from '../testing/opened.ts';
import { resourceStories } from '../testing/resource-story.ts';
import { StoryScreen } from '../testing/story-screen.tsx';
import { useOnlineDrawer } from './use-online-drawer.tsx';

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

const { base, noPermission } = resourceStories({
  screen: onlineScreen,
  controller: 'sysOnlineUser',
  list: 'page',
  rows: [session('1', 'lin.yue', 'Lin Yue', { current: true }), session('2', 'ann', 'Ann Amber', { os: 'macOS' })],
  noMatch: {},
  answers: (store) => ({ forceOffline: (input) => store['delete']?.({ ...input, id: String(input['connectionId']) }) ?? null }),
});

const go = fn();

function Opener(): ReactNode {
  const { offered, show, drawer } = useOnlineDrawer(go);
  return (
    <main>
      <h1>Page</h1>
      {offered && <Button onClick={show}>Online users</Button>}
      {drawer}
    </main>
  );
}

const screen = defineScreen({ key: '/', parseSearch: () => ({}), formatSearch: () => ({}), Component: Opener });

/** The list of online users over any page, opened from the top bar. */
const meta = {
  title: 'Screens/Online users/Drawer',
  parameters: { search: 'sessions, kick, force logout, 在线用户, 線上使用者' },
  component: StoryScreen,
  args: { ...base, screen },
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A session is ended in the drawer, which keeps its filter, and focus returns to the button. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Online users' }, { timeout: 10_000 });
    await userEvent.click(button);
    const body = within(document.body);
    const drawer = await opened(body.findByRole('dialog', { name: 'Online users' }, { timeout: 10_000 }));
    await userEvent.click(await within(drawer).findByRole('button', { name: 'More actions for Ann Amber' }, { timeout: 10_000 }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Force offline' }));
    const question = await opened(body.findByRole('alertdialog', { name: 'Force Ann Amber offline?' }, { timeout: 10_000 }));
    await userEvent.click(within(question).getByRole('button', { name: 'Force offline' }));
    await waitFor(() => expect(within(drawer).queryByText('Ann Amber')).not.toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(await within(await opened(body.findByRole('dialog', { name: 'Online users' }))).findByText('Lin Yue')).toBeVisible();
  },
};

/** Without the permission nothing opens it. */
export const NoPermission: Story = {
  ...noPermission,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Page' }, { timeout: 10_000 })).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};
