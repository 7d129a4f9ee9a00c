import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Plane, Plus, Ship, SunMoon, Users } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { page } from '../../testing/stories/steps.js';
import { CommandPalette, type CommandGroup } from './index.js';
import { example } from '../../testing/stories/example.js';
import { AsyncResultsExample } from './examples/async-results.js';
import asyncResultsCode from './examples/async-results.tsx?raw';
import { CommandPaletteExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const onSelect = fn();
const groups: readonly CommandGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      {
        id: 'ocean',
        label: '海运提单',
        description: 'Tracking',
        keywords: ['haiyuntidan', 'hytd', 'ocean bills'],
        icon: <Ship size={16} />,
        onSelect,
      },
      { id: 'air', label: 'Air waybills', description: 'Tracking', icon: <Plane size={16} />, onSelect },
      { id: 'warnings', label: 'Warnings', description: 'Tracking', icon: <Bell size={16} />, onSelect },
      { id: 'users', label: 'Accounts', description: 'System', icon: <Users size={16} />, onSelect },
    ],
  },
  {
    id: 'actions',
    label: 'Actions',
    items: [
      { id: 'add', label: 'Track a shipment', icon: <Plus size={16} />, shortcut: ['N'], onSelect },
      { id: 'dark', label: 'Dark theme', icon: <SunMoon size={16} />, shortcut: ['Ctrl', 'J'], onSelect },
      { id: 'export', label: 'Export', disabledReason: 'There is nothing to export', onSelect },
    ],
  },
];

const meta = {
  title: 'Components/Command palette',
  component: CommandPalette,
  args: { groups, defaultOpen: true },
  // In an iframe, because the open palette would cover the docs page.
  parameters: {
    search: 'spotlight, cmdk, quick search!, omnibox, shortcut!, 命令面板, 命令, 快捷搜索, 快速搜尋',
    docs: { story: { inline: false, iframeHeight: 440 } },
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens with Ctrl K or ⌘ K, or with a button that shows the shortcut. */
export const Default = example(CommandPaletteExample, defaultCode);

export const Playground: Story = { argTypes: { groups: { control: false } }, parameters: { chromatic: { disableSnapshot: true } } };

export const Recent: Story = { args: { recent: ['warnings', 'add'] } };

/** Suggested commands are listed first until the user types. */
export const Shortcuts: Story = {
  args: {
    groups: [
      {
        id: 'shortcuts',
        label: 'Shortcuts',
        untyped: true,
        items: [{ id: 'to/air', label: 'Air waybills', icon: <Plane size={16} />, onSelect }],
      },
      ...groups,
    ],
  },
  play: async () => {
    await waitFor(() => expect(page().getByRole('group', { name: 'Shortcuts' })).toBeVisible());
    await userEvent.type(page().getByRole('combobox'), 'air');
    await waitFor(() => expect(page().getAllByRole('option')).toHaveLength(1));
    await expect(page().queryByRole('group', { name: 'Shortcuts' })).not.toBeInTheDocument();
  },
};

/** Chinese entries match by text, and by pinyin if the caller gives it as keywords. */
export const Pinyin: Story = {
  play: async () => {
    await userEvent.type(await page().findByRole('combobox'), 'hytd');
    await waitFor(() => expect(page().getAllByRole('option')).toHaveLength(1));
    await expect(page().getByRole('option')).toHaveTextContent('海运提单');
  },
};

/** Local groups appear at once, results of the server after a debounce. */
export const AsyncResults = example(AsyncResultsExample, asyncResultsCode, {
  play: async () => {
    await userEvent.type(await page().findByRole('combobox'), 'cosu6412873350');
    await waitFor(() => expect(page().getByRole('option', { name: 'COSU6412873350' })).toBeVisible());
  },
});

export const Empty: Story = {
  play: async () => {
    await userEvent.type(await page().findByRole('combobox'), 'zebra');
    await waitFor(() => expect(page().getByText('Nothing matches')).toBeVisible());
  },
};

export const Loading: Story = {
  args: { search: () => new Promise(() => {}) },
  play: async () => {
    await userEvent.type(await page().findByRole('combobox'), 'cosu');
    await expect(await page().findByRole('status', { name: 'Searching' })).toBeInTheDocument();
  },
};

export const Matrix: Story = { args: { recent: ['air'] } };

export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'pages',
        label: 'Pages',
        items: [
          {
            id: 'a',
            label: 'Benachrichtigungseinstellungen für Ankunftsverspätungen',
            description: '到港延误提醒设置，包含提前天数与通知渠道',
            onSelect,
          },
        ],
      },
    ],
  },
};
