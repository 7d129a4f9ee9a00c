import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { RadioGroup } from './index.js';

const options = [
  { value: 'xlsx', label: 'Excel' },
  { value: 'csv', label: 'CSV' },
];

conformance(<RadioGroup label="Format" options={options} />, { root: 'fieldset', slot: 'radio-group' });

it('reports the selected option', async () => {
  const changed = vi.fn();
  const screen = await render(<RadioGroup label="Format" options={options} onChange={changed} />);
  await screen.getByText('CSV').click();
  expect(changed).toHaveBeenCalledWith('csv');
  await expect.element(screen.getByRole('radio', { name: 'CSV' })).toBeChecked();
});

it('is described by its error message', async () => {
  const screen = await render(<RadioGroup label="Format" options={options} error="Choose one" />);
  await expect.element(screen.getByRole('radiogroup', { name: 'Format' })).toHaveAccessibleDescription('Choose one');
});

const rows = [
  { value: 'a', label: 'All' },
  { value: 'b', label: 'Selected' },
];

it('keeps its selection while it is disabled, and shows the reason', async () => {
  const changed = vi.fn();
  const screen = await render(
    <RadioGroup label="Rows" options={rows} defaultValue="a" disabledReason="Nothing to export" onChange={changed} />,
  );
  await screen.getByText('Selected').click({ force: true });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Nothing to export');
  await expect.element(screen.getByRole('radio', { name: 'All' })).toBeChecked();
  expect(changed).not.toHaveBeenCalled();
});
