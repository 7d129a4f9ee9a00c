import { businessError } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories, type ResourceStoryOptions } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { shareLinksScreen } from './share-links-screen.tsx';

const row = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  shows: ['timeline', 'map'],
  orders: 1,
  hasPassword: false,
  views: 0,
  viewedAt: null,
  status: 1,
  version: 1,
  createTime: '2026-11-20T08:00:00Z',
  createUserName: 'Lin Yue',
  ...more,
});

const options: ResourceStoryOptions = {
  screen: shareLinksScreen,
  controller: 'shareLink',
  list: 'page',
  rows: [
    row('1', 'ONEYSZPG1294300', { expiresAt: '2027-01-31T08:00:00Z', views: 12, viewedAt: '2026-11-24T01:20:00Z' }),
    row('2', 'Autumn collection', { orders: 14, hasPassword: true, views: 3, viewedAt: '2026-11-23T15:02:00Z' }),
    row('3', '蓝港全部货物', { customer: 'Blue Harbor Forwarding', orders: 0, status: 2 }),
  ],
  noMatch: { name: 'astronaut' },
  answers: (store) => ({
    add: (input) => ({ id: store['add']?.({ ...row('new', ''), ...input }), token: 'Jc3tUtc8Zs1y0yOaeQ4Vd2mXb7kP9wRfH5nLgTqSxEA' }),
    token: () => 'Jc3tUtc8Zs1y0yOaeQ4Vd2mXb7kP9wRfH5nLgTqSxEA',
    send: ({ to }) => (String(to) === 'sam@example.com,ann@example.com' ? null : businessError('unexpected')),
    setStatus: (input) => store['update']?.(input) ?? null,
  }),
  others: { sysConfig: { sysInfo: () => ({ capabilities: ['shareLink'] }) } },
};
const stories = resourceStories(options);

/** Links with which people without an account see shipments. */
const meta = {
  title: 'Screens/Share links',
  parameters: { search: 'share, link, customer, public, 共享链接, 分享連結', frame: '/shareLink' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LATER = { timeout: 10_000 };

/** The address of a link is shown again. A customer is shared, and the address of the new link is shown. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Autumn collection' }, LATER));
    await expect(await body.findByText(/#.*Jc3tUtc8/u, undefined, LATER)).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Done' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Share a customer' }, LATER));
    const form = await opened(body.findByRole('dialog', { name: 'Share a customer' }, LATER));
    await userEvent.type(within(form).getByRole('textbox', { name: /^Name/u }), 'For Blue Harbor');
    await userEvent.type(within(form).getByRole('textbox', { name: /^Customer/u }), 'Blue Harbor');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await expect(await body.findByRole('heading', { name: 'The link is ready' }, LATER)).toBeVisible();
  },
};

/** A link is sent by e-mail: from its row, and from the dialog with its address. */
export const SendByEmail: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Autumn collection' }, LATER));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Send by e-mail' }));
    const form = within(await opened(body.findByRole('dialog', { name: 'Send Autumn collection by e-mail' }, LATER)));
    const to = form.getByRole('textbox', { name: /^To/u });
    await userEvent.type(to, 'sam@example.com，ann');
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await expect(await form.findByText('Not an e-mail address: ann')).toBeVisible();
    await userEvent.type(to, '@example.com');
    await waitFor(() => expect(form.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull(), LATER);
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
