import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { late, NOW } from '../fixtures/journeys.js';
import { rotterdam, shanghai } from '../fixtures/places.js';
import { ShipmentCard } from './index.js';
const card = (
  <ShipmentCard
    title={<a href="/x">COSU6412873350</a>}
    route={{ pol: shanghai, pod: rotterdam }}
    stage="departed"
    rail={{ nodes: late.stations.flatMap((station) => station.milestones) }}
    arrival={{ firstEta: '2026-11-26T05:00:00.000Z', eta: '2026-12-01T05:00:00.000Z', ata: null, timeZone: 'Europe/Amsterdam' }}
    now={NOW}
  />
);

conformance(card, { root: 'article', slot: 'shipment-card' });

it('fits a narrow phone', async () => {
  const screen = await render(<div style={{ width: 296 }}>{card}</div>);
  const root = screen.container.querySelector('[data-slot="shipment-card"]');
  expect(root?.scrollWidth).toBeLessThanOrEqual(296);
  await expect.element(screen.getByRole('link', { name: 'COSU6412873350' })).toBeVisible();
});
