import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Ellipsis, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { Button } from '../button/index.js';
import { IconButton } from '../icon-button/index.js';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuSeparator,
  DropdownMenuSub,
} from './index.js';
import { example } from '../../testing/stories/example.js';
import { DropdownMenuExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { OpensDialogExample } from './examples/opens-dialog.js';
import opensDialogCode from './examples/opens-dialog.tsx?raw';

const onSelect = fn();
const meta = {
  title: 'Components/Dropdown menu',
  parameters: { search: 'menu!, actions menu, kebab, more, 菜单, 選單, 下拉菜单, 下拉選單' },
  component: DropdownMenu,
  subcomponents: { DropdownMenuItem, DropdownMenuCheckboxItem, DropdownMenuRadioGroup, DropdownMenuSub, DropdownMenuLabel },
  args: {
    trigger: <IconButton label="Actions for COSU6412873350" icon={<Ellipsis size={16} aria-hidden />} />,
    align: 'start',
    children: (
      <>
        <DropdownMenuItem icon={<Pencil size={16} aria-hidden />} shortcut={['E']} onSelect={onSelect}>
          Edit
        </DropdownMenuItem>
        <DropdownMenuItem icon={<RefreshCw size={16} aria-hidden />} disabledReason="Tracking has ended" onSelect={onSelect}>
          Subscribe again
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href="/template.xlsx">
            <Download size={16} aria-hidden />
            Download
          </a>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" icon={<Trash2 size={16} aria-hidden />} onSelect={onSelect}>
          Delete
        </DropdownMenuItem>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(DropdownMenuExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    const trigger = within(canvasElement).getByRole('button', { name: /Actions/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const edit = await page().findByRole('menuitem', { name: /Edit/ });
    await waitFor(() => expect(edit).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
    await waitFor(() => expect(trigger).toHaveFocus());
    await clickPage();
  },
};

export const Playground: Story = {
  argTypes: {
    align: { control: 'inline-radio', options: ['start', 'center', 'end'] },
    side: { control: 'inline-radio', options: ['top', 'bottom'] },
    trigger: { control: false },
    children: { control: false },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** A disabled item is focusable and gives the reason, but has no effect. */
export const DisabledWithReason: Story = {
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Actions/ }));
    const item = await page().findByRole('menuitem', { name: /Subscribe again/ });
    await waitFor(() => expect(page().getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page().getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).not.toHaveBeenCalled();
    await expect(item).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await clickPage();
  },
};

/** An item opens a dialog; afterwards focus returns to the button and the page can be clicked. */
export const OpensDialog = example(OpensDialogExample, opensDialogCode, {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'More' });
    await userEvent.click(trigger);
    await userEvent.click(await page().findByRole('menuitem', { name: 'Delete…' }));
    const question = await page().findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await clickPage();
    await userEvent.click(trigger);
    // The menu is in the DOM before it is visible, since it fades in.
    await waitFor(() => expect(page().getByRole('menuitem', { name: 'Delete…' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await clickPage();
  },
});

function ChoicesMenu(): ReactNode {
  const [shown, setShown] = useState<Record<string, boolean>>({ map: true });
  const [size, setSize] = useState('small');
  return (
    <DropdownMenu align="start" trigger={<Button>View</Button>}>
      <DropdownMenuLabel>Show</DropdownMenuLabel>
      {['map', 'timeline', 'anomalies'].map((name) => (
        <DropdownMenuCheckboxItem key={name} checked={shown[name] === true} onCheckedChange={(on) => setShown({ ...shown, [name]: on })}>
          {name}
        </DropdownMenuCheckboxItem>
      ))}
      <DropdownMenuSeparator />
      <DropdownMenuRadioGroup
        label="Size"
        value={size}
        onChange={setSize}
        options={[
          { value: 'large', label: 'Large' },
          { value: 'default', label: 'Default' },
          { value: 'small', label: 'Small' },
        ]}
      />
    </DropdownMenu>
  );
}

/** Checkbox items keep the menu open; a radio item closes it. */
export const Choices: Story = {
  render: () => <ChoicesMenu />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'View' }));
    await userEvent.click(await page().findByRole('menuitemcheckbox', { name: 'timeline' }));
    await expect(page().getByRole('menuitemcheckbox', { name: 'timeline' })).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(page().getByRole('menuitemradio', { name: 'Large' }));
    await waitFor(() => expect(page().queryByRole('menu')).toBeNull());
    await clickPage();
  },
};

/** Submenu, one level deep, for a choice of where or how. */
export const Submenu: Story = {
  args: {
    children: (
      <>
        <DropdownMenuItem shortcut={['Ctrl', 'D']}>Duplicate</DropdownMenuItem>
        <DropdownMenuSub label="Share link for" icon={<Download size={16} aria-hidden />}>
          <DropdownMenuItem onSelect={onSelect}>7 days</DropdownMenuItem>
          <DropdownMenuItem>30 days</DropdownMenuItem>
        </DropdownMenuSub>
        <DropdownMenuSub label="Move to" disabledReason="Archived shipments stay where they are">
          <DropdownMenuItem>Nowhere</DropdownMenuItem>
        </DropdownMenuSub>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    const trigger = within(canvasElement).getByRole('button', { name: /Actions/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const duplicate = await page().findByRole('menuitem', { name: /Duplicate/ });
    await waitFor(() => expect(duplicate).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page().getAllByRole('menuitem')[1]).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(page().getByRole('menuitem', { name: '7 days' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
    await clickPage();
  },
};

export const Matrix: Story = { args: { open: true } };

export const LongText: Story = {
  args: {
    open: true,
    children: (
      <>
        <DropdownMenuItem>A thing to do whose name is far longer than a menu should ever have to show to anybody</DropdownMenuItem>
        <DropdownMenuItem disabledReason="余额不足：重新订阅该提单下的全部箱号需要 12 积分，当前账户仅剩 3 积分，请先充值。">
          重新订阅全部箱号
        </DropdownMenuItem>
      </>
    ),
  },
};
