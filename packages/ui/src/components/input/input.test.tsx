import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { UiProvider } from '../../lib/ui-provider.js';
import { conformance } from '../../testing/conformance.js';
import { en } from '@seaberry/i18n/ui';
import { Input } from './index.js';

conformance(<Input aria-label="Bill" />, { root: 'input', slot: 'input' });

it('takes the size of the provider unless it says its own', async () => {
  const screen = await render(
    <UiProvider locale="en" messages={en} size="sm">
      <Input aria-label="Small" />
      <Input aria-label="Large" size="lg" />
    </UiProvider>,
  );
  expect(screen.getByLabelText('Small').element().getBoundingClientRect().height).toBe(28);
  expect(screen.getByLabelText('Large').element().getBoundingClientRect().height).toBe(40);
});

it('announces that it is required without the bubble of the browser', async () => {
  const screen = await render(<Input aria-label="Bill" required />);
  const input = screen.getByRole('textbox');
  await expect.element(input).toHaveAttribute('aria-required', 'true');
  await expect.element(input).not.toHaveAttribute('required');
});
