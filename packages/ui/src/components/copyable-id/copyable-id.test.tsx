import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { onTouchScreen } from '../../testing/audits/touch-screen.js';
import { conformance } from '../../testing/conformance.js';
import { CopyableId } from './index.js';

conformance(<CopyableId value="COSU6412873350" />, { root: 'span', slot: 'copyable-id' });

it('copies the value and not the displayed content', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(<CopyableId value="CSNU6829149">CSNU 682 914 9</CopyableId>);
  await screen.getByRole('button', { name: 'Copy CSNU6829149' }).click();
  expect(write).toHaveBeenCalledWith('CSNU6829149');
  write.mockRestore();
});

it('announces that the browser rejected the copy', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const copied = vi.fn();
  const screen = await render(<CopyableId value="CSNU6829149" onCopy={copied} />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByTitle('Could not be copied. Select the text and copy it by hand.')).toBeVisible();
  expect(copied).not.toHaveBeenCalled();
  write.mockRestore();
});

it('reserves no width for an overlaid button, and shows it with focus', async () => {
  const screen = await render(
    <p>
      <CopyableId overlay value="CSNU6829149" /> PO-26-10028
    </p>,
  );
  const button = screen.getByRole('button').element();
  const number = screen.getByText('CSNU6829149').element();
  expect(number.parentElement?.getBoundingClientRect().width).toBe(number.getBoundingClientRect().width);
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await expect.poll(() => getComputedStyle(button).opacity).toBe('1');
});

it('shows the overlaid button beside the number on a touch screen', async () => {
  const screen = await render(<CopyableId overlay value="CSNU6829149" />);
  const button = screen.getByRole('button').element();
  await onTouchScreen(async () => {
    await expect.poll(() => getComputedStyle(button).opacity).toBe('1');
    const number = screen.getByText('CSNU6829149').element().getBoundingClientRect();
    expect(button.getBoundingClientRect().left).toBeGreaterThanOrEqual(number.right);
    expect(button.parentElement?.getBoundingClientRect().right).toBeGreaterThanOrEqual(button.getBoundingClientRect().right);
  });
});
