import { businessError } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories, type ResourceStoryOptions } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { logged } from './fixtures/rows.ts';
import { pushScreen } from './push-screen.tsx';

const message = (id: string, more: object = {}) =>
  logged(id, {
    subject: `COSU612345678${id}: Arrives Long Beach 18–19 Dec, 3–4 d late.`,
    recipient: 'desk@example.com',
    channel: 'email',
    pushState: 'failed',
    attempts: 11,
    lastError: '550 no such mailbox',
    again: true,
    ...more,
  });

const options = {
  screen: pushScreen,
  controller: 'pushLog',
  list: 'page',
  rows: [
    message('1'),
    message('2'),
    message('3', { subject: null, recipient: '13812345678', channel: 'sms', again: false, referenceNo: null }),
  ],
  noMatch: { keyword: 'astronaut', pushState: 'failed' },
  answers: {
    detail: ({ id }) => message(id, { body: 'Arrives Long Beach 18–19 Dec, 3–4 d late.\nLeft Yantian 2 d 10 h late.' }),
    pushAgain: () => null,
  },
} satisfies ResourceStoryOptions;
const stories = resourceStories(options);
const search = { keyword: 'desk', pushState: 'failed' };

/** E-mails and short messages to the outside, by push state. */
const meta = {
  title: 'Screens/Push log',
  parameters: { search: 'push history, email, sms, 推送日志, 推送日誌', frame: '/log/push' },
  component: StoryScreen,
  args: { ...stories.base, search },
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const pushFirst = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  const [more] = await within(canvasElement).findAllByRole('button', { name: /^More actions for COSU6123456781/ }, { timeout: 10_000 });
  if (!more) throw new Error('There is no row.');
  await userEvent.click(more);
  const menu = await opened(within(document.body).findByRole('menu'));
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Push again' }));
  const dialog = await opened(within(document.body).findByRole('alertdialog', { name: /^Push COSU6123456781/ }, { timeout: 10_000 }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Push again' }));
  return dialog;
};

/** Pressing a row shows its text. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [name] = await within(canvasElement).findAllByRole('button', { name: /^COSU6123456781/ }, { timeout: 10_000 });
    if (!name) throw new Error('There is no row.');
    await userEvent.click(name);
    const drawer = await opened(within(document.body).findByRole('dialog', { name: /^COSU6123456781/ }, { timeout: 10_000 }));
    await expect(await within(drawer).findByText(/Left Yantian/)).toBeVisible();
  },
};

/** A failed message is pushed again after a question. */
export const PushAgain: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await pushFirst(canvasElement);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** A refused push says so in the dialog. */
export const PushFailed: Story = {
  args: resourceStories({ ...options, answers: { pushAgain: () => businessError('internal', 'The queue is full.') } }).base,
  play: async ({ canvasElement }) => {
    const dialog = await pushFirst(canvasElement);
    await expect(await within(dialog).findByText(/^Push failed!/)).toBeVisible();
  },
};

/** Keyword and push state have to be set first. */
export const FiltersNeeded: Story = {
  args: { search: {} },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Set a filter first', {}, { timeout: 10_000 })).toBeVisible();
    await expect(within(canvasElement).getByText(/^The list needs: Keyword.*Push state\.$/)).toBeVisible();
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
/** Read-only: no message can be pushed again. */
export const ReadOnly: Story = stories.readOnly;
