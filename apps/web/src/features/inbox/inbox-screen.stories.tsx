import { pending, networkError, type DoubleHandlers } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { inboxScreen } from './inbox-screen.tsx';
import type { InboxSearch } from './inbox-search.ts';

const notice = (id: string, title: string, type: number, publicTime: string) => ({
  id,
  title,
  type,
  content:
    '<p>The gate of terminal 3 is closed on Sunday from 08:00 to 14:00.</p><h2>What to do</h2><ul><li><p>Plan deliveries before or after</p></li></ul>' +
    '<img src="x" onerror="window.hostile = 1"><script>window.hostile = 1</script><p onclick="window.hostile = 1">No pictures, <strong>no scripts</strong>.</p>',
  publicUserName: 'Lin Yue',
  publicTime,
});

const notices = [
  notice('3', 'Gate closure at Yangshan on Sunday', 2, '2026-11-21T06:30:00Z'),
  notice('2', 'New carrier: Ocean Network Express', 1, '2026-11-20T01:00:00Z'),
  notice('1', 'Welcome to Seaberry', 1, '2026-11-01T09:00:00Z'),
];

const alert = {
  id: '9',
  title: 'COSU6732539871: Late 3 d 12 h · Departed, Yantian and 1 more change',
  type: 3,
  content:
    'Arrives Long Beach 18–19 Dec, 3 d 12 h late: Departure Yantian added 2 d 10 h (Weather). Carrier still says 15 Dec.\n\n' +
    'Loaded on board, Yantian: 27 Nov, 08:00 GMT+8 (planned 25 Nov, 10:00 GMT+8) · CSNU6829160\n' +
    'Departed, Yantian: 27 Nov, 20:00 GMT+8 (planned 25 Nov, 10:00 GMT+8)',
  publicTime: '2026-11-27T12:10:00Z',
  billId: '7',
};

const pageOf = (rows: readonly { id: string; read: boolean }[]) => ({
  page: 1,
  pageSize: 20,
  total: rows.length,
  totalPages: 1,
  hasPrevPage: false,
  hasNextPage: false,
  items: rows.map(({ id, read }) => {
    const found = notices.find((one) => one.id === id);
    return { id: `u${id}`, noticeId: id, readStatus: read ? 1 : 0, ...(found ? { sysNotice: found } : {}) };
  }),
});

const sysNotice: DoubleHandlers['sysNotice'] = {
  pageReceived: () =>
    pageOf([
      { id: '3', read: false },
      { id: '2', read: false },
      { id: '1', read: true },
    ]),
  unReadList: () => notices.slice(0, 2),
  setRead: () => null,
  setAllRead: () => null,
};

const sysConfig: DoubleHandlers['sysConfig'] = { sysInfo: () => ({ capabilities: ['sysNotice'] }) };

/** Notices, announcements and alerts about shipments, newest first. Unread messages are marked, and administrators write new ones here. */
const meta = {
  title: 'Screens/Messages',
  parameters: { search: 'inbox, notifications, mail, 消息, 訊息, 站内信, 站內信', frame: '/message/inbox' },
  component: StoryScreen,
  args: { screen: inboxScreen, answers: { sysNotice, sysConfig } },
} satisfies Meta<typeof StoryScreen<InboxSearch>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A message opens in place, with its format and without pictures and scripts. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Gate closure at Yangshan on Sunday' }, { timeout: 10_000 }));
    const dialog = await opened(within(document.body).findByRole('dialog', { name: 'Gate closure at Yangshan on Sunday' }));
    await expect(await within(dialog).findByRole('heading', { name: 'What to do' })).toBeVisible();
    await expect(within(dialog).queryByRole('img')).toBeNull();
    await expect(window).not.toHaveProperty('hostile');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** An alert names the changes and the outlook, and leads to its shipment. */
export const ShipmentAlert: Story = {
  args: {
    search: { id: '9' },
    answers: {
      sysNotice: {
        ...sysNotice,
        pageReceived: () => ({
          ...pageOf([]),
          total: 1,
          items: [{ id: 'u9', noticeId: '9', readStatus: 0, sysNotice: alert }],
        }),
      },
    },
  },
  play: async () => {
    const dialog = await opened(within(document.body).findByRole('dialog', { name: /COSU6732539871/ }, { timeout: 10_000 }));
    await expect(within(dialog).getByText(/Carrier still says 15 Dec/)).toBeVisible();
    const link = within(dialog).getByRole('link', { name: 'Open the shipment' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/tracking/oceanBill/detail?id=7'));
  },
};

/** Another backend has no alerts, and does not filter by what is read. */
export const OtherBackEnd: Story = {
  args: { answers: { sysNotice, sysConfig: { sysInfo: () => ({}) } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const types = await canvas.findByRole('combobox', { name: 'Type' }, { timeout: 10_000 });
    await expect(within(types).getByRole('option', { name: 'Announcement' })).toBeInTheDocument();
    await expect(within(types).queryByRole('option', { name: 'Shipment alert' })).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: 'State' })).toBeNull();
  },
};

export const Opened: Story = { args: { search: { id: '2' } } };

/** The URL names an unknown message. */
export const Gone: Story = { args: { search: { id: '99' } } };

const none = { ...sysNotice, pageReceived: () => pageOf([]), unReadList: () => [] };

export const Empty: Story = { args: { answers: { sysNotice: none, sysConfig } } };

export const NoMatch: Story = { args: { search: { keyword: 'storm', state: 'unread' }, answers: { sysNotice: none, sysConfig } } };

export const Loading: Story = { args: { answers: { sysNotice: { pageReceived: () => pending(), unReadList: () => pending() } } } };

export const ConnectionLost: Story = {
  args: { answers: { sysNotice: { pageReceived: () => networkError(), unReadList: () => networkError() } } },
};
