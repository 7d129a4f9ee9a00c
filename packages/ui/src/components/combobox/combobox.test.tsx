import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Field } from '../field/index.js';
import { Combobox, type ComboboxOption } from './index.js';

const carriers: readonly ComboboxOption[] = [
  { value: 'COSU', label: 'COSCO', keywords: ['中远'] },
  { value: 'MSCU', label: 'MSC', disabled: true },
  { value: 'HLCU', label: 'Hapag-Lloyd' },
];

conformance(<Combobox aria-label="Carrier" options={carriers} />, { root: 'input', slot: 'combobox', frame: 'combobox-frame' });

it('moves over the options with the arrow keys, skips disabled ones and refers to the highlighted one', async () => {
  const screen = await render(<Combobox aria-label="Carrier" options={carriers} />);
  const field = screen.getByRole('combobox');
  await userEvent.tab();
  const marked = (): string | null | undefined =>
    document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')?.textContent;
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(marked).toContain('COSCO');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(marked).toContain('Hapag-Lloyd');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Hapag-Lloyd');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

it('selects the label of a choice, so that the next text replaces it', async () => {
  const screen = await render(<Combobox aria-label="Carrier" options={carriers} />);
  const field = screen.getByRole('combobox');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('COSCO');
  await userEvent.keyboard('hap');
  await expect.element(field).toHaveValue('hap');
});

/** By its slot, since the text is announced too and would match twice. */
const messageInList = (): string | null | undefined => document.querySelector('[data-slot="combobox-message-text"]')?.textContent;

it('restores the selected label when Escape closes the list without a choice', async () => {
  const screen = await render(<Combobox aria-label="Carrier" options={carriers} defaultValue="COSU" />);
  const field = screen.getByRole('combobox');
  await field.fill('nobody');
  await expect.poll(messageInList).toBe('Nothing matches “nobody”');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('COSCO');
});

it('clears the selection with its text, unless a value is required', async () => {
  const changed = vi.fn();
  const screen = await render(
    <>
      <Combobox aria-label="Free" options={carriers} defaultValue="COSU" onValueChange={changed} />
      <Combobox aria-label="Kept" options={carriers} defaultValue="COSU" hideClear onValueChange={changed} />
    </>,
  );
  await screen.getByLabelText('Free').fill('');
  expect(changed.mock.calls).toEqual([[null]]);
  await screen.getByLabelText('Kept').fill('');
  expect(changed).toHaveBeenCalledTimes(1);
});

it('searches on the server once per burst of keys and drops earlier searches', async () => {
  const requests: [string, AbortSignal][] = [];
  const onSearch = vi.fn((query: string, signal: AbortSignal) => {
    requests.push([query, signal]);
    return query === 'cos' ? Promise.resolve(carriers) : new Promise<readonly ComboboxOption[]>(() => {});
  });
  // A debounce long enough for three keys on a busy machine.
  const screen = await render(<Combobox aria-label="Carrier" onSearch={onSearch} debounceMs={800} />);
  await screen.getByRole('combobox').click();
  await expect.poll(() => requests.length, { timeout: 5000 }).toBe(1);
  await userEvent.keyboard('cos');
  await expect.element(screen.getByRole('option', { name: 'COSCO' }), { timeout: 5000 }).toBeVisible();
  expect(requests.map(([query]) => query)).toEqual(['', 'cos']);
  expect(requests[0]?.[1].aborted).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('combobox')).toHaveValue('COSCO');
});

it('reports a failed search and retries with Enter', async () => {
  let fails = true;
  const onSearch = (): Promise<readonly ComboboxOption[]> => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(carriers));
  const screen = await render(<Combobox aria-label="Carrier" onSearch={onSearch} debounceMs={0} />);
  await screen.getByRole('combobox').click();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  fails = false;
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('option', { name: 'COSCO' })).toBeVisible();
});

it('requires a minimum number of characters before a server search', async () => {
  const onSearch = vi.fn(() => Promise.resolve(carriers));
  const screen = await render(<Combobox aria-label="Carrier" onSearch={onSearch} minQueryLength={2} debounceMs={0} />);
  await screen.getByRole('combobox').fill('c');
  await expect.poll(messageInList).toBe('Type 1 more character');
  expect(onSearch).not.toHaveBeenCalled();
});

it('shows the label of a value from outside its options', async () => {
  const screen = await render(
    <Combobox aria-label="Carrier" onSearch={() => Promise.resolve([])} value="ONEY" selectedOptions={[{ value: 'ONEY', label: 'ONE' }]} />,
  );
  await expect.element(screen.getByRole('combobox')).toHaveValue('ONE');
});

it('accepts several values and submits them under its name', async () => {
  const screen = await render(
    <form data-testid="form">
      <Combobox aria-label="Carriers" name="carrier" multiple options={carriers} defaultValue={['COSU']} />
    </form>,
  );
  await screen.getByRole('combobox').fill('hapag');
  await userEvent.keyboard('{Enter}');
  const form = screen.getByTestId('form').element() as HTMLFormElement;
  expect(new FormData(form).getAll('carrier')).toEqual(['COSU', 'HLCU']);
  await screen.getByRole('button', { name: 'Remove COSCO' }).click();
  expect(new FormData(form).getAll('carrier')).toEqual(['HLCU']);
  await userEvent.keyboard('{Backspace}');
  expect(new FormData(form).getAll('carrier')).toEqual([]);
});

it('does not submit the form while its list is open', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Combobox aria-label="Carrier" options={carriers} />
    </form>,
  );
  await screen.getByRole('combobox').fill('zzz');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is named by its field and shows why it is disabled', async () => {
  const screen = await render(
    <Field label="Carrier" error="Choose one">
      <Combobox options={carriers} disabledReason="Found from the bill" />
    </Field>,
  );
  const field = screen.getByRole('combobox', { name: 'Carrier' });
  await expect.element(field).toHaveAccessibleDescription('Found from the bill Choose one');
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.querySelector('[role=listbox]')).toBeNull();
});
