import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Field } from '../field/index.js';
import { Select } from './index.js';

const options = [
  { value: 'COSU', label: 'COSCO' },
  { value: 'MSCU', label: 'MSC' },
];

conformance(<Select aria-label="Carrier" options={options} />, { root: 'select', slot: 'select' });

it('starts with the empty value when there is a placeholder', async () => {
  const screen = await render(<Select aria-label="Carrier" placeholder="Any" options={options} />);
  await expect.element(screen.getByRole('combobox')).toHaveValue('');
});

it('is named by its field', async () => {
  const screen = await render(
    <Field label="Carrier" error="Choose one">
      <Select options={options} />
    </Field>,
  );
  await expect.element(screen.getByRole('combobox', { name: 'Carrier' })).toHaveAccessibleDescription('Choose one');
});

it('cannot be changed while it is read-only, but can be focused', async () => {
  const screen = await render(<Select aria-label="Carrier" readOnly options={options} />);
  await userEvent.tab();
  await userEvent.keyboard('M{ArrowDown}');
  const select = screen.getByRole('combobox');
  await expect.element(select).toHaveFocus();
  await expect.element(select).toHaveValue('COSU');
});

it('shows that there are no options', async () => {
  const screen = await render(<Select aria-label="Carrier" options={[]} />);
  await expect.element(screen.getByRole('option', { name: 'Nothing to choose from' })).toBeInTheDocument();
});

it('keeps the order of a number and its words on a page from right to left', async () => {
  const screen = await render(
    <div dir="rtl">
      <Select aria-label="Rows" options={[{ value: '10', label: '10 per page' }]} />
    </div>,
  );
  // The browser draws the text of an option outside of the document, so its place cannot be measured.
  const [option] = screen.getByRole('option').elements();
  expect(option && getComputedStyle(option).direction).toBe('ltr');
  expect(getComputedStyle(screen.getByRole('combobox').element()).direction).toBe('rtl');
});
