import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
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
