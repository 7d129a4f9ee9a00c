import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { Transfer } from './index.js';

const items = [
  { id: 'cosco', label: 'COSCO' },
  { id: 'msc', label: 'MSC' },
  { id: 'oocl', label: 'OOCL', disabled: true },
];

conformance(<Transfer label="Carriers" items={items} defaultValue={['msc']} />, { root: 'div', slot: 'transfer' });

const list = (name: string) => page.getByRole('listbox', { name });

it('moves the selected items and announces their number', async () => {
  const onChange = vi.fn();
  await render(<Transfer label="Carriers" items={items} onChange={onChange} />);
  await page.getByRole('checkbox', { name: 'Select all in Available' }).click();
  await page.getByRole('button', { name: 'Add the selected' }).click();
  expect(onChange).toHaveBeenCalledWith(['cosco', 'msc']);
  await expect.element(page.getByRole('status')).toHaveTextContent('2 added');
  await expect.element(list('Available').getByRole('option')).toHaveTextContent('OOCL');
});

it('selects items by Space and moves them by Enter', async () => {
  const onChange = vi.fn();
  await render(<Transfer label="Carriers" items={items} defaultValue={['cosco']} onChange={onChange} />);
  await page.getByRole('searchbox', { name: 'Search in Available' }).click();
  await userEvent.tab();
  await expect.element(list('Available')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(list('Available').getByRole('option', { name: 'MSC' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith(['cosco', 'msc']);
});

it('disables the move button while no item is selected', async () => {
  await render(<Transfer label="Carriers" items={items} />);
  await expect.element(page.getByRole('button', { name: 'Add the selected' })).toHaveAttribute('aria-disabled', 'true');
});

it('renders only a part of five thousand items', async () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ id: `p${at}`, label: `Port ${at + 1}` }));
  await render(<Transfer label="Ports" items={many} />);
  await expect.poll(() => document.querySelector('[data-slot="transfer-window"]')).not.toBeNull();
  await page.getByRole('searchbox', { name: 'Search in Available' }).click();
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('option', { name: 'Port 5000' })).toBeVisible();
  expect(page.getByRole('option').elements().length).toBeLessThan(60);
});
