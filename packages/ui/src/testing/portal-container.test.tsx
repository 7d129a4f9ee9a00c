import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Button } from '../components/button/index.js';
import { Combobox } from '../components/combobox/index.js';
import { CommandPalette } from '../components/command-palette/index.js';
import { ConfirmDialog } from '../components/confirm-dialog/index.js';
import { ContextMenu, ContextMenuItem } from '../components/context-menu/index.js';
import { Dialog } from '../components/dialog/index.js';
import { Drawer } from '../components/drawer/index.js';
import { DropdownMenu, DropdownMenuItem } from '../components/dropdown-menu/index.js';
import { Field } from '../components/field/index.js';
import { Input } from '../components/input/index.js';
import { Popover } from '../components/popover/index.js';
import { Select } from '../components/select/index.js';
import { toast, Toaster } from '../components/toaster/index.js';
import { Tooltip } from '../components/tooltip/index.js';
import { LockScreen } from '../composites/lock-screen/index.js';
import { shadowApp } from './shadow.js';

const WHITE = 'oklch(1 0 0)';
const DARK_OVERLAY = 'oklch(0.255 0.015 170)';
/** The text colour of the light theme, which is the background of a tooltip. */
const TOOLTIP = 'oklch(0.232 0.017 163)';
const carriers = [
  { value: 'MAEU', label: 'Maersk' },
  { value: 'COSU', label: 'COSCO' },
];

const { open, focused, part, focusButton } = shadowApp();

const styleOf = (element: Element | null): CSSStyleDeclaration => getComputedStyle(element ?? document.createElement('div'));

const layers: { name: string; slot: string; content: ReactNode; press?: string }[] = [
  { name: 'Dialog', slot: 'dialog', content: <Dialog title="Track" trigger={<Button>Open</Button>} /> },
  { name: 'Drawer', slot: 'drawer', content: <Drawer title="Track" trigger={<Button>Open</Button>} /> },
  {
    name: 'ConfirmDialog',
    slot: 'confirm-dialog',
    content: (
      <ConfirmDialog
        title="Delete?"
        description="It is final."
        confirmLabel="Delete"
        onConfirm={() => {}}
        trigger={<Button>Open</Button>}
      />
    ),
  },
  {
    name: 'Popover',
    slot: 'popover',
    content: (
      <Popover label="Filter" trigger={<Button>Open</Button>}>
        <Input />
      </Popover>
    ),
  },
  {
    name: 'DropdownMenu',
    slot: 'dropdown-menu',
    content: (
      <DropdownMenu trigger={<Button>Open</Button>}>
        <DropdownMenuItem>Export</DropdownMenuItem>
      </DropdownMenu>
    ),
  },
  {
    name: 'ContextMenu',
    slot: 'context-menu',
    press: '{Shift>}{F10}{/Shift}',
    content: (
      <ContextMenu label="COSU6412873350" items={<ContextMenuItem>Export</ContextMenuItem>}>
        <Button>Open</Button>
      </ContextMenu>
    ),
  },
  { name: 'CommandPalette', slot: 'command-palette', content: <Palette /> },
];

function Palette(): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => setShown(true)}>Open</Button>
      <CommandPalette
        open={shown}
        onOpenChange={setShown}
        groups={[{ id: 'pages', label: 'Pages', items: [{ id: 'bills', label: 'Bills', onSelect: () => {} }] }]}
      />
    </>
  );
}

describe.each(layers)('$name in a shadow root', ({ slot, content, press = '{Enter}' }) => {
  it('is drawn there, takes focus, and gives it back on Escape', async () => {
    open(content);
    const trigger = await focusButton('Open');
    await userEvent.keyboard(press);
    await expect.poll(() => part(slot)?.contains(focused() ?? null)).toBe(true);
    const layer = part(slot) ?? null;
    const placed = styleOf(layer).position === 'fixed' ? layer : (layer?.parentElement ?? null);
    expect(styleOf(placed).position).toBe('fixed');
    expect(styleOf(layer).backgroundColor).toBe(WHITE);
    expect(document.body.querySelector(`:scope [data-slot="${slot}"]`)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => part(slot)).toBeNull();
    await expect.poll(focused).toBe(trigger);
  });
});

it('a dialog keeps Tab inside and hides the application beside it', async () => {
  const { shadow } = open(
    <Dialog title="Track" trigger={<Button>Open</Button>} footer={<Button>Save</Button>}>
      <Field label="Bill">
        <Input />
      </Field>
    </Dialog>,
  );
  await focusButton('Open');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()?.tagName).toBe('INPUT');
  expect(shadow.querySelector('main')?.getAttribute('aria-hidden')).toBe('true');
  const names = async (step: () => Promise<void>): Promise<(string | null | undefined)[]> => {
    const seen: (string | null | undefined)[] = [];
    for (let count = 0; count < 3; count += 1) {
      await step();
      seen.push(focused()?.getAttribute('aria-label') ?? focused()?.textContent);
    }
    return seen;
  };
  expect(await names(() => userEvent.tab())).toEqual(['Save', 'Close', '']);
  expect(await names(() => userEvent.tab({ shift: true }))).toEqual(['Close', 'Save', '']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => shadow.querySelector('main')?.getAttribute('aria-hidden')).toBeNull();
});

it('a dialog scrolls by wheel', async () => {
  open(
    <Dialog title="Track" defaultOpen>
      <div style={{ blockSize: 3000 }}>Terms</div>
    </Dialog>,
  );
  await expect.poll(() => part('dialog-body')).toBeTruthy();
  const wheel = new WheelEvent('wheel', { deltaY: 40, bubbles: true, composed: true, cancelable: true });
  part('dialog-content')?.dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(false);
});

it('a combobox shows its list there, and stays open at a press on its text', async () => {
  open(<Combobox aria-label="Carrier" options={carriers} />);
  const field = page.getByRole('combobox', { name: 'Carrier' });
  await expect.element(field).toBeVisible();
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => part('combobox-popup')).not.toBeNull();
  expect(styleOf(part('combobox-popup') ?? null).backgroundColor).toBe(WHITE);
  await field.click();
  expect(part('combobox-popup')).not.toBeNull();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => part('combobox-popup')).toBeNull();
  await expect.element(field).toHaveValue('COSCO');
});

it('a select is the native control', async () => {
  open(<Select aria-label="Carrier" options={carriers} />);
  const field = page.getByRole('combobox', { name: 'Carrier' });
  await expect.element(field).toBeVisible();
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field).toHaveValue('COSU');
  expect(styleOf(field.element()).backgroundColor).toBe(WHITE);
});

it('a tooltip describes its trigger from the same root', async () => {
  const { shadow } = open(
    <Tooltip content="Writes a CSV file">
      <Button>Export</Button>
    </Tooltip>,
  );
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await userEvent.tab();
  await expect.poll(() => part('tooltip')).not.toBeNull();
  const trigger = focused();
  expect(trigger?.textContent).toBe('Export');
  expect(shadow.getElementById(trigger?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Writes a CSV file');
  const tip = part('tooltip') ?? null;
  expect(styleOf(tip).backgroundColor).toBe(TOOLTIP);
  expect(styleOf(tip?.parentElement ?? null).position).toBe('fixed');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => part('tooltip')).toBeNull();
  expect(focused()).toBe(trigger);
});

it('a toast stacks in the corner of the window', async () => {
  const { shadow } = open(<Toaster />);
  toast({ title: 'COSU6412873350 arrived', durationMs: Infinity });
  await expect.poll(() => part('toast')).not.toBeNull();
  expect(styleOf(part('toast') ?? null).backgroundColor).toBe(WHITE);
  expect(styleOf(shadow.querySelector('[data-sonner-toaster]')).position).toBe('fixed');
  await userEvent.tab();
  (page.getByRole('button', { name: 'Dismiss' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => part('toast')).toBeNull();
});

it('a lock screen hides the page around the shadow root and is itself visible', async () => {
  open(<LockScreen locked user={{ name: 'Wang Lei' }} onUnlock={() => Promise.resolve()} onSignOut={() => {}} />);
  await expect.poll(() => part('lock-screen')?.matches(':modal')).toBe(true);
  await expect.element(page.getByLabelText('Password', { exact: true })).toBeVisible();
  await page.getByLabelText('Password', { exact: true }).fill('seaberry');
  await userEvent.keyboard('{Escape}');
  expect(part('lock-screen')?.matches(':modal')).toBe(true);
});

it('the theme of the host reaches its overlays', async () => {
  const { host } = open(<Dialog title="Track" defaultOpen />);
  host.dataset['theme'] = 'dark';
  await expect.poll(() => part('dialog')).not.toBeNull();
  expect(styleOf(part('dialog') ?? null).backgroundColor).toBe(DARK_OVERLAY);
});
