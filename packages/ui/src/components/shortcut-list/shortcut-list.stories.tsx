import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { page, clickPage } from '../../testing/stories/steps.js';
import { Dialog } from '../dialog/index.js';
import { ShortcutList, useShortcuts, type Shortcut } from './index.js';
import { example } from '../../testing/stories/example.js';
import { ShortcutListExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const shown: readonly Shortcut[] = [
  { keys: ['j'], also: ['ArrowDown'], label: 'Next shipment' },
  { keys: ['k'], also: ['ArrowUp'], label: 'Previous shipment' },
  { keys: ['Enter'], label: 'Open the shipment' },
  { keys: [' '], label: 'Look at it beside the list' },
  { keys: ['/'], label: 'Search' },
  { keys: ['?'], label: 'Show the keys' },
];

const meta = {
  title: 'Components/Shortcut list',
  parameters: { search: 'keyboard shortcuts help, hotkey cheat sheet, 快捷键列表, 快速鍵列表, 快捷键说明' },
  component: ShortcutList,
  args: { shortcuts: shown },
} satisfies Meta<typeof ShortcutList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(ShortcutListExample, defaultCode);

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

function Help(): ReactNode {
  const [open, setOpen] = useState(false);
  const shortcuts: readonly Shortcut[] = [...shown.slice(0, 2), { keys: ['?'], label: 'Show the keys', onPress: () => setOpen(true) }];
  useShortcuts(shortcuts);
  return (
    <Dialog title="Keys" size="sm" open={open} onOpenChange={setOpen}>
      <ShortcutList shortcuts={shortcuts} />
    </Dialog>
  );
}

export const Matrix: Story = {};

/** The same declaration is listened to. */
export const InADialog: Story = {
  render: () => <Help />,
  play: async () => {
    await userEvent.keyboard('?');
    const dialog = await page().findByRole('dialog', { name: 'Keys' });
    await expect(within(dialog).getByText('Next shipment')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await clickPage();
  },
};

export const LongText: Story = {
  args: {
    shortcuts: [
      {
        keys: ['j'],
        also: ['ArrowDown', 'ArrowRight'],
        label: 'Benachrichtigungseinstellungen der nächsten Sendung im Zollausschlussgebiet',
      },
      { keys: [' '], label: '在列表旁查看这一票货物的到港时间、提醒和全部阶段' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};
