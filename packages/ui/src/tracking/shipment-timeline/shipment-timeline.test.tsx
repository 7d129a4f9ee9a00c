import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { finished, fresh, late, long, NOW, sparse } from '../fixtures/journeys.js';
import { ShipmentTimeline } from './index.js';

conformance(<ShipmentTimeline container={late} now={NOW} defaultOpenKeys={['arrivedPod@NLRTM#8']} />, {
  root: 'div',
  slot: 'shipment-timeline',
});
conformance(<ShipmentTimeline container={{ ...fresh, stations: [], legs: [] }} now={NOW} />, { root: 'div', slot: 'shipment-timeline' });

const wide = (children: React.ReactNode) => <div style={{ width: 760 }}>{children}</div>;

it('is a table: columns, rows headed by the event, groups headed by the station', async () => {
  const screen = await render(wide(<ShipmentTimeline container={late} now={NOW} />));
  await expect.element(screen.getByRole('table', { name: 'Timeline of CSNU6829160' })).toBeVisible();
  expect(
    screen
      .getByRole('columnheader')
      .elements()
      .map((cell) => cell.textContent),
  ).toEqual(['Event', 'Planned', 'Estimate', 'Actual', 'Slip']);
  await expect.element(screen.getByRole('rowheader', { name: /^Shanghai.*times in GMT\+8/u })).toBeVisible();
  await expect.element(screen.getByRole('rowheader', { name: /^Departed ?, Delayed/u }).first()).toBeVisible();
});

it('gives every time with its zone to those who hear or copy it', async () => {
  const screen = await render(wide(<ShipmentTimeline container={late} now={NOW} />));
  const cells = [...screen.container.querySelectorAll('[data-slot="shipment-timeline-time"]')].map((cell) => cell.textContent ?? '');
  const times = cells.filter((cell) => /\d\d:\d\d/u.test(cell));
  expect(times.length).toBeGreaterThan(20);
  expect(times.every((cell) => /GMT\+8|CET/u.test(cell))).toBe(true);
});

it('opens the history of one event by keyboard and closes it again', async () => {
  const screen = await render(wide(<ShipmentTimeline container={late} now={NOW} />));
  const toggle = screen.getByRole('button', { name: /^Arrived at POD/u });
  (toggle.element() as HTMLButtonElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.container.querySelectorAll('[data-slot="shipment-timeline-statement"]')).toHaveLength(6);
  await userEvent.keyboard('{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});

it('says where the cargo is now', async () => {
  const screen = await render(wide(<ShipmentTimeline container={late} now={NOW} nowDetail={<span>15.8 kn</span>} />));
  await expect.element(screen.getByText('Now on the way to Rotterdam')).toBeVisible();
  await expect.element(screen.getByText('day 16 of 26')).toBeVisible();
  await expect.element(screen.getByText('15.8 kn')).toBeVisible();
});

it('shows a time without zone as it was given and says so', async () => {
  const screen = await render(wide(<ShipmentTimeline container={sparse} now={NOW} />));
  await expect.element(screen.getByText('time zone not given')).toBeVisible();
  expect(screen.container.textContent).toContain('2026-11-12 00:00');
});

it('has every row in the document up to 200 events', async () => {
  const screen = await render(wide(<ShipmentTimeline container={long(199)} now={NOW} />));
  expect(screen.container.querySelectorAll('[data-slot="shipment-timeline-event"]')).toHaveLength(200);
});

it('has only a window of rows beyond that, and knows how many there are', async () => {
  const screen = await render(wide(<ShipmentTimeline container={long(299)} now={NOW} />));
  const table = screen.getByRole('table').element();
  expect(table.getAttribute('aria-rowcount')).toBe('305');
  await expect.poll(() => screen.container.querySelectorAll('[aria-rowindex]').length).toBeGreaterThan(10);
  expect(screen.container.querySelectorAll('[data-slot="shipment-timeline-event"]').length).toBeLessThan(80);
  const scroller = screen.container.querySelector('[data-slot="shipment-timeline-window"]');
  scroller?.scrollTo({ top: 1e6 });
  await expect.element(screen.getByRole('rowheader', { name: /^Rotterdam/u })).toBeInTheDocument();
});

it('says why tracking ended', async () => {
  const screen = await render(wide(<ShipmentTimeline container={finished} now={NOW} />));
  await expect.element(screen.getByText('Ended: empty returned')).toBeVisible();
});

it('stacks the times under the event on a phone without cutting anything off', async () => {
  const screen = await render(
    <div style={{ width: 342 }}>
      <ShipmentTimeline container={late} now={NOW} />
    </div>,
  );
  const root = screen.container.querySelector('[data-slot="shipment-timeline"]');
  expect(root?.scrollWidth).toBeLessThanOrEqual(342);
  const name = screen
    .getByRole('rowheader', { name: /^Arrived at POD/u })
    .element()
    .getBoundingClientRect();
  const time = screen.container.querySelector('[data-key^="arrivedPod"] [data-slot="shipment-timeline-time"]')?.getBoundingClientRect();
  expect(time?.top).toBeGreaterThanOrEqual(name.bottom - 1);
});
