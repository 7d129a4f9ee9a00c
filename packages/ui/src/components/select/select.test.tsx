import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Field } from '../field/index.js';
import { Select } from './index.js';

const options = [
  { value: 'COSU', label: 'COSCO' },
  { value: 'MSCU', label: 'MSC' },
];

conformance(<Select aria-label="Carrier" options={options} />, { root: 'select', slot: 'select' });

it('starts on the empty value when there is a placeholder', async () => {
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
