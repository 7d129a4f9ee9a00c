import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { OutcomeTable, type OutcomeRow } from './index.js';

const rows: OutcomeRow[] = [
  { id: '1', index: 1, reference: 'COSU6412873350', status: { tone: 'success', label: 'Added' } },
  {
    id: '2',
    index: 2,
    reference: 'MSCU1234567',
    status: { tone: 'danger', label: 'Failed' },
    messages: ['The check digit is wrong.', 'No carrier.'],
  },
];

conformance(<OutcomeTable label="Result of the upload" rows={rows} />, { root: 'div', slot: 'outcome-table' });

it('shows only rows with problems on demand', async () => {
  const screen = await render(<OutcomeTable label="Result" rows={rows} />);
  await screen.getByRole('switch', { name: 'Only rows with problems' }).click();
  await expect.element(screen.getByRole('rowheader', { name: 'MSCU1234567' })).toBeVisible();
  await expect.element(screen.getByText('COSU6412873350')).not.toBeInTheDocument();
});

it('renders many rows in steps', async () => {
  const many = Array.from({ length: 450 }, (_, at): OutcomeRow => ({
    id: `${at}`,
    index: at + 1,
    reference: `BILL${at + 1}`,
    status: { tone: 'success', label: 'Added' },
  }));
  const screen = await render(<OutcomeTable label="Result" rows={many} />);
  expect(screen.getByRole('rowheader').elements()).toHaveLength(200);
  await screen.getByRole('button', { name: 'Show 200 more rows' }).click();
  await screen.getByRole('button', { name: 'Show 50 more rows' }).click();
  expect(screen.getByRole('rowheader').elements()).toHaveLength(450);
});

it('stays a table for screen readers on a phone', async () => {
  await page.viewport(390, 844);
  const screen = await render(<OutcomeTable label="Result" rows={rows} />);
  expect(screen.getByRole('columnheader').elements()).toHaveLength(4);
  await expect.element(screen.getByRole('rowheader', { name: 'MSCU1234567' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
