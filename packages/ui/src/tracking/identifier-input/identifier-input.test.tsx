import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { IdentifierInput } from './index.js';
conformance(<IdentifierInput kind="container" label="Container number" />, { root: 'div', slot: 'identifier-input' });

it('normalises a number on blur', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  const screen = await render(<IdentifierInput kind="container" label="Container number" onValueChange={onValueChange} />);
  await userEvent.type(screen.getByLabelText('Container number'), 'csnu 682916-0');
  await userEvent.tab();
  await expect.element(screen.getByLabelText('Container number')).toHaveValue('CSNU6829160');
  expect(onValueChange).toHaveBeenLastCalledWith('CSNU6829160');
});

it('warns of a wrong check digit and does not mark the field as invalid', async () => {
  const screen = await render(<IdentifierInput kind="container" label="Container number" defaultValue="MSCU1234567" />);
  const input = screen.getByLabelText('Container number');
  await expect.element(input).toHaveAccessibleDescription(/expected 6, got 7/u);
  await expect.element(input).not.toHaveAttribute('aria-invalid', 'true');
});

it('gives no advice while a number is typed', async () => {
  const screen = await render(<IdentifierInput kind="container" label="Container number" />);
  await userEvent.type(screen.getByLabelText('Container number'), 'MSC');
  expect(screen.container.querySelector('[data-slot="field-message"]')).toBeNull();
});
