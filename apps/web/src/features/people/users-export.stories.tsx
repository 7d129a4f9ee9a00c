import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { pageOf } from '../../testing/pages.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { usersScreen } from './users-screen.tsx';

const PEOPLE = Array.from({ length: 250 }, (_, at) => ({
  id: String(at),
  account: `user${at}`,
  realName: `Person ${at}`,
  roleName: 'Administrator',
  accountType: 777,
  status: 1,
  sex: 0,
  orderNo: 100,
  createTime: '2026-10-02T08:00:00Z',
  updateTime: '2026-11-18T09:30:00Z',
}));

const stories = resourceStories({
  screen: usersScreen,
  controller: 'sysUser',
  list: 'page',
  rows: PEOPLE,
  others: { sysOrg: { list: () => [] } },
  noMatch: { account: 'moon' },
});

const meta = {
  title: 'Screens/Users/Many',
  tags: ['!dev', '!autodocs'],
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

async function startExport(canvasElement: HTMLElement): Promise<ReturnType<typeof within>> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Export' }, { timeout: 10_000 }));
  const dialog = within(await opened(page.findByRole('dialog', { name: /Users/ }, { timeout: 10_000 })));
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
  return dialog;
}

/** All pages in one file, made in a worker. */
export const Exported: Story = {
  play: async ({ canvasElement }) => {
    await startExport(canvasElement);
    // The dialog closes when the file is ready; an error would be shown in it.
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), { timeout: 12_000 });
  },
};

/** Cancelled while loading: no file is saved, and the selection stays. */
export const Stopped: Story = {
  args: {
    answers: {
      sysOrg: { list: () => [] },
      // The first page reports further ones, which never load.
      sysUser: { page: (input) => (input.page > 1 ? new Promise(() => {}) : pageOf(PEOPLE, input)) },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await startExport(canvasElement);
    await expect(await dialog.findByRole('progressbar')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull());
    await expect(dialog.getByRole('button', { name: 'Export' })).toBeEnabled();
    await expect(page.queryByText(/\.xlsx$/)).toBeNull();
  },
};
