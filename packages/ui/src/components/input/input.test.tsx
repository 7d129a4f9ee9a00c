import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { UiProvider } from '../../lib/ui-provider.js';
import { conformance } from '../../testing/conformance.js';
import { en } from '@seaberry/i18n/ui';
import { Field } from '../field/index.js';
import { Input } from './index.js';

conformance(<Input aria-label="Bill" />, { root: 'input', slot: 'input' });

it('has the size of the provider unless it has its own', async () => {
  const screen = await render(
    <UiProvider locale="en" messages={en} size="sm">
      <Input aria-label="Small" />
      <Input aria-label="Large" size="lg" />
    </UiProvider>,
  );
  expect(screen.getByLabelText('Small').element().getBoundingClientRect().height).toBe(28);
  expect(screen.getByLabelText('Large').element().getBoundingClientRect().height).toBe(40);
});

it('announces that it is required without the validation bubble of the browser', async () => {
  const screen = await render(<Input aria-label="Bill" required />);
  const input = screen.getByRole('textbox');
  await expect.element(input).toHaveAttribute('aria-required', 'true');
  await expect.element(input).not.toHaveAttribute('required');
});

it('keeps focus and shows the reason when it is disabled', async () => {
  const screen = await render(
    <Field label="Bill" description="As on the paper">
      <Input disabledReason="It is being tracked" defaultValue="COSU" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Bill' });
  await expect.element(input).toHaveAttribute('aria-disabled', 'true');
  await expect.element(input).toHaveAttribute('readonly');
  await expect.element(input).toHaveAccessibleDescription('It is being tracked As on the paper');
});
