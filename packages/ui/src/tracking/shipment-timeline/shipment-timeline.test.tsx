import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { en } from '@seaberry/i18n/ui/en';
import { zhCN } from '@seaberry/i18n/ui/zh-CN';
import { zhTW } from '@seaberry/i18n/ui/zh-TW';

import { UiProvider } from '../../lib/ui-provider.js';
import { conformance } from '../../testing/conformance.js';
import { device } from '../../testing/device.js';
import { messages } from '../../testing/stories/messages.js';
import { shipmentFromDcsa } from '@seaberry/tracking';

import { airDelayed, airSplit } from '../fixtures/air.js';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { finished, fresh, late, long, NOW, sparse } from '../fixtures/journeys.js';
import { PlanActual } from '../plan-actual/index.js';
import { StageList } from '../stage-list/index.js';
import { StageRail } from '../stage-rail/index.js';
import { toTimelineRows } from './shipment-timeline.rows.js';
import { ShipmentTimeline } from './index.js';

afterEach(() => device({ 'prefers-reduced-motion': 'reduce' }));

conformance(<ShipmentTimeline container={late} now={NOW} defaultOpenKeys={['arrivedPod@NLRTM#8']} />, {
  root: 'div',
  slot: 'shipment-timeline',
});
conformance(<ShipmentTimeline shipment={airSplit} />, { root: 'div', slot: 'shipment-timeline' });
conformance(<ShipmentTimeline container={{ ...fresh, stations: [], legs: [] }} now={NOW} />, { root: 'div', slot: 'shipment-timeline' });

/** DCSA event with the estimated time of a port call. */
const portCall = (transportEventTypeCode: string, UNLocationCode: string, eventDateTime: string) => ({
  eventID: `${transportEventTypeCode}-${UNLocationCode}`,
  eventType: 'TRANSPORT',
  eventCreatedDateTime: '2026-11-01T00:00:00Z',
  eventClassifierCode: 'EST',
  eventDateTime,
  transportEventTypeCode,
  transportCall: { modeOfTransport: 'VESSEL', UNLocationCode, location: { UNLocationCode } },
});

const wide = (children: React.ReactNode) => <div style={{ width: 760 }}>{children}</div>;

it('is a table with columns, rows headed by the milestone and groups headed by the station', async () => {
  const screen = await render(wide(<ShipmentTimeline container={late} now={NOW} />));
  await expect.element(screen.getByRole('table', { name: 'Timeline of CSNU6829160' })).toBeVisible();
  expect(
    screen
      .getByRole('columnheader')
      .elements()
      .map((cell) => cell.textContent),
  ).toEqual(['Event', 'Planned', 'Expected', 'Actual', 'Slip']);
  await expect.element(screen.getByRole('rowheader', { name: /^Shanghai.*times in GMT\+8/u })).toBeVisible();
  await expect.element(screen.getByRole('rowheader', { name: /^Departed ?, times in/u }).first()).toBeVisible();
});

it('calls a slip within its threshold on time, and gives its size', async () => {
  const hours = 3_600_000;
  const slips = new Map([
    ['departed', 4 * hours],
    ['discharged', 120 * hours],
  ]);
  const stations = late.stations.map((station) => ({
    ...station,
    milestones: station.milestones.map((one) => {
      const slipMs = slips.get(one.stage);
      const { planned, actual } = { planned: one.planned ?? NOW, actual: one.actual ?? NOW };
      return slipMs === undefined
        ? one
        : { ...one, planned, actual, state: 'asScheduled' as const, slipMs, expectedSource: 'actual' as const };
    }),
  }));
  const screen = await render(wide(<ShipmentTimeline container={{ ...late, stations }} now={NOW} />));
  const slipText = (stage: string) =>
    screen.container.querySelector(`[data-key^="${stage}@"] [data-slot="shipment-timeline-slip"]`)?.textContent;
  expect(slipText('departed')).toBe('on time (+4 h)');
  // A discharge has no threshold.
  expect(slipText('discharged')).toBe('+5 d');
});

it('calls nothing on time that is overdue, however little', async () => {
  const stations = late.stations.map((station) => ({
    ...station,
    milestones: station.milestones.map((one) =>
      one.stage === 'arrivedPod'
        ? { ...one, state: 'notOccurred' as const, overdueSince: NOW, planned: NOW, expected: NOW, slipMs: 2 * 3_600_000 }
        : one,
    ),
  }));
  const screen = await render(wide(<ShipmentTimeline container={{ ...late, stations }} now={NOW} />));
  const row = screen.container.querySelector('[data-key^="arrivedPod@"]');
  expect(row?.querySelector('[data-slot="shipment-timeline-slip"]')?.textContent).toBe('+2 h');
  expect(row?.querySelector('button')?.getAttribute('aria-label')).not.toMatch(/on time|scheduled/iu);
});

it('names the time of the carrier that an expected time of our own replaces', async () => {
  const sources = { departed: 'carrier', arrivedPod: 'carried', discharged: 'plan' } as const;
  const stations = late.stations.map((station) => ({
    ...station,
    milestones: station.milestones.map((one) => {
      const source = Object.entries(sources).find(([stage]) => stage === one.stage)?.[1];
      return source === undefined
        ? one
        : { ...one, actual: null, planned: NOW, estimated: '2026-12-20T10:00:00.000Z', expected: NOW, expectedSource: source };
    }),
  }));
  const screen = await render(wide(<ShipmentTimeline container={{ ...late, stations }} now={NOW} />));
  const ownText = (stage: string) =>
    screen.container.querySelector(`[data-key^="${stage}@"] [data-slot="shipment-timeline-carried"]`)?.textContent;
  expect(ownText('arrivedPod')).toMatch(/^moved by the delay so far; carrier says 20 Dec, \d\d:00$/u);
  expect([ownText('departed'), ownText('discharged')]).toEqual([undefined, undefined]);
});

it('shows what a silent carrier did not report with the same text as header, rail and list', async () => {
  const departed = portCall('DEPA', 'CNSHA', '2026-11-09T00:00:00Z');
  const arrived = portCall('ARRI', 'NLRTM', '2026-12-09T00:00:00Z');
  const answer = { events: [departed, arrived] };
  const shipment = shipmentFromDcsa(answer, { asOf: '2026-11-25T00:00:00Z' });
  expect(shipment.outlook.kind).toBe('silent');
  const nodes = shipment.containers[0]?.stations.flatMap((station) => station.milestones.filter((one) => one.planned !== null)) ?? [];
  const [departure, arrival] = nodes;
  if (!departure || !arrival) throw new Error('The journey has no departure and arrival.');
  const screen = await render(
    wide(
      <>
        <PlanActual planned={departure.planned} expected={departure.expected} unreported={departure.passed} />
        <ShipmentTimeline shipment={shipment} />
        <StageList nodes={nodes} />
        <StageRail nodes={nodes} now={shipment.asOf} />
      </>,
    ),
  );
  const textAt = (selector: string): string | undefined => screen.container.querySelector(selector)?.textContent;
  expect(textAt('[data-slot="plan-actual-was"]')).toBe('not reported');
  expect(textAt('[data-key^="departed@"] [data-slot="shipment-timeline-time"]:nth-last-child(2)')).toBe('not reported');
  expect(textAt('[data-key^="arrivedPod@"] [data-slot="shipment-timeline-time"]:nth-last-child(2)')).toBe('not yet');
  expect(textAt('[data-slot="stage-list-slip"]')).toBe('not reported');
  const name = screen.getByRole('img').element().getAttribute('aria-label') ?? '';
  expect(name).toMatch(/Departed, CNSHA \(China\) not reported; .*Arrived at POD, NLRTM \(Netherlands\) not yet/u);
});

it.each([
  ['en', en, /^Last known: Transit departed, Singapore 5 Nov, .* GMT\+8$/u],
  ['zh-cn', zhCN, /^最近已知：离开中转港，Singapore 11月5日 .* GMT\+8$/u],
  ['zh-tw', zhTW, /^最近已知：離開轉運港，Singapore 11月5日 .* GMT\+8$/u],
] as const)('says in %s what was known last where the outlook is silent, and not where the cargo is', async (locale, messages, text) => {
  const screen = await render(
    <UiProvider locale={locale} messages={messages}>
      <ShipmentTimeline container={late} outlook={{ kind: 'silent' }} now={NOW} nowDetail="12 kn" />
    </UiProvider>,
  );
  const row = screen.container.querySelector('[data-slot="shipment-timeline-now"]');
  expect(row?.textContent).toMatch(text);
  expect(row?.getAttribute('aria-current')).toBeNull();
});

it('keeps the newest time of a carrier that has fallen silent beside its plan', async () => {
  const silent = {
    ...late,
    stations: late.stations.map((station) => ({
      ...station,
      milestones: station.milestones.map((one) =>
        one.stage === 'arrivedPod'
          ? { ...one, actual: null, expected: null, estimated: '2026-12-20T08:00:00.000Z', state: 'notOccurred' as const, slipMs: null }
          : one,
      ),
    })),
  };
  const { container } = await render(wide(<ShipmentTimeline container={silent} now={NOW} outlook={{ kind: 'silent' }} />));
  const cells = container.querySelectorAll('[data-key^="arrivedPod@"] [data-slot="shipment-timeline-time"]');
  expect([...cells].map((cell) => cell.textContent).join(' ')).toContain('20 Dec');
});

it('names the zone of the times of a station, also of plans alone, and none where they differ or there is no time', async () => {
  const [, , pod] = late.stations;
  const [arrival] = pod?.milestones ?? [];
  if (!pod || !arrival) throw new Error('no arrival');
  const open = { ...arrival, actual: null, estimated: null, expected: null, state: 'notOccurred' as const, passed: true };
  const zoneOf = async (...planned: readonly (string | null)[]) => {
    const milestones = planned.map((at, n) => ({ ...open, key: `arrival-${n}`, planned: at }));
    const screen = await render(wide(<ShipmentTimeline container={{ ...late, stations: [{ ...pod, milestones }], legs: [] }} now={NOW} />));
    const head = screen.container.querySelector('[data-slot="shipment-timeline-station-head"]')?.textContent;
    await screen.unmount();
    return /times in (.*)$/u.exec(head ?? '')?.[1];
  };
  expect(await zoneOf('2026-07-01T08:00:00.000Z', '2026-10-02T08:00:00.000Z')).toBe('GMT+2');
  expect(await zoneOf('2026-10-02T08:00:00.000Z', '2026-11-02T08:00:00.000Z')).toBeUndefined();
  expect(await zoneOf(null)).toBeUndefined();
});

it('gives no reason of a delay beside a milestone before its plan', async () => {
  const reason = 'STR';
  const stations = (slipMs: number) =>
    late.stations.map((station) => ({
      ...station,
      milestones: station.milestones.map((one) =>
        one.stage === 'arrivedPod' ? { ...one, slipMs, history: one.history.map((said) => ({ ...said, reason })) } : one,
      ),
    }));
  const drawn = (slipMs: number) => (
    <UiProvider locale="zh-cn" messages={zhCN}>
      <ShipmentTimeline container={{ ...late, stations: stations(slipMs) }} now={NOW} />
    </UiProvider>
  );
  const screen = await render(drawn(90_000_000));
  await expect.element(screen.getByText('罢工')).toBeVisible();
  await screen.rerender(drawn(-90_000_000));
  expect(screen.getByText('罢工').elements()).toEqual([]);
});

it('gives the reason of the largest delay, as the outlook does, and not the newest one', async () => {
  const said = (day: number, reason: string | null) => ({ ...statement, at: `2026-12-${day}T10:00:00.000Z`, reason });
  const [statement] = late.stations.flatMap(({ milestones }) => milestones).flatMap(({ history }) => history);
  const stations = late.stations.map((station) => ({
    ...station,
    milestones: station.milestones.map((one) =>
      one.stage === 'arrivedPod' ? { ...one, slipMs: 90_000_000, history: [said(10, null), said(15, 'LAB'), said(16, 'ENG')] } : one,
    ),
  })) as (typeof late)['stations'];
  const screen = await render(
    <UiProvider locale="zh-cn" messages={zhCN}>
      <ShipmentTimeline container={{ ...late, stations }} now={NOW} />
    </UiProvider>,
  );
  await expect.element(screen.getByText(zhCN.outlook.reasons.LAB)).toBeVisible();
  expect(screen.getByText(zhCN.outlook.reasons.ENG).elements()).toEqual([]);
});

it('has words for the code of a reason, and other words as the carrier gave them', async () => {
  const given = late.stations.map((station) => ({
    ...station,
    milestones: station.milestones.map((one) => ({
      ...one,
      history: one.history.map((statement) => (statement.reason === null ? statement : { ...statement, reason: 'WEA' })),
    })),
  }));
  const screen = await render(
    <UiProvider locale="zh-cn" messages={zhCN}>
      <ShipmentTimeline container={{ ...late, stations: given }} now={NOW} />
    </UiProvider>,
  );
  await expect.element(screen.getByText('天气').first()).toBeVisible();
  expect(screen.getByText('WEA').elements()).toEqual([]);
  await screen.rerender(<ShipmentTimeline container={late} now={NOW} />);
  await expect.element(screen.getByText('“Port closed by typhoon (WEA)”').first()).toBeVisible();
  // Without a provider they are English, like all other texts.
  await screen.rerender(<ShipmentTimeline container={{ ...late, stations: given }} now={NOW} />);
  await expect.element(screen.getByText('Weather').first()).toBeVisible();
  expect(screen.getByText('WEA').elements()).toEqual([]);
});

it('names a station of an unknown place by its role', async () => {
  const [origin, ...others] = late.stations;
  const unknown = origin && { ...origin, place: null, milestones: origin.milestones.map((node) => ({ ...node, place: null })) };
  const screen = await render(wide(<ShipmentTimeline container={{ ...late, stations: unknown ? [unknown, ...others] : [] }} now={NOW} />));
  const head = screen.container.querySelector('[data-slot="shipment-timeline-station-head"]');
  expect(head?.textContent).toMatch(/^Port of loading/u);
  expect(screen.container.textContent).not.toContain('Unknown place');
});

it('names a station by its role while the place has a zone but neither name nor code, and shows no zone without a time', async () => {
  const screen = await render(wide(<ShipmentTimeline shipment={shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime })} />));
  const heads = [...screen.container.querySelectorAll('[data-slot="shipment-timeline-station-head"]')].map(
    ({ textContent }) => textContent,
  );
  expect(heads).toEqual(['Origin', expect.stringMatching(/^Shanghai/u), expect.stringMatching(/^Rotterdam/u), 'Empty depot']);
  expect(screen.container.innerHTML).not.toContain('Unknown place');
});

it('has the zone of its times in the name of every row, which screen readers read with each cell', async () => {
  const screen = await render(wide(<ShipmentTimeline container={late} now={NOW} />));
  const rows = [...screen.container.querySelectorAll('[data-slot="shipment-timeline-event"]')];
  const timed = rows.filter((row) => /\d\d:\d\d/u.test(row.textContent));
  expect(timed.length).toBeGreaterThan(10);
  for (const row of timed) {
    expect(row.querySelector('button')?.getAttribute('aria-label')).toMatch(/, times in (GMT\+8|GMT\+1)$/u);
  }
  await expect.element(screen.getByRole('rowheader', { name: /^Arrived at POD ?, times in GMT\+1/u })).toBeVisible();
});

it('shows the zone in a cell that differs from its row, as between summer and winter', async () => {
  const [first] = late.stations;
  if (!first) throw new Error('The fixture has no station.');
  const place = first.place && { ...first.place, timeZone: 'Europe/Amsterdam' };
  const milestones = first.milestones
    .slice(0, 1)
    .map((node) => ({ ...node, place, planned: '2026-10-24T10:00:00Z', actual: '2026-10-26T10:00:00Z' }));
  const screen = await render(
    wide(<ShipmentTimeline container={{ ...late, legs: [], stations: [{ ...first, place, milestones }] }} now={NOW} />),
  );
  await expect.element(screen.getByRole('cell', { name: '24 Oct, 12:00 GMT+2' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '26 Oct, 11:00', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('rowheader', { name: /times in GMT\+1$/u }).last()).toBeInTheDocument();
});

it('keeps an empty cell in the wide table, so that the next one stays under its column', async () => {
  const screen = await render(wide(<ShipmentTimeline container={late} now={NOW} />));
  for (const row of screen.container.querySelectorAll<HTMLElement>('[data-slot="shipment-timeline-event"]')) {
    const cells = [...row.querySelectorAll('td')];
    expect(cells).toHaveLength(4);
    expect(cells.filter((cell) => getComputedStyle(cell).display === 'none')).toEqual([]);
  }
});

it('expands the history of one milestone by keyboard and collapses it again', async () => {
  const screen = await render(wide(<ShipmentTimeline container={late} now={NOW} />));
  const toggle = screen.getByRole('button', { name: /^Arrived at POD/u });
  (toggle.element() as HTMLButtonElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.container.querySelectorAll('[data-slot="shipment-timeline-statement"]')).toHaveLength(6);
  await userEvent.keyboard('{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});

it('names the return of an empty container on its way back, and not where it is', async () => {
  const legs = late.legs.map((leg) => ({ ...leg, departed: true, arrived: leg.to !== late.stations.at(-1)?.key }));
  const stations = late.stations.map((station, at) =>
    at === late.stations.length - 1
      ? { ...station, milestones: station.milestones.slice(-1).map((one) => ({ ...one, stage: 'emptyReturned' as const })) }
      : station,
  );
  const screen = await render(wide(<ShipmentTimeline container={{ ...late, stations, legs }} now={NOW} />));
  await expect.element(screen.getByText('Empty return', { exact: true }).first()).toBeVisible();
  expect(screen.container.textContent).not.toContain('Now on the way');
});

it('says of a time that only the order of stages moves that no delay moved it', async () => {
  const stations = late.stations.map((station) => ({
    ...station,
    milestones: station.milestones.map((one) =>
      one.stage === 'arrivedPod'
        ? { ...one, expected: NOW, expectedSource: 'carried' as const, slipMs: 3_600_000, state: 'notOccurred' as const }
        : one,
    ),
  }));
  const screen = await render(wide(<ShipmentTimeline container={{ ...late, stations }} now={NOW} />));
  await expect.element(screen.getByText(/^moved by the stage before; carrier says /u)).toBeVisible();
});

it('names the airline as the source of a time of an air waybill that was moved', async () => {
  const stations = airDelayed.stations.map((station) => ({
    ...station,
    milestones: station.milestones.map((one) => (one.stage === 'arrival' ? { ...one, expectedSource: 'carried' as const } : one)),
  }));
  const screen = await render(wide(<ShipmentTimeline shipment={{ ...airDelayed, stations }} />));
  await expect.element(screen.getByText(/^moved by .*; airline says /u)).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/carrier/iu);
});

it('shows where the cargo is now', async () => {
  const screen = await render(wide(<ShipmentTimeline container={late} now={NOW} nowDetail={<span>15.8 kn</span>} />));
  await expect.element(screen.getByText('Now on the way to Rotterdam')).toBeVisible();
  await expect.element(screen.getByText('15 d of 25 d')).toBeVisible();
  await expect.element(screen.getByText('15.8 kn')).toBeVisible();
});

it('counts hours on the last day of a leg, which is not over', async () => {
  const rows = toTimelineRows(late, NOW);
  const { travelled } = rows.find((row) => row.type === 'now') ?? {};
  if (!travelled) throw new Error('Now is not on a leg.');
  const lastDay = new Date(Date.parse(NOW) + travelled.totalMs - travelled.elapsedMs - 6 * 3_600_000).toISOString();
  const screen = await render(wide(<ShipmentTimeline container={late} now={lastDay} />));
  await expect.element(screen.getByText(/^\d+ d( \d+ h)? of 25 d/u)).toBeVisible();
  const [elapsed, total] = (screen.getByText(/^\d+ d.* of 25 d/u).element().textContent ?? '').split(' of ');
  expect(elapsed).toMatch(/ h$/u);
  expect(elapsed).not.toBe(total);
});

it.each([
  ['en', '12 Nov', 'time not given'],
  ['zh-cn', '11月12日', '未给出时间'],
  ['zh-tw', '11月12日', '未提供時間'],
] as const)('shows a day without a time as a day, in %s', async (locale, day, lacks) => {
  const stations = sparse.stations.map((station) => ({
    ...station,
    milestones: station.milestones.map((one) => (one.unzonedText === null ? one : { ...one, unzonedText: '2026-11-12' })),
  }));
  const screen = await render(
    <UiProvider locale={locale} messages={messages[locale]}>
      {wide(<ShipmentTimeline container={{ ...sparse, stations }} now={NOW} />)}
    </UiProvider>,
  );
  await expect.element(screen.getByText(lacks)).toBeVisible();
  expect(screen.getByText(lacks).element().parentElement?.textContent).toBe(`${day} ${lacks}`);
});

it('shows a time without zone unchanged and marked as such', async () => {
  const screen = await render(wide(<ShipmentTimeline container={sparse} now={NOW} />));
  await expect.element(screen.getByText('time zone not given')).toBeVisible();
  expect(screen.container.textContent).toContain('2026-11-12 00:00');
});

it('has every row in the document up to 200 milestones', async () => {
  const screen = await render(wide(<ShipmentTimeline container={long(199)} now={NOW} />));
  expect(screen.container.querySelectorAll('[data-slot="shipment-timeline-event"]')).toHaveLength(200);
});

/** The windowed list is a separate chunk, loaded on demand. */
const LOADED = { timeout: 10_000 };

it('has a window of rows beyond 200 milestones, and announces their number', async () => {
  const screen = await render(wide(<ShipmentTimeline container={long(299)} now={NOW} />));
  const table = screen.getByRole('table').element();
  expect(table.getAttribute('aria-rowcount')).toBe('305');
  await expect.poll(() => screen.container.querySelectorAll('[aria-rowindex]').length, LOADED).toBeGreaterThan(10);
  expect(screen.container.querySelectorAll('[data-slot="shipment-timeline-event"]').length).toBeLessThan(80);
  const scroller = screen.container.querySelector('[data-slot="shipment-timeline-window"]');
  scroller?.scrollTo({ top: 1e6 });
  await expect.element(screen.getByRole('rowheader', { name: /^Rotterdam/u })).toBeInTheDocument();
});

it('renders almost only visible rows before the first scroll', async () => {
  const screen = await render(wide(<ShipmentTimeline container={long(299)} now={NOW} />));
  const drawn = (): number => screen.container.querySelectorAll('tbody [aria-rowindex]').length;
  await expect.poll(drawn, LOADED).toBeGreaterThan(10);
  const first = drawn();
  // Rows are 36 px high in a window of 640 px.
  expect(first).toBeLessThan(640 / 36 + 3);
  screen.container.querySelector('[data-slot="shipment-timeline-window"]')?.scrollTo({ top: 3600 });
  await expect.poll(drawn).toBeGreaterThan(first + 4);
});

it('scrolls to the highlighted event of a long timeline, and expands it', async () => {
  const container = long(299);
  const key = container.stations[0]?.milestones[250]?.key ?? '';
  const screen = await render(wide(<ShipmentTimeline container={container} now={NOW} selectedKey={key} />));
  const row = (): Element | null => screen.container.querySelector(`[data-key="${key}"]`);
  await expect.poll(() => row()?.getAttribute('aria-current'), LOADED).toBe('true');
  const area = screen.container.querySelector('[data-slot="shipment-timeline-window"]')?.getBoundingClientRect();
  // Tolerance for the estimated heights of the rows above: the table header alone is 22 px.
  expect(row()?.getBoundingClientRect().bottom).toBeLessThanOrEqual((area?.bottom ?? 0) + 6);
  const toggle = row()?.querySelector('button');
  toggle?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => toggle?.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(toggle);
});

/** Style of the line of time above and below the mark of a kind of row. */
const linesAround = (container: Element, slot: string): string[] =>
  [...container.querySelectorAll(`[data-slot="${slot}"]`)].map((row) =>
    getComputedStyle(row)
      .backgroundImage.split(/, (?=none|[a-z-]+gradient)/u)
      .map((layer) => (layer === 'none' ? 'nothing' : layer.startsWith('repeating') ? 'dashed' : 'solid'))
      .join(' '),
  );

it('draws a solid line for what has happened, and a dashed one from now on', async () => {
  const screen = await render(wide(<ShipmentTimeline container={late} now={NOW} />));
  expect(linesAround(screen.container, 'shipment-timeline-station')[0]).toBe('nothing solid');
  expect(linesAround(screen.container, 'shipment-timeline-event')[0]).toBe('solid solid');
  expect(linesAround(screen.container, 'shipment-timeline-now')).toEqual(['solid dashed']);
  expect(linesAround(screen.container, 'shipment-timeline-event').at(-1)).toBe('dashed nothing');
});

const mark = (container: Element, tone: string): CSSStyleDeclaration | undefined => {
  const name = container.querySelector(`[data-tone="${tone}"] [data-slot="shipment-timeline-event-name"]`);
  return name ? getComputedStyle(name, '::before') : undefined;
};

it('has a mark with its own shape for every state, also in print', async () => {
  const screen = await render(wide(<ShipmentTimeline container={late} now={NOW} />));
  const shapes = ['asScheduled', 'delayed', 'severe'].map((tone) => mark(screen.container, tone)?.clipPath);
  expect(shapes.every((shape) => shape?.startsWith('polygon(evenodd'))).toBe(true);
  expect(new Set(shapes).size).toBe(3);
  expect(mark(screen.container, 'delayed')?.printColorAdjust).toBe('exact');
  const row = screen.container.querySelector('[data-slot="shipment-timeline-event"]');
  expect(row && getComputedStyle(row).printColorAdjust).toBe('exact');
});

it('keeps marks and spine in forced colours, which drop backgrounds', async () => {
  await device({ 'forced-colors': 'active' });
  const screen = await render(wide(<ShipmentTimeline container={late} now={NOW} />));
  const row = screen.container.querySelector('[data-tone="delayed"]');
  if (!row) throw new Error('The fixture has no delay.');
  const text = getComputedStyle(screen.container).color;
  expect(mark(screen.container, 'delayed')?.backgroundColor).toBe(text);
  expect(['::before', '::after'].map((half) => getComputedStyle(row, half).borderInlineStartStyle)).toEqual(['solid', 'solid']);
  const now = screen.container.querySelector('[data-slot="shipment-timeline-now"]');
  expect(now && getComputedStyle(now, '::after').borderInlineStartStyle).toBe('dashed');
});

it('shows why tracking ended', async () => {
  const screen = await render(wide(<ShipmentTimeline container={finished} now={NOW} />));
  await expect.element(screen.getByText('Ended: empty returned')).toBeVisible();
});

it.each(['ltr', 'rtl'] as const)('keeps the column name on a phone apart from its time, %s', async (direction) => {
  const screen = await render(
    <div dir={direction} style={{ width: 360 }}>
      <ShipmentTimeline container={late} now={NOW} />
    </div>,
  );
  const cells = [...screen.container.querySelectorAll('.sb-event-time')];
  expect(cells.length).toBeGreaterThan(10);
  for (const cell of cells) {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const time = range.getBoundingClientRect();
    const edge = cell.getBoundingClientRect();
    const name = Number.parseFloat(getComputedStyle(cell, '::before').width);
    const from = direction === 'ltr' ? time.left - edge.left : edge.right - time.right;
    expect(name).toBeGreaterThan(20);
    expect(from, cell.textContent).toBeGreaterThanOrEqual(name + 4);
  }
});

it('stacks the times under the milestone on a phone without truncation', async () => {
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

it('renders a raw carrier response in one line of code', async () => {
  const screen = await render(wide(<ShipmentTimeline shipment={shipmentFromDcsa(dcsaAnswer, { asOf: NOW })} />));
  await expect.element(screen.getByRole('table', { name: 'Timeline of CSNU6829160' })).toBeVisible();
  await expect.element(screen.getByText('Now on the way to Rotterdam')).toBeVisible();
});

it('shows flights, pieces and discrepancies of an air waybill', async () => {
  const screen = await render(wide(<ShipmentTimeline shipment={airDelayed} />));
  await expect.element(screen.getByRole('table', { name: 'Timeline of 172-41266466' })).toBeVisible();
  await expect.element(screen.getByText('Cargo missing · 1 pc')).toBeVisible();
  await expect.element(screen.getByText('5 of 6 pcs')).toBeVisible();
  const legs = [...screen.container.querySelectorAll('[data-slot="shipment-timeline-leg"]')];
  expect(legs.map((leg) => leg.getAttribute('data-kind'))).toEqual(['plane', 'truck']);
});

it('keeps later events at the destination in the future while other parts still travel', async () => {
  const screen = await render(wide(<ShipmentTimeline shipment={airSplit} />));
  const stations = [...screen.container.querySelectorAll('[data-slot="shipment-timeline-station"]')];
  expect(stations.map((station) => station.getAttribute('data-progress'))).toEqual(['past', 'current']);
});

it('jumps through ten thousand events by anomaly, date and now', async () => {
  const screen = await render(wide(<ShipmentTimeline container={long(9999)} now={NOW} />));
  await screen.getByRole('button', { name: 'Next anomaly' }).click();
  await expect.element(screen.getByRole('rowheader', { name: /^Arrived at POD/u })).toBeInTheDocument();
  const date = screen.getByRole('textbox', { name: 'Date' });
  const reached = () => screen.container.querySelector('[data-slot="shipment-timeline-jumped"]')?.textContent;
  await date.fill('2 Jul');
  expect(reached()).not.toMatch(/2 Jul/u);
  await userEvent.keyboard('{Enter}');
  await expect.poll(reached).toMatch(/2 Jul/u);
  await expect.element(date).toHaveFocus();
  // The same day once more, after another jump.
  await screen.getByRole('button', { name: 'Next anomaly' }).click();
  await date.click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(reached).toMatch(/2 Jul/u);
  await date.fill('30 Feb');
  await userEvent.keyboard('{Tab}');
  await expect.element(date).toHaveAccessibleDescription('“30 Feb” is not a date. Write it like 21 Nov 2026.');
  await expect.element(date).toHaveAttribute('aria-invalid', 'true');
  expect(reached()).toMatch(/2 Jul/u);
  await date.fill('2026-07-03');
  await userEvent.keyboard('{Tab}');
  await expect.poll(reached).toMatch(/3 Jul/u);
  await expect.element(date).not.toHaveAttribute('aria-invalid');
  await screen.getByRole('button', { name: 'Now', exact: true }).click();
  await expect.poll(reached).toBe('Now');
  await expect.poll(() => screen.container.querySelector('[data-slot="shipment-timeline-now"]')).not.toBeNull();
  expect(screen.container.querySelectorAll('*').length).toBeLessThan(900);
});

it('names a place by any available code', async () => {
  const [first] = fresh.stations;
  const place = {
    unLocationCode: null,
    name: null,
    facilityCode: 'ECTD',
    facilityType: null,
    latitude: null,
    longitude: null,
    timeZone: null,
  };
  const stations = first ? [{ ...first, place: null, milestones: first.milestones.map((node) => ({ ...node, place })) }] : [];
  const screen = await render(wide(<ShipmentTimeline container={{ ...fresh, stations, legs: [] }} now={NOW} />));
  await expect.element(screen.getByRole('rowheader', { name: /^ECTD/u })).toBeVisible();
});

it('shows a port without a name as its code with the country, once', async () => {
  const stations = late.stations.map((station) => ({ ...station, place: station.place && { ...station.place, name: null } }));
  const screen = await render(wide(<ShipmentTimeline container={{ ...late, stations }} now={NOW} />));
  const heads = [...screen.container.querySelectorAll('[data-slot="shipment-timeline-station-head"]')].map((head) => head.textContent);
  expect(heads.find((text) => text.includes('NLRTM'))).toMatch(/^NLRTM \(Netherlands\)(?!.*NLRTM)/u);
});

it('is no wider than a line that can be read across', async () => {
  const screen = await render(
    <div style={{ width: 1400 }}>
      <ShipmentTimeline container={late} now={NOW} />
    </div>,
  );
  const widthOf = (selector: string): number => screen.container.querySelector(selector)?.getBoundingClientRect().width ?? 0;
  expect(widthOf('[data-slot="shipment-timeline-body"]')).toBeLessThan(900);
});

it('takes over the page of a server that sent its shipment, whatever time it is by then', async () => {
  const sent = JSON.stringify(shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime }));
  const page = () => <ShipmentTimeline shipment={JSON.parse(sent) as ReturnType<typeof shipmentFromDcsa>} />;
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page());
  const before = box.textContent;
  const mismatch = vi.fn<(error: unknown) => void>();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse(sampleTime) + 90 * 86_400_000);
  const root = hydrateRoot(box, page(), { onRecoverableError: mismatch });
  const toggle = box.querySelector('[data-slot="shipment-timeline-toggle"]');
  await expect.poll(() => Object.keys(toggle ?? {}).some((key) => key.startsWith('__reactProps'))).toBe(true);
  expect(box.textContent).toBe(before);
  expect(before).toContain('Now');
  expect(mismatch).not.toHaveBeenCalled();
  clock.mockRestore();
  root.unmount();
  box.remove();
});
