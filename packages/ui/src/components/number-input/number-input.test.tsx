import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';

import { conformance } from '../../testing/conformance.js';
import { Field } from '../field/index.js';
import { Form, FormField, useSchemaForm } from '../form/index.js';
import { NumberInput } from './index.js';

conformance(<NumberInput aria-label="Weight" unit="kg" />, { root: 'input', slot: 'number-input', frame: 'number-input-frame' });

it('accepts grouped numbers and a decimal comma, and formats them on blur', async () => {
  const changed = vi.fn();
  const screen = await render(<NumberInput aria-label="Weight" onValueChange={changed} />);
  const field = screen.getByRole('spinbutton');
  await field.fill('1.234,5');
  expect(changed).toHaveBeenLastCalledWith(1234.5);
  await expect.element(field).toHaveValue('1.234,5');
  await userEvent.tab();
  await expect.element(field).toHaveValue('1,234.5');
});

it('keeps text that is no number, and reports it on blur', async () => {
  const changed = vi.fn();
  const screen = await render(<NumberInput aria-label="Weight" defaultValue={5} onValueChange={changed} />);
  const field = screen.getByRole('spinbutton');
  await field.fill('about 12');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await expect.element(field).toHaveValue('about 12');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('That is not a number');
  expect(changed).toHaveBeenLastCalledWith(null);
});

it('marks a number out of range and does not change it', async () => {
  const screen = await render(<NumberInput aria-label="Days" min={1} max={30} precision={0} />);
  const field = screen.getByRole('spinbutton');
  for (const [typed, message] of [
    ['31', 'At most 30'],
    ['0', 'At least 1'],
    ['1.5', 'No decimals'],
  ] as const) {
    await field.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveAccessibleDescription(message);
    await expect.element(field).toHaveValue(typed);
  }
});

it('shows the error only after the press that moved focus, so that the press hits its button', async () => {
  const pressed = vi.fn();
  const screen = await render(
    <>
      <NumberInput aria-label="Days" max={30} />
      <button type="button" style={{ display: 'block', blockSize: 12, padding: 0, fontSize: 9 }} onClick={pressed}>
        Save
      </button>
    </>,
  );
  const field = screen.getByRole('spinbutton');
  await field.fill('31');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(pressed).toHaveBeenCalledOnce();
  await expect.element(field).toHaveAccessibleDescription('At most 30');
});

it('steps with arrows and page keys, and moves to the limits with Home and End', async () => {
  const screen = await render(<NumberInput aria-label="Days" min={0} max={25} defaultValue={3} unit="d" />);
  const field = screen.getByRole('spinbutton');
  await field.click();
  const valueTexts: (string | null)[] = [];
  for (const key of ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'End', 'Home']) {
    await userEvent.keyboard(`{${key}}`);
    valueTexts.push(field.element().getAttribute('aria-valuetext'));
  }
  expect(valueTexts).toEqual(['4 d', '3 d', '13 d', '3 d', '25 d', '0 d']);
});

it('steps with its buttons and keeps focus', async () => {
  const screen = await render(<NumberInput aria-label="Boxes" defaultValue={9} max={10} />);
  const field = screen.getByRole('spinbutton');
  await field.click();
  await screen.getByRole('button', { name: 'Increase' }).click();
  await screen.getByRole('button', { name: 'Increase' }).click({ force: true });
  await expect.element(field).toHaveValue('10');
  await expect.element(field).toHaveFocus();
});

it('replaces typed text by a new value from outside', async () => {
  const screen = await render(<NumberInput aria-label="Weight" value={null} />);
  await screen.getByRole('spinbutton').fill('rubbish');
  await screen.rerender(<NumberInput aria-label="Weight" value={7} />);
  await expect.element(screen.getByRole('spinbutton')).toHaveValue('7');
});

it('submits a plain number and is named by its field', async () => {
  const screen = await render(
    <form data-testid="form">
      <Field label="Weight">
        <NumberInput name="weight" defaultValue={1234.5} />
      </Field>
    </form>,
  );
  await expect.element(screen.getByRole('spinbutton', { name: 'Weight' })).toHaveValue('1,234.5');
  expect(new FormData(screen.getByTestId('form').element() as HTMLFormElement).get('weight')).toBe('1234.5');
});

it('shows why it is disabled and ignores keys', async () => {
  const screen = await render(<NumberInput aria-label="Weight" defaultValue={2} disabledReason="The carrier weighs it" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  const field = screen.getByRole('spinbutton');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('2');
  await expect.element(field).toHaveAccessibleDescription('The carrier weighs it');
});

it('restores its initial value and clears unparsable text when its form is reset', async () => {
  const screen = await render(
    <form aria-label="Parcel">
      <NumberInput aria-label="Weight" name="weight" defaultValue={5} />
      <NumberInput aria-label="Pieces" name="pieces" />
      <button type="reset">Set back</button>
    </form>,
  );
  await screen.getByLabelText('Weight').fill('12');
  await screen.getByLabelText('Pieces').fill('a few');
  // The error message on blur moves the button: blur first, then press it.
  await userEvent.tab();
  await expect.element(screen.getByText('That is not a number')).toBeVisible();
  await screen.getByRole('button', { name: 'Set back' }).click();
  await expect.element(screen.getByLabelText('Weight')).toHaveValue('5');
  await expect.element(screen.getByLabelText('Pieces')).toHaveValue('');
  const form = screen.getByRole('form').element();
  await expect.poll(() => form instanceof HTMLFormElement && [...new FormData(form).values()]).toEqual(['5', '']);
});

it('does not change a controlled value when its form is reset', async () => {
  const changed = vi.fn();
  const screen = await render(
    <form>
      <NumberInput aria-label="Weight" value={7} onValueChange={changed} />
      <button type="reset">Set back</button>
    </form>,
  );
  await screen.getByRole('button', { name: 'Set back' }).click();
  expect(changed).not.toHaveBeenCalled();
  await expect.element(screen.getByLabelText('Weight')).toHaveValue('7');
});

function WeightForm(): React.ReactNode {
  const form = useSchemaForm({ schema: z.object({ weight: z.nullable(z.number()) }), defaultValues: { weight: null } });
  return (
    <Form form={form} onSubmit={() => {}} aria-label="Parcel">
      <FormField name="weight" label="Weight">
        {({ onChange, ...control }) => <NumberInput {...control} onValueChange={onChange} />}
      </FormField>
      <button type="button" onClick={() => form.reset()}>
        Set back
      </button>
      <button type="button" onClick={() => form.reset({ weight: 9 })}>
        Load
      </button>
    </Form>
  );
}

it('follows reset of a schema form and clears unparsable text', async () => {
  const screen = await render(<WeightForm />);
  const field = screen.getByLabelText('Weight');
  await field.fill('about ten');
  await userEvent.tab();
  await expect.element(screen.getByText('That is not a number')).toBeVisible();
  await screen.getByRole('button', { name: 'Set back' }).click();
  await expect.element(field).toHaveValue('');
  await screen.getByRole('button', { name: 'Load' }).click();
  await expect.element(field).toHaveValue('9');
  await field.fill('12');
  await screen.getByRole('button', { name: 'Set back' }).click();
  await expect.element(field).toHaveValue('9');
});
