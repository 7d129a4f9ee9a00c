import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';

import { conformance } from '../../testing/conformance.js';
import { Form, FormField, useSchemaForm } from '../form/index.js';
import { Slider } from './index.js';

conformance(<Slider label="Delay" />, { root: 'span', slot: 'slider', frame: 'slider-frame' });
conformance(<Slider label="Delay" range />, { root: 'span', slot: 'slider', frame: 'slider-frame' });

it('moves with the keys and announces its value as text', async () => {
  const changed = vi.fn();
  const screen = await render(
    <Slider label="Delay" min={0} max={10} defaultValue={3} onValueChange={changed} formatValue={(days) => `${days} days`} />,
  );
  const thumb = screen.getByRole('slider', { name: 'Delay' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(thumb).toHaveAttribute('aria-valuenow', '4');
  await userEvent.keyboard('{End}');
  await expect.element(thumb).toHaveAttribute('aria-valuenow', '10');
  expect(changed.mock.calls).toEqual([[4], [10]]);
  await expect.element(thumb).toHaveAttribute('aria-valuetext', '10 days');
  await expect.element(screen.getByText('10 days')).toBeVisible();
});

it('has two named thumbs as a range', async () => {
  const changed = vi.fn();
  const screen = await render(<Slider label="Transit" range min={0} max={60} defaultValue={[10, 40]} onValueChange={changed} />);
  (screen.getByRole('slider', { name: 'Transit, to' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(changed).toHaveBeenLastCalledWith([10, 39]);
});

it('follows its controlled value', async () => {
  const screen = await render(<Slider label="Delay" value={5} onValueChange={() => {}} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '5');
});

it('can be focused but not moved while it is disabled with a reason', async () => {
  const changed = vi.fn();
  const screen = await render(<Slider label="Delay" defaultValue={5} onValueChange={changed} disabledReason="Only the owner can" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('slider')).toHaveFocus();
  await expect.element(screen.getByRole('slider')).toHaveAccessibleDescription('Only the owner can');
  expect(changed).not.toHaveBeenCalled();
});

it('restores its initial value when its form is reset, and keeps focus in place', async () => {
  const screen = await render(
    <form aria-label="Plan">
      <Slider label="Delay" name="delay" max={10} defaultValue={3} />
      <Slider label="Transit" name="transit" range max={60} defaultValue={[10, 40]} />
      <button type="reset">Set back</button>
    </form>,
  );
  const thumb = screen.getByRole('slider', { name: 'Delay' });
  const end = screen.getByRole('slider', { name: 'Transit, to' });
  for (const one of [thumb, end]) {
    (one.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
  }
  await expect.element(thumb).toHaveAttribute('aria-valuenow', '4');
  await expect.element(end).toHaveAttribute('aria-valuenow', '41');
  const button = screen.getByRole('button', { name: 'Set back' });
  await button.click();
  await expect.element(thumb).toHaveAttribute('aria-valuenow', '3');
  await expect.element(end).toHaveAttribute('aria-valuenow', '40');
  await expect.element(button).toHaveFocus();
  const form = screen.getByRole('form').element();
  await expect
    .poll(() => form instanceof HTMLFormElement && [...new FormData(form)])
    .toEqual([
      ['delay', '3'],
      ['transit[]', '10'],
      ['transit[]', '40'],
    ]);
});

function DelayForm(): React.ReactNode {
  const form = useSchemaForm({ schema: z.object({ delay: z.number() }), defaultValues: { delay: 3 } });
  return (
    <Form form={form} onSubmit={() => {}}>
      <FormField name="delay" label="Delay" hideLabel>
        {({ onChange, ref: _ref, ...control }) => <Slider {...control} label="Delay" max={10} onValueChange={onChange} />}
      </FormField>
      <button type="button" onClick={() => form.reset({ delay: 9 })}>
        Load
      </button>
      <button type="button" onClick={() => form.reset()}>
        Set back
      </button>
    </Form>
  );
}

it('follows reset of a schema form, also to other than its initial values', async () => {
  const screen = await render(<DelayForm />);
  const thumb = screen.getByRole('slider', { name: 'Delay' });
  await screen.getByRole('button', { name: 'Load' }).click();
  await expect.element(thumb).toHaveAttribute('aria-valuenow', '9');
  (thumb.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(thumb).toHaveAttribute('aria-valuenow', '8');
  await screen.getByRole('button', { name: 'Set back' }).click();
  await expect.element(thumb).toHaveAttribute('aria-valuenow', '9');
});

it('runs from right to left in right-to-left pages', async () => {
  const screen = await render(
    <div dir="rtl" style={{ inlineSize: 200 }}>
      <Slider label="Delay" min={0} max={10} defaultValue={2} />
    </div>,
  );
  const thumb = screen.getByRole('slider', { name: 'Delay' });
  const track = screen.container.querySelector('[data-slot="slider"]')?.getBoundingClientRect();
  expect(thumb.element().getBoundingClientRect().x).toBeGreaterThan((track?.x ?? 0) + 100);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(thumb).toHaveAttribute('aria-valuenow', '3');
});
