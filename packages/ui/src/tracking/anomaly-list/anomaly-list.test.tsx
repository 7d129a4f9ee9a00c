import type { Anomaly } from '@seaberry/tracking';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { lateAnomalies } from '../fixtures/journeys.js';
import { AnomalyList } from './index.js';
conformance(<AnomalyList anomalies={lateAnomalies} />, { root: 'div', slot: 'anomaly-list' });

it('shows the most severe first and the rest on demand', async () => {
  const screen = await render(<AnomalyList anomalies={lateAnomalies} limit={2} />);
  expect(screen.getByRole('listitem').elements()).toHaveLength(2);
  await screen.getByRole('button', { name: 'Show all 5' }).click();
  expect(screen.getByRole('listitem').elements()).toHaveLength(5);
  await expect.element(screen.getByRole('button', { name: 'Show fewer' })).toHaveAttribute('aria-expanded', 'true');
});

it('shows a message without anomalies', async () => {
  const screen = await render(<AnomalyList anomalies={[]} />);
  await expect.element(screen.getByText('No anomalies')).toBeVisible();
});

it('names what an anomaly is measured against: first plan, customer deadline or free days', async () => {
  const measured = (against: Anomaly['against']) => lateAnomalies.slice(0, 1).map((one) => ({ ...one, against }) as Anomaly);
  for (const [against, said] of [
    ['plan', 'first plan 26 Oct'],
    ['promise', 'customer deadline 26 Oct'],
    ['freeDays', 'free days until 26 Oct'],
  ] as const) {
    const { container } = await render(<AnomalyList anomalies={measured(against)} />);
    expect(container.textContent).toContain(said);
  }
});

it('does not say that there are none where nothing more was heard of the shipment', async () => {
  const screen = await render(<AnomalyList anomalies={[]} unheard />);
  await expect.element(screen.getByText(/it is not known whether any milestone was off its plan/u)).toBeVisible();
  expect(screen.container.textContent).not.toContain('No ');
});
