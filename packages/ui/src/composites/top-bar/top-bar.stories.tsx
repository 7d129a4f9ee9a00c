import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, LogOut, Plane, Settings, Ship, User } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import type { CommandSearch } from '../../components/command-palette/index.js';
import { DropdownMenuItem, DropdownMenuSeparator } from '../../components/dropdown-menu/index.js';
import { Link } from '../../components/link/index.js';
import type { ComponentSize } from '../theme-config/index.js';
import { FullScreenButton, MenuSearch, MessagesBell, SizeSelect, UserMenu, type BellMessage, type MenuEntry } from './index.js';
import { example } from '../../testing/stories/example.js';
import { MessagesExample } from './examples/messages.js';
import messagesCode from './examples/messages.tsx?raw';
import { TopBarExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const entries: readonly MenuEntry[] = [
  { path: '/tracking/oceanBill', title: 'Ocean bills', way: ['Tracking'], icon: <Ship size={16} />, keywords: ['海运提单', 'hytd'] },
  { path: '/tracking/airBill', title: 'Air waybills', way: ['Tracking'], icon: <Plane size={16} /> },
  { path: '/system/user', title: 'Users', way: ['System'], icon: <User size={16} /> },
];
const messages: readonly BellMessage[] = [
  { id: '1', title: 'COSU6412873350 arrives 5 days late', type: 'Notice', time: '2026-11-21 15:42', read: false },
  { id: '2', title: 'Maintenance on Sunday, 02:00–04:00', type: 'Announcement', time: '2026-11-20 09:10', read: false },
  { id: '3', title: 'Your balance is below 100 berries', type: 'Notice', time: '2026-11-18 17:05', read: true },
];
const actions = {
  onSelect: fn(),
  onOpen: fn(),
  onReadAll: fn(),
  onRetry: fn(),
  onSize: fn(),
  onSignOut: fn(),
  onShipment: fn(),
};
const inbox = <Link href="#/dashboard/notice">All messages</Link>;

function Sizes(): ReactNode {
  const [size, setSize] = useState<ComponentSize>('small');
  return (
    <SizeSelect
      value={size}
      onChange={(next) => {
        actions.onSize(next);
        setSize(next);
      }}
    />
  );
}

function Account({ name = 'Lin Yue' }: { name?: string }): ReactNode {
  return (
    <UserMenu
      user={{
        name,
        sex: 'female',
        account: 'lin.yue',
        phone: '+86 138 0000 0000',
        email: 'lin.yue@blueharbor.example',
        organization: 'Shanghai office',
        position: 'Operations manager',
      }}
    >
      <DropdownMenuItem icon={<Settings size={16} aria-hidden />}>User centre</DropdownMenuItem>
      <DropdownMenuItem icon={<Lock size={16} aria-hidden />} shortcut={['Ctrl', 'L']}>
        Lock
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<LogOut size={16} aria-hidden />} onSelect={actions.onSignOut}>
        Sign out
      </DropdownMenuItem>
    </UserMenu>
  );
}

const bar = { display: 'flex', alignItems: 'center', gap: 4, justifyContent: 'flex-end' } as const;

const meta = {
  title: 'Patterns/Top bar',
  parameters: { search: 'header, navbar, app bar, user menu!, 顶栏, 頂欄, 导航栏, 導覽列' },
  component: MessagesBell,
  subcomponents: { FullScreenButton, MenuSearch, SizeSelect, UserMenu },
  args: { messages, onOpen: actions.onOpen, onReadAll: actions.onReadAll, onRetry: actions.onRetry, inbox },
} satisfies Meta<typeof MessagesBell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The controls at the end of the bar. */
export const Default = example(TopBarExample, defaultCode);

/** All controls, as they are at the end of the bar. */
export const Everything: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <div style={bar}>
      <MenuSearch entries={entries} onSelect={actions.onSelect} />
      <Sizes />
      <MessagesBell {...args} />
      <FullScreenButton />
      <Account />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Messages, 2 unread' }));
    const list = within(await page().findByRole('dialog', { name: 'Messages' }));
    await userEvent.click(list.getByRole('button', { name: /^Unread: COSU6412873350/u }));
    await expect(actions.onOpen).toHaveBeenCalledWith(messages[0]);
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Messages, 2 unread' })).toHaveFocus());
    await clickPage();
  },
};

export const Playground: Story = {
  argTypes: { inbox: { control: false }, state: { control: 'inline-radio', options: ['ready', 'loading', 'error'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

const open = async (canvasElement: HTMLElement, name: RegExp): Promise<void> => {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
};

export const Messages = example(MessagesExample, messagesCode, {
  play: async ({ canvasElement }) => {
    const bell = within(canvasElement).getByRole('button', { name: /^Messages.*2/u });
    await open(canvasElement, /^Messages/u);
    await userEvent.click(await page().findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(bell).not.toHaveAccessibleName(/2/u));
  },
});

export const Loading: Story = { args: { messages: [], state: 'loading' }, play: ({ canvasElement }) => open(canvasElement, /^Messages/u) };

export const Empty: Story = {
  args: { messages: [] },
  play: async ({ canvasElement }) => {
    await open(canvasElement, /^Messages/u);
    await waitFor(() => expect(page().getByText('No messages')).toBeVisible());
  },
};

export const Error: Story = {
  args: { messages: [], state: 'error' },
  play: async ({ canvasElement }) => {
    await open(canvasElement, /^Messages/u);
    await userEvent.click(await page().findByRole('button', { name: 'Try again' }));
    await expect(actions.onRetry).toHaveBeenCalled();
  },
};

/** A menu is found by title, path, or the menus above it. */
export const SearchMenus: Story = {
  render: () => <MenuSearch entries={entries} onSelect={actions.onSelect} />,
  play: async ({ canvasElement }) => {
    await open(canvasElement, /^Search/u);
    await userEvent.type(await page().findByRole('combobox'), '/system');
    await userEvent.click(await page().findByRole('option', { name: /Users/u }));
    await waitFor(() => expect(actions.onSelect).toHaveBeenLastCalledWith(entries[2]));
  },
};

const findShipments: CommandSearch = (query) =>
  Promise.resolve([
    {
      id: 'shipments',
      label: 'Shipments',
      items: [{ id: query, label: 'COSU6412873350', description: 'PO-26-10428 · COSCO Shipping', onSelect: actions.onShipment }],
    },
  ]);

/** Records of the server below the pages: here a shipment by its last digits. */
export const SearchRecords: Story = {
  render: () => (
    <MenuSearch entries={entries} onSelect={actions.onSelect} search={findShipments} placeholder="Page, number, customer or port" />
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement, /^Search/u);
    await userEvent.type(await page().findByRole('combobox'), '3350');
    await userEvent.click(await page().findByRole('option', { name: /COSU6412873350/u }));
    await waitFor(() => expect(actions.onShipment).toHaveBeenCalledOnce());
  },
};

export const Size: Story = {
  render: () => <Sizes />,
  play: async ({ canvasElement }) => {
    await open(canvasElement, /^Size of controls/u);
    await userEvent.click(await page().findByRole('menuitemradio', { name: 'Large' }));
    await waitFor(() => expect(actions.onSize).toHaveBeenCalledWith('large'));
  },
};

export const FullScreen: Story = {
  render: () => <FullScreenButton />,
  play: async ({ canvasElement }) => {
    const request = spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue();
    await open(canvasElement, /^Full screen/u);
    await expect(request).toHaveBeenCalledOnce();
    request.mockRestore();
  },
};

export const AccountMenu: Story = {
  render: () => <Account />,
  play: async ({ canvasElement }) => {
    await open(canvasElement, /^Account of Lin Yue/u);
    await waitFor(() => expect(page().getByText('Shanghai office')).toBeVisible());
    await userEvent.click(page().getByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(actions.onSignOut).toHaveBeenCalled());
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {([0, 1, 12, 250] as const).map((unread) => (
        <div key={unread} style={bar}>
          <MenuSearch entries={entries} onSelect={actions.onSelect} size="sm" />
          <SizeSelect value="small" onChange={actions.onSize} size="sm" />
          <MessagesBell {...args} unread={unread} size="sm" />
          <FullScreenButton size="sm" />
          <Account name={unread > 9 ? '林悦' : 'Lin Yue'} />
        </div>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: {
    messages: [
      {
        id: '1',
        title: '提单 COSU6412873350 因目的港拥堵及中转延误，预计到港延误 5 天，请及时通知客户并调整拖车计划',
        type: 'Anomaly of a subscribed shipment',
        time: '2026-11-21 15:42',
        read: false,
      },
    ],
  },
  render: (args) => (
    <div style={bar}>
      <MessagesBell {...args} />
      <Account name="Alexandra-Konstantina Papadopoulou-Oikonomidou" />
    </div>
  ),
  play: ({ canvasElement }) => open(canvasElement, /^Messages/u),
};
