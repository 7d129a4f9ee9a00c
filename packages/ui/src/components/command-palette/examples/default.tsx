'use client';

import { Button } from '@seaberry/ui/button';
import { CommandPalette, useCommandPaletteShortcut, type CommandGroup } from '@seaberry/ui/command-palette';
import { Kbd } from '@seaberry/ui/kbd';
import { Plane, Plus, Ship } from 'lucide-react';
import { useState } from 'react';

const go = (path: string) => () => {
  window.location.hash = path;
};

const groups: readonly CommandGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { id: 'ocean', label: 'Ocean bills', keywords: ['海运提单', 'hytd'], icon: <Ship size={16} />, onSelect: go('/tracking/oceanBill') },
      { id: 'air', label: 'Air waybills', icon: <Plane size={16} />, onSelect: go('/tracking/airWaybill') },
    ],
  },
  {
    id: 'actions',
    label: 'Actions',
    items: [
      { id: 'add', label: 'Track a shipment', icon: <Plus size={16} />, shortcut: ['N'], onSelect: go('/tracking/oceanBill?open=add') },
    ],
  },
];

export function CommandPaletteExample() {
  const [open, setOpen] = useState(false);
  useCommandPaletteShortcut(() => setOpen(true));
  return (
    <>
      <Button onClick={() => setOpen(true)} iconEnd={<Kbd>Ctrl K</Kbd>}>
        Search
      </Button>
      <CommandPalette groups={groups} open={open} onOpenChange={setOpen} />
    </>
  );
}
