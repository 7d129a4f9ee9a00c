'use client';

import { CommandPalette, type CommandGroup } from '@seaberry/ui/command-palette';
import { Ship, Plane, Bell, Users, Plus, SunMoon } from 'lucide-react';

/** Where to go; an application opens the page here. */
const go = (id: string) => () => window.location.assign(`#/${id}`);

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
        onSelect: go('ocean'),
      },
      { id: 'air', label: 'Air waybills', description: 'Tracking', icon: <Plane size={16} />, onSelect: go('air') },
      { id: 'warnings', label: 'Warnings', description: 'Tracking', icon: <Bell size={16} />, onSelect: go('warnings') },
      { id: 'users', label: 'Accounts', description: 'System', icon: <Users size={16} />, onSelect: go('users') },
    ],
  },
  {
    id: 'actions',
    label: 'Actions',
    items: [
      { id: 'add', label: 'Track a shipment', icon: <Plus size={16} />, shortcut: ['N'], onSelect: go('add') },
      { id: 'dark', label: 'Dark theme', icon: <SunMoon size={16} />, shortcut: ['Ctrl', 'J'], onSelect: go('dark') },
      { id: 'export', label: 'Export', disabledReason: 'There is nothing to export', onSelect: go('export') },
    ],
  },
];

export function AsyncResultsExample() {
  return (
    <CommandPalette
      groups={groups}
      defaultOpen
      search={(query) =>
        Promise.resolve([
          {
            id: 'bills',
            label: 'Shipments',
            items: [{ id: query, label: query.toUpperCase(), icon: <Ship size={16} />, onSelect: go(query) }],
          },
        ])
      }
    />
  );
}
