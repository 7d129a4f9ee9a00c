import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { at } from '../fixtures/build.js';
import { lateExplanation, lateOutlook } from '../fixtures/outlooks.js';
import { ArrivalExplanation } from './index.js';

conformance(<ArrivalExplanation outlook={lateOutlook} explanation={lateExplanation} />, { root: 'button', slot: 'arrival-explanation' });

it('draws nothing for a shipment of which no arrival is expected', async () => {
  const screen = await render(<ArrivalExplanation outlook={lateOutlook} explanation={null} />);
  expect(screen.container.textContent).toBe('');
});

it('ends with the promise and the slip of the outlook, in times that add up', async () => {
  const screen = await render(<ArrivalExplanation outlook={lateOutlook} explanation={lateExplanation} />);
  await screen.getByRole('button', { name: 'Why this date?' }).click();
  const rows = screen
    .getByRole('dialog')
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent);
  expect(rows[0]).toBe('Carrier’s date15 Dec, 12:00 GMT-8');
  expect(rows.slice(-4)).toEqual([
    'Expected18 Dec, 18:00 GMT-8',
    'First plan15 Dec, 12:00 GMT-8',
    'Against the first plan3 d 6 h late',
    expect.stringMatching(/^Range in 8 of 10 cases/u),
  ]);
});

it('says which part of the delay for the customer was in the first plan', async () => {
  const promised = {
    ...lateOutlook,
    promise: { at: at('12-11 20:00'), by: 'customer' as const },
    slipMs: 174 * 3_600_000,
    planSlipMs: 96 * 3_600_000,
  };
  const screen = await render(<ArrivalExplanation outlook={promised} explanation={lateExplanation} />);
  await screen.getByRole('button', { name: 'Why this date?' }).click();
  const row = screen.getByRole('row', { name: /^Against the customer deadline/u });
  await expect.element(row).toHaveTextContent('Against the customer deadlinecarrier’s first plan 4 d after that date7 d 6 h too late');
});
