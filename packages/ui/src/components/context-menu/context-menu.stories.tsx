import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, ExternalLink, Trash2 } from 'lucide-react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { Button } from '../button/index.js';
import {
  ContextMenu,
  ContextMenuCheckboxItem,
  ContextMenuItem,
  ContextMenuSeparator,
  ContextMenuSub,
  ContextMenuRadioGroup,
  ContextMenuLabel,
} from './index.js';
import { example } from '../../testing/stories/example.js';
import { ContextMenuExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const onSelect = fn();
const meta = {
  title: 'Components/Context menu',
  parameters: { search: 'right click, menu!, 右键菜单, 右鍵選單, 菜单, 選單' },
  component: ContextMenu,
  subcomponents: { ContextMenuItem, ContextMenuCheckboxItem, ContextMenuRadioGroup, ContextMenuSub, ContextMenuLabel },
  args: {
    label: 'COSU6412873350',
    children: <Button>COSU6412873350: right button, long press or Shift F10</Button>,
    items: (
      <>
        <ContextMenuItem icon={<ExternalLink size={16} aria-hidden />} onSelect={onSelect}>
          Open in a new tab
        </ContextMenuItem>
        <ContextMenuItem icon={<Copy size={16} aria-hidden />} shortcut={['Ctrl', 'C']}>
          Copy the number
        </ContextMenuItem>
        <ContextMenuItem disabledReason="Tracking has ended">Subscribe again</ContextMenuItem>
        <ContextMenuCheckboxItem checked onCheckedChange={fn()}>
          Pinned
        </ContextMenuCheckboxItem>
        <ContextMenuSub label="Share link for">
          <ContextMenuItem>7 days</ContextMenuItem>
          <ContextMenuItem>30 days</ContextMenuItem>
        </ContextMenuSub>
        <ContextMenuSeparator />
        <ContextMenuItem tone="danger" icon={<Trash2 size={16} aria-hidden />}>
          Delete
        </ContextMenuItem>
      </>
    ),
  },
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(ContextMenuExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    const area = within(canvasElement).getByRole('button');
    area.focus();
    await fireEvent.contextMenu(area, { clientX: 120, clientY: 40 });
    await userEvent.click(await page().findByRole('menuitem', { name: 'Open in a new tab' }));
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
    await waitFor(() => expect(area).toHaveFocus());
    await clickPage();
  },
};

export const Playground: Story = {
  args: { disabled: false },
  argTypes: { children: { control: false }, items: { control: false } },
  parameters: { chromatic: { disableSnapshot: true } },
};

const openMenu: Story['play'] = async ({ canvasElement }) => {
  await fireEvent.contextMenu(within(canvasElement).getByRole('button'), { clientX: 120, clientY: 40 });
  await waitFor(() => expect(page().getByRole('menu', { name: 'COSU6412873350' })).toBeVisible());
};

export const Matrix: Story = { play: openMenu };

export const LongText: Story = {
  args: {
    items: (
      <ContextMenuItem disabledReason="余额不足：重新订阅全部箱号需要 12 积分，请先充值。">重新订阅该提单下的全部箱号</ContextMenuItem>
    ),
  },
  play: openMenu,
};
