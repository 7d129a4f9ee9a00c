import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { Badge } from '../../components/badge/index.js';
import { conformance } from '../../testing/conformance.js';
import { late, NOW } from '../fixtures/journeys.js';
import { lateOutlook } from '../fixtures/outlooks.js';
import { duisburg, rotterdam, shanghai } from '../fixtures/places.js';
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

it('names an unloading from rail as the timeline does', async () => {
  const screen = await render(
    <ShipmentCard
      title="COSU6412873350"
      route={{ pol: shanghai, pod: rotterdam }}
      stage="discharged"
      stageMode="RAIL"
      rail={{ nodes: [] }}
      arrival={{ firstEta: null, eta: null, ata: null, timeZone: null }}
      now={NOW}
    />,
  );
  await expect.element(screen.getByText('Unloaded (rail)')).toBeVisible();
});

it('calls no arrival planned without an outlook, and none late that is not expected any more', async () => {
  const eta = '2026-11-26T05:00:00.000Z';
  const arrivals = [eta, '2026-12-09T05:00:00.000Z', null];
  const ofCancelled = late.stations.flatMap((station) => station.milestones).map((node) => ({ ...node, passed: node.actual === null }));
  const screen = await render(
    arrivals.map((newest) => (
      <ShipmentCard
        key={newest}
        title="COSU6412873350"
        route={{ pol: shanghai, pod: rotterdam }}
        stage="booked"
        rail={{ nodes: newest === eta ? [] : ofCancelled }}
        arrival={{ firstEta: eta, eta: newest, ata: null, timeZone: 'Europe/Amsterdam' }}
        now={NOW}
      />
    )),
  );
  const shown = [...screen.container.querySelectorAll<HTMLElement>('[data-slot="plan-actual"]')];
  expect(shown.map((one) => one.querySelector('[data-slot="plan-actual-was"]')?.textContent)).toEqual([
    'Estimate',
    'not reported',
    'not reported',
  ]);
  expect(shown.slice(1).map((one) => one.dataset['tone'])).toEqual(['notOccurred', 'notOccurred']);
});

it('fits a narrow phone', async () => {
  const screen = await render(<div style={{ width: 296 }}>{card}</div>);
  const root = screen.container.querySelector('[data-slot="shipment-card"]');
  expect(root?.scrollWidth).toBeLessThanOrEqual(296);
  await expect.element(screen.getByRole('link', { name: 'COSU6412873350' })).toBeVisible();
});

it('has three lines with an outlook, and long names fit the width of a phone', async () => {
  const nodes = late.stations.flatMap((station) => station.milestones);
  const screen = await render(
    <div style={{ width: 366 }}>
      <ShipmentCard
        title={<a href="/x">COSU6412873350</a>}
        subtitle="Mediterranean Shipping Company · PO-26-10428 / PO-88214 / PO-88215 for the warehouse in Duisburg"
        route={{ pol: shanghai, pod: rotterdam }}
        stage="departed"
        rail={{ nodes }}
        arrival={{ firstEta: null, eta: null, ata: null, timeZone: null }}
        now={NOW}
        outlook={lateOutlook}
        badges={<span>Late</span>}
        actions={<button type="button">More</button>}
      />
    </div>,
  );
  const root = screen.container.querySelector('[data-slot="shipment-card"]');
  expect(root?.scrollWidth).toBeLessThanOrEqual(366);
  expect(root?.getBoundingClientRect().height).toBeLessThan(112);
  await expect.element(screen.getByRole('button', { name: 'More' })).toBeInViewport();
});

it('names the place of delivery in one line with the ports, as its row in the table', async () => {
  const screen = await render(
    <div style={{ width: 366 }}>
      <ShipmentCard
        title="COSU6412873350"
        route={{ pol: shanghai, pod: rotterdam, pld: duisburg }}
        stage="departed"
        rail={{ nodes: [] }}
        arrival={{ firstEta: null, eta: null, ata: null, timeZone: null }}
        now={NOW}
        outlook={lateOutlook}
        badges={<span>Completed</span>}
      />
    </div>,
  );
  const route = screen.container.querySelector<HTMLElement>('[data-slot="route-label"]');
  expect(route?.textContent).toBe('Shanghai to Rotterdam to Duisburg');
  expect(route?.offsetHeight).toBeLessThan(24);
  await expect.element(screen.getByText('Duisburg')).toBeInViewport();
});

it('wraps many badges beside its route', async () => {
  const screen = await render(
    <div style={{ width: 366 }}>
      <ShipmentCard
        title="COSU6412873350"
        route={{ pol: shanghai, pod: rotterdam }}
        stage="departed"
        rail={{ nodes: late.stations.flatMap((station) => station.milestones) }}
        arrival={{ firstEta: null, eta: null, ata: null, timeZone: null }}
        now={NOW}
        outlook={lateOutlook}
        badges={['Late', 'Rolled over', 'Missed connection', 'ETA in doubt', 'Long dwell'].map((text) => (
          <Badge key={text}>{text}</Badge>
        ))}
      />
    </div>,
  );
  const root = screen.container.querySelector('[data-slot="shipment-card"]');
  expect(root?.scrollWidth).toBeLessThanOrEqual(366);
  await expect.element(screen.getByText('Shanghai')).toBeVisible();
});
