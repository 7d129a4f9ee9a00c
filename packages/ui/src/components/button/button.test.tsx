import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { Button } from './button.js';

conformance(<Button>Export</Button>, { root: 'button', slot: 'button' });
conformance(
  <Button asChild>
    <a href="/x">Export</a>
  </Button>,
  { root: 'a', slot: 'button' },
);

it('submits a form once, however fast the clicks follow', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('can be clicked again after the guard time', async () => {
  const onClick = vi.fn();
  const screen = await render(
    <Button guardMs={40} onClick={onClick}>
      Send
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  await button.click();
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await button.click();
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('keeps focus when it is disabled with a reason', async () => {
  const screen = await render(<Button>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  (button.element() as HTMLButtonElement).focus();
  await screen.rerender(<Button disabledReason="Fill in the name first">Save</Button>);
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleDescription('Fill in the name first');
});

it('does not submit while it is loading', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading>
        Save
      </Button>
    </form>,
  );
  (screen.getByRole('button', { name: 'Save' }).element() as HTMLButtonElement).click();
  expect(onSubmit).not.toHaveBeenCalled();
});
