import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Slider } from './index.js';

conformance(<Slider label="Delay" />, { root: 'span', slot: 'slider', frame: 'slider-frame' });
conformance(<Slider label="Delay" range />, { root: 'span', slot: 'slider', frame: 'slider-frame' });

it('moves with the keys and says its value in words', async () => {
  const changed = vi.fn();
  const screen = await render(
    <Slider label="Delay" min={0} max={10} defaultValue={3} onValueChange={changed} formatValue={(days) => `${days} days`} />,
  );
  const thumb = screen.getByRole('slider', { name: 'Delay' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{End}');
  expect(changed.mock.calls).toEqual([[4], [10]]);
  await expect.element(thumb).toHaveAttribute('aria-valuetext', '10 days');
  await expect.element(screen.getByText('10 days')).toBeVisible();
});

it('has two named ends as a range', async () => {
  const changed = vi.fn();
  const screen = await render(<Slider label="Transit" range min={0} max={60} defaultValue={[10, 40]} onValueChange={changed} />);
  (screen.getByRole('slider', { name: 'Transit, to' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(changed).toHaveBeenLastCalledWith([10, 39]);
});

it('stays where its owner says', async () => {
  const screen = await render(<Slider label="Delay" value={5} onValueChange={() => {}} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '5');
});

it('can be reached, but not moved, when it is disabled for a reason', async () => {
  const changed = vi.fn();
  const screen = await render(<Slider label="Delay" defaultValue={5} onValueChange={changed} disabledReason="Only the owner can" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('slider')).toHaveFocus();
  await expect.element(screen.getByRole('slider')).toHaveAccessibleDescription('Only the owner can');
  expect(changed).not.toHaveBeenCalled();
});
