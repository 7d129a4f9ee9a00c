import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { finished, late, NOW, promised, sparse } from '../fixtures/journeys.js';
import type { JourneyNode } from '../lib/node.js';
import { StageRail } from './index.js';

/** The full rail is a separate chunk that loads on first use. */
const loaded = async (screen: { container: Element }) => {
  await expect.poll(() => screen.container.querySelector('[data-slot="stage-rail-body"]')).not.toBeNull();
};

const nodes = late.stations.flatMap((station) => station.milestones);

conformance(<StageRail nodes={nodes} now={NOW} />, { root: 'div', slot: 'stage-rail' });
conformance(<StageRail nodes={nodes} now={NOW} variant="full" />, { root: 'div', slot: 'stage-rail' });
conformance(<StageRail nodes={[]} now={NOW} />, { root: 'div', slot: 'stage-rail' });

it('truncates its text without a stage where space is short, with the whole text as its title', async () => {
  const screen = await render(<StageRail nodes={[]} now={NOW} style={{ width: 60 }} />);
  const rail = screen.getByTitle('No stage is known yet').element();
  expect([getComputedStyle(rail).textOverflow, rail.scrollWidth > rail.clientWidth]).toEqual(['ellipsis', true]);
});

it('describes the whole journey in its accessible name', async () => {
  const screen = await render(<StageRail nodes={nodes} now={NOW} />);
  const name = screen.getByRole('img').element().getAttribute('aria-label') ?? '';
  expect(name).toContain('8 of 13 stages done');
  expect(name).toContain('Next: Arrived at POD, Rotterdam');
  expect(name).toContain('Expected 1 Dec, 06:00 GMT+1, 5 d late');
  expect(name).toContain('Departed, Shanghai 29 Oct, 14:10 GMT+8, 2 d 18 h late');
});

it('names the customer deadline of the delivery, and how late it is for it', async () => {
  const points = promised.stations.flatMap((station) => station.milestones);
  const overdue = points.map((node) => (node.due === null ? node : { ...node, due: '2026-12-02T22:59:59.999Z' }));
  const screen = await render(<StageRail nodes={overdue} now={NOW} />);
  const name = screen.getByRole('img').element().getAttribute('aria-label') ?? '';
  expect(name).toContain('Delivered, Duisburg Expected 4 Dec, 10:00 GMT+1, 4 d late, due 2 Dec, 1 d 10 h too late');
  expect(screen.container.querySelector('[data-slot="stage-rail-due"]')).not.toBeNull();
});

it('draws a customer deadline beyond the drawn time as an arrow at the edge, which covers neither today nor a node, and says its date', async () => {
  const points = promised.stations.flatMap((station) => station.milestones);
  for (const [due, now] of [
    ['2027-06-01T10:00:00.000Z', '2027-03-01T00:00:00.000Z'],
    ['2027-06-01T10:00:00.000Z', NOW],
    ['2026-07-01T10:00:00.000Z', '2026-10-18T02:30:00.000Z'],
  ] as const) {
    const beyond = points.map((node) => (node.due === null ? node : { ...node, due }));
    const screen = await render(
      <div style={{ width: 900 }}>
        <StageRail nodes={beyond} now={now} variant="full" />
      </div>,
    );
    await loaded(screen);
    await expect.poll(() => screen.container.querySelector('[data-beyond] text')).not.toBeNull();
    const mark = screen.container.querySelector('[data-beyond]');
    const [arrow, label] = [mark?.querySelector('path'), mark?.querySelector('text')].map((one) => one?.getBoundingClientRect());
    if (!arrow || !label) throw new Error('no mark');
    const today = screen.getByText('Today', { exact: true }).element();
    const line = today.parentElement?.querySelector('line')?.getBoundingClientRect();
    for (const box of [arrow, label]) {
      expect(line && (line.left > box.right || line.right < box.left), `${due} ${now}`).toBe(true);
      const words = today.getBoundingClientRect();
      expect(words.bottom < box.top || words.left > box.right || words.right < box.left).toBe(true);
    }
    const svg = screen.container.querySelector('svg')?.getBoundingClientRect();
    expect(Math.min(arrow.left, label.left)).toBeGreaterThanOrEqual(svg?.left ?? 0);
    expect(Math.max(arrow.right, label.right)).toBeLessThanOrEqual(svg?.right ?? 0);
    await expect.element(screen.getByRole('button', { name: /^Delivered, Duisburg;.* due 1 (Jun 2027|Jul), /u })).toBeInTheDocument();
    await screen.unmount();
  }
});

it('is 24 px high in a row and shrinks with its cell', async () => {
  const screen = await render(
    <div style={{ width: 120 }}>
      <StageRail nodes={nodes} now={NOW} />
    </div>,
  );
  const svg = screen.container.querySelector('svg');
  expect(svg?.getBoundingClientRect().height).toBeLessThanOrEqual(24);
  expect(svg?.getBoundingClientRect().width).toBeLessThanOrEqual(120);
});

it('moves through its nodes by keyboard with one tab stop, and describes each in full', async () => {
  const screen = await render(<StageRail nodes={nodes} now={NOW} variant="full" />);
  await loaded(screen);
  await userEvent.tab();
  const next = screen.getByRole('button', { name: /^Arrived at POD, Rotterdam/u });
  await expect.element(next).toHaveFocus();
  await expect
    .element(next)
    .toHaveAccessibleName('Arrived at POD, Rotterdam; Planned 26 Nov, 06:00 GMT+1; Expected 1 Dec, 06:00 GMT+1; 5 d late');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('button', { name: /^Transit departed, Singapore/u })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('button', { name: /^Empty returned, Duisburg/u })).toHaveFocus();
  expect(screen.container.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
});

it('keeps its drawing, its nodes and their arrow keys in the direction of time on a page from right to left', async () => {
  const screen = await render(
    <div dir="rtl">
      <StageRail nodes={nodes} now={NOW} variant="full" />
    </div>,
  );
  await loaded(screen);
  const label = screen.container.querySelector('svg text') as SVGTextElement;
  const drawing = screen.container.querySelector('svg') as SVGElement;
  expect(label.getBoundingClientRect().left).toBeGreaterThanOrEqual(drawing.getBoundingClientRect().left);
  const next = screen.getByRole('button', { name: /^Arrived at POD, Rotterdam/u });
  next.element().focus();
  const { x, width } = next.element().getBoundingClientRect();
  const around = drawing.querySelector('circle.sb\\:fill-sunken')?.getBoundingClientRect();
  expect(Math.abs(x + width / 2 - ((around?.x ?? 0) + (around?.width ?? 0) / 2))).toBeLessThan(12);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('button', { name: /^Discharged, Rotterdam/u })).toHaveFocus();
});

it('describes the focused node in full below the line', async () => {
  const screen = await render(<StageRail nodes={nodes} now={NOW} variant="full" />);
  await loaded(screen);
  await userEvent.tab();
  await userEvent.keyboard('{Home}');
  const readout = screen.container.querySelector('[data-slot="stage-rail-readout"]');
  await expect.poll(() => readout?.textContent).toContain('Booked');
  expect(readout?.textContent).toContain('18 Oct, 10:20');
});

it('passes the pressed node to the caller', async () => {
  const onNodeSelect = vi.fn<(node: (typeof nodes)[number]) => void>();
  await loaded(await render(<StageRail nodes={nodes} now={NOW} variant="full" onNodeSelect={onNodeSelect} />));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onNodeSelect.mock.calls[0]?.[0].key).toBe('arrivedPod@NLRTM#8');
});

it('keeps every node in a narrow container', async () => {
  const screen = await render(
    <div style={{ width: 342 }}>
      <StageRail nodes={nodes} now={NOW} variant="full" />
    </div>,
  );
  const root = screen.container.querySelector('[data-slot="stage-rail"]');
  await expect.poll(() => root?.querySelector('[data-form]')?.getAttribute('data-form')).toBe('list');
  expect(screen.container.querySelectorAll('[data-slot="stage-rail-item"]')).toHaveLength(nodes.length);
  expect(root?.scrollWidth).toBeLessThanOrEqual(342);
});

it('says of each stage in a narrow container what timeline and readout say of it', async () => {
  const [first, last] = [nodes.find(({ stage }) => stage === 'loaded'), nodes.at(-1)];
  if (!first || !last) throw new Error('no nodes');
  const loaded = {
    ...first,
    state: 'asScheduled' as const,
    thresholdMs: 0,
    slipMs: 51 * 3_600_000,
  };
  const overdue = { ...last, slipMs: 2 * 3_600_000, state: 'notOccurred' as const, overdueSince: NOW, due: null };
  const end: JourneyNode = { stage: 'finished', state: 'asScheduled', planned: null, expected: null, actual: NOW, slipMs: null };
  const screen = await render(
    <div style={{ width: 342 }}>
      <StageRail nodes={[loaded, { ...overdue, expected: NOW, actual: null }]} now={NOW} variant="full" />
      <StageRail nodes={[end]} now={NOW} variant="full" />
    </div>,
  );
  await expect.poll(() => screen.container.querySelectorAll('[data-slot="stage-rail-item"]')).toHaveLength(3);
  const items = [...screen.container.querySelectorAll('[data-slot="stage-rail-item"]')].map(({ textContent }) => textContent);
  expect(items[0]).toMatch(/^Loaded on board.*2 d 3 h late$/u);
  // It is perhaps only not reported yet.
  expect(items[1]).toMatch(/not reported yet, due 21 Nov$/u);
  expect(items.join(' ')).not.toMatch(/As scheduled|on time/u);
});

it('has an accessible name for every label group and node at every width', async () => {
  for (const width of [620, 900, 1300]) {
    const screen = await render(
      <div style={{ width }}>
        <StageRail nodes={nodes} now={NOW} variant="full" />
      </div>,
    );
    const text = () => screen.container.querySelector('svg')?.textContent ?? '';
    await expect.poll(text).toContain('Shanghai');
    for (const place of ['Singapore', 'Rotterdam', 'Duisburg']) expect(text()).toContain(place);
    await screen.unmount();
  }
});

it('shows no place for the end of tracking, in its visible text and its description', async () => {
  const end: JourneyNode = {
    stage: 'finished',
    state: 'asScheduled',
    planned: null,
    expected: null,
    actual: finished.endedAt,
    slipMs: null,
  };
  const nodes = [...finished.stations.flatMap((station) => station.milestones), end];
  const screen = await render(<StageRail nodes={nodes} now={NOW} variant="full" />);
  await screen.getByRole('button', { name: /^Tracking finished; / }).click();
  await expect.element(screen.getByText('Tracking finished').first()).toBeVisible();
  expect(screen.container.innerHTML).not.toContain('Unknown place');
});

it('announces a node without any time', async () => {
  const screen = await render(<StageRail nodes={sparse.stations.flatMap((station) => station.milestones)} now={NOW} variant="full" />);
  await expect.element(screen.getByRole('button', { name: /^Arrived at POD; no time known/u })).toBeInTheDocument();
});
