import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Input } from '../input/index.js';
import { Field } from './index.js';

conformance(
  <Field label="Bill of lading">
    <Input />
  </Field>,
  { root: 'div', slot: 'field' },
);

it('names, describes and marks its control', async () => {
  const screen = await render(
    <Field label="Account" description="E-mail or phone" error="Not known" required>
      <Input />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Account' });
  await expect.element(input).toHaveAccessibleDescription('E-mail or phone Not known');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toBeRequired();
});

it('shows an error instead of a warning', async () => {
  const screen = await render(
    <Field label="Container" error="Too short" warning="Odd check digit">
      <Input />
    </Field>,
  );
  await expect.element(screen.getByText('Too short')).toBeVisible();
  expect(screen.getByText('Odd check digit').query()).toBeNull();
});

it('does not mark a control that has only a warning as invalid', async () => {
  const screen = await render(
    <Field label="Container" warning="Odd check digit">
      <Input />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Container' });
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  await expect.element(input).toHaveAccessibleDescription('Odd check digit');
});

it('extends an existing description of the control', async () => {
  const screen = await render(
    <>
      <p id="own">Own words.</p>
      <Field label="Container" description="Field words.">
        <Input aria-describedby="own" />
      </Field>
    </>,
  );
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Own words. Field words.');
});
