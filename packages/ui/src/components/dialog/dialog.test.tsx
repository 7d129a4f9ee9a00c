import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { Button } from '../button/index.js';
import { Dialog, DialogClose } from './index.js';

conformance(
  <Dialog title="Track a shipment" defaultOpen>
    Text
  </Dialog>,
  { root: 'div', slot: 'dialog', portal: true },
);

conformance(
  <DialogClose>
    <Button>Cancel</Button>
  </DialogClose>,
  {
    root: 'button',
    slot: 'dialog-close',
    portal: true,
    wrap: (close) => (
      <Dialog title="Track a shipment" defaultOpen footer={close}>
        Text
      </Dialog>
    ),
  },
);

it('closes by the button in its footer and notifies the caller', async () => {
  const onOpenChange = vi.fn();
  await render(
    <Dialog
      title="Remark"
      defaultOpen
      onOpenChange={onOpenChange}
      footer={
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
      }
    >
      Text
    </Dialog>,
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(onOpenChange).toHaveBeenCalledWith(false);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('traps focus', async () => {
  await render(
    <>
      <button type="button">Outside</button>
      <Dialog title="Remark" defaultOpen>
        <input aria-label="Inside" />
      </Dialog>
    </>,
  );
  for (let at = 0; at < 4; at += 1) {
    await userEvent.tab();
    expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
  }
});

function Owned({ spy }: { spy: (open: boolean) => void }): ReactNode {
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      title="Remark"
      open={open}
      dirtyGuard
      onOpenChange={(next) => {
        spy(next);
        setOpen(next);
      }}
    >
      Text
    </Dialog>
  );
}

it('notifies the caller of closing only after the confirmation', async () => {
  const spy = vi.fn();
  await render(<Owned spy={spy} />);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(spy).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Discard' }).click();
  expect(spy).toHaveBeenCalledWith(false);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('leaves the page clickable when it is unmounted while open', async () => {
  const onClick = vi.fn();
  const screen = await render(
    <>
      <Button onClick={onClick}>Behind</Button>
      <Dialog title="Remark" defaultOpen>
        Text
      </Dialog>
    </>,
  );
  await screen.rerender(<Button onClick={onClick}>Behind</Button>);
  await page.getByRole('button', { name: 'Behind' }).click();
  expect(onClick).toHaveBeenCalledOnce();
});

it('stays open when the caller does not close it', async () => {
  const onCloseRequest = vi.fn(() => false);
  const onOpenChange = vi.fn();
  await render(
    <Dialog title="Remark" defaultOpen onOpenChange={onOpenChange} onCloseRequest={onCloseRequest}>
      Text
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Close' }).click();
  expect(onCloseRequest).toHaveBeenCalledTimes(2);
  expect(onOpenChange).not.toHaveBeenCalled();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

it('fills the window at size `full`', async () => {
  await render(
    <Dialog title="Remark" size="full" defaultOpen>
      Text
    </Dialog>,
  );
  const box = page.getByRole('dialog').element().getBoundingClientRect();
  expect(box.height).toBeGreaterThanOrEqual(window.innerHeight - 32);
});

it('moves focus to the given element on close', async () => {
  const element = (): HTMLElement => page.getByRole('button', { name: 'Second row' }).element() as HTMLElement;
  await render(
    <>
      <button type="button">Second row</button>
      <Dialog title="Remark" trigger={<Button>First row</Button>} returnFocusTo={element}>
        Text
      </Dialog>
    </>,
  );
  await page.getByRole('button', { name: 'First row' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Second row' })).toHaveFocus();
});
