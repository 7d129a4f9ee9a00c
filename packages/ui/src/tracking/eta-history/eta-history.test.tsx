import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { lateEtaHistory, NOW } from '../fixtures/journeys.js';
import { EtaHistory } from './index.js';

const chart = <EtaHistory history={lateEtaHistory} now={NOW} timeZone="Europe/Amsterdam" place="Rotterdam" />;

conformance(chart, { root: 'div', slot: 'eta-history' });
conformance(<EtaHistory history={[]} now={NOW} />, { root: 'div', slot: 'eta-history' });

it('has an accessible name with the source, the place, the first and the current ETA', async () => {
  const screen = await render(chart);
  await expect
    .element(screen.getByRole('img'))
    .toHaveAccessibleName('Carrier’s ETA history at Rotterdam. First 26 Nov, 06:00 GMT+1, now 1 Dec, 06:00 GMT+1 (5 d late).');
});

it('shows the same data as a table, newest first', async () => {
  const screen = await render(chart);
  await screen.getByRole('button', { name: 'Show as table' }).click();
  const rows = screen
    .getByRole('row')
    .elements()
    .map((row) => row.textContent ?? '');
  expect(rows).toHaveLength(7);
  expect(rows[1]).toContain('+5 d');
  expect(rows[6]).toContain('First ETA');
});

it('stays inside a narrow card', async () => {
  const screen = await render(<div style={{ width: 280 }}>{chart}</div>);
  expect(screen.container.querySelector('[data-slot="eta-history"]')?.scrollWidth).toBeLessThanOrEqual(280);
});
