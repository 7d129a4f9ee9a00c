import { networkError } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { pageOf, type PageInput } from '../../testing/pages.ts';
import { resourceStories, type ResourceStoryOptions } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { noticesScreen } from './notices-screen.tsx';

const row = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  type: 1,
  content:
    '<h2>Gate 3</h2><p>Closed on <strong>Sunday</strong> from 08:00 to 14:00.</p><ul><li><p>Plan deliveries before or after</p></li></ul>',
  audience: 'all',
  status: 0,
  createTime: '2026-11-20T08:00:00Z',
  createUserName: 'Lin Yue',
  updateTime: '2026-11-20T08:00:00Z',
  updateUserName: 'Lin Yue',
  ...more,
});
const published = { status: 1, publicUserName: 'Lin Yue', publicOrgName: 'Blue Harbor', publicTime: '2026-11-20T09:30:00Z' };

const READERS = [
  { id: 'u1', name: 'Ann Amber', account: 'ann', orgName: 'Sales', readTime: '2026-11-20T10:12:00Z' },
  { id: 'u2', name: 'Sam South', account: 'sam', orgName: 'Operations', readTime: '2026-11-20T11:40:00Z' },
  { id: 'u3', name: '陈立', account: 'chen.li', orgName: 'Sales', readTime: null },
];
const ORGS = [
  {
    id: 'o1',
    name: 'Blue Harbor',
    children: [
      { id: 'o2', name: 'Sales' },
      { id: 'o3', name: 'Operations' },
    ],
  },
];

const options: ResourceStoryOptions = {
  screen: noticesScreen,
  controller: 'sysNotice',
  list: 'page',
  rows: [
    row('1', 'Gate closure at Yangshan on Sunday', { type: 2, audience: 'people' }),
    row('2', 'New carrier: Ocean Network Express', { ...published, audience: 'organizations', receivers: 3, readers: 2 }),
    row('3', '春节放假安排', { ...published, type: 2, receivers: 1240, readers: 980 }),
  ],
  noMatch: { titleLike: 'astronaut', status: '1' },
  answers: (store) => ({
    public: ({ id }) => store['update']?.({ id, ...published, receivers: 3, readers: 0 } as never) ?? null,
    audience: ({ id }) => ({ orgs: id === '2' ? [{ id: 'o2', name: 'Sales' }] : [], people: id === '1' ? READERS.slice(0, 1) : [] }),
    people: () => READERS.map(({ id, name, account }) => ({ id, name, account })),
    readers: (input) => {
      const { readStatus, keyword, ...page } = input as PageInput & { readStatus?: number; keyword?: string };
      const named = READERS.filter(({ name }) => name.toLowerCase().includes((keyword ?? '').toLowerCase()));
      return pageOf(readStatus === undefined ? named : named.filter(({ readTime }) => (readTime !== null) === (readStatus === 1)), page);
    },
  }),
  others: {
    sysOrg: { list: () => ORGS },
    sysConfig: { sysInfo: () => ({ capabilities: ['access'] }) },
  },
};
const stories = resourceStories(options);
const otherBackend = resourceStories({ ...options, others: { sysConfig: { sysInfo: () => ({ sysTitle: 'Freight' }) } } });

/** Notices and announcements of a company: written as drafts, then published to everyone, to organizations or to people. */
const meta = {
  title: 'Screens/Notices',
  parameters: { search: 'announcements, broadcast, publish, read receipts, 通知公告, 公告', frame: '/system/notice' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LATER = { timeout: 10_000 };

/** A draft is written with its format, and published after a question. A published notice has no actions. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Write notice' }, LATER));
    const form = await opened(body.findByRole('dialog', { name: 'Write notice' }, LATER));
    await userEvent.type(within(form).getByRole('textbox', { name: /^Title/ }), 'Holidays');
    await userEvent.click(await within(form).findByRole('textbox', { name: /^Content/ }));
    await userEvent.keyboard('Closed on Monday');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Holidays' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Publish' }));
    const question = await opened(body.findByRole('alertdialog', { name: 'Publish “Holidays”?' }, LATER));
    await userEvent.click(within(question).getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'More actions for Holidays' })).toBeNull());
  },
};

/** Organizations or people have to be named for a narrower audience. */
export const Audience: Story = {
  play: async ({ canvasElement }) => {
    const body = within(document.body);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Write notice' }, LATER));
    const form = await opened(body.findByRole('dialog', { name: 'Write notice' }, LATER));
    await userEvent.click(within(form).getByRole('radio', { name: 'People' }));
    await userEvent.type(await within(form).findByRole('combobox', { name: /^People/ }), 'ann');
    await userEvent.click(await body.findByRole('option', { name: /Ann Amber/ }));
    await expect(within(form).getByText('Ann Amber')).toBeVisible();
    await userEvent.click(within(form).getByRole('radio', { name: 'Organizations' }));
    await expect(await within(form).findByText('Organizations below them are included.')).toBeVisible();
  },
};

/** A draft is edited with the audience that it has. */
export const EditDraft: Story = {
  play: async ({ canvasElement }) => {
    const body = within(document.body);
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'More actions for Gate closure at Yangshan on Sunday' }, LATER),
    );
    await userEvent.click(await body.findByRole('menuitem', { name: 'Edit' }));
    const form = await opened(body.findByRole('dialog', { name: /^Edit Gate closure/ }, LATER));
    await expect(await within(form).findByText('Ann Amber')).toBeVisible();
    await expect(await within(form).findByText('Plan deliveries before or after')).toBeVisible();
  },
};

/** Opened from its title: the notice with its format, who has read it and who has not. */
export const Receivers: Story = {
  args: { search: { open: '2' } },
  play: async () => {
    const record = await opened(within(document.body).findByRole('dialog', { name: 'New carrier: Ocean Network Express' }, LATER));
    await expect(await within(record).findByRole('heading', { name: 'Gate 3' })).toBeVisible();
    await expect(await within(record).findByText('Ann Amber')).toBeVisible();
    await userEvent.selectOptions(within(record).getByRole('combobox', { name: 'Show' }), 'Unread');
    await waitFor(() => expect(within(record).queryByText('Ann Amber')).toBeNull());
    await expect(within(record).getByText('陈立')).toBeVisible();
    await userEvent.type(within(record).getByRole('searchbox', { name: 'Search by name or account' }), 'astronaut{Enter}');
    await expect(await within(record).findByText('No receivers found')).toBeVisible();
  },
};

export const ReceiversLost: Story = {
  args: {
    search: { open: '2' },
    ...resourceStories({ ...options, answers: { audience: () => ({ orgs: [], people: [] }), readers: () => networkError() } }).base,
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
/** Read-only: view and export only. */
export const ReadOnly: Story = stories.readOnly;
/** Another backend has no audience and no counts. */
export const OtherBackEnd: Story = { args: otherBackend.base };
