import { shipmentFromDcsa } from '@seaberry/tracking';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { finished, late, NOW } from '../fixtures/journeys.js';
import type { JourneyNode } from '../lib/node.js';
import { StageList } from './index.js';

const nodes = late.stations.flatMap((station) => station.milestones);

conformance(<StageList nodes={nodes} />, { root: 'ol', slot: 'stage-list' });

it('shows no place for the end of tracking, which has none', async () => {
  const end: JourneyNode = {
    stage: 'finished',
    state: 'asScheduled',
    planned: null,
    expected: null,
    actual: finished.endedAt,
    slipMs: null,
  };
  const ended = [...finished.stations.flatMap((station) => station.milestones), end];
  const screen = await render(<StageList nodes={ended} />);
  await expect.element(screen.getByText('Tracking finished')).toBeVisible();
  expect(screen.container.textContent).not.toContain('Unknown place');
});

it('has a grey end of tracking where the cargo was not handed over, as its rail', async () => {
  const end: JourneyNode = { stage: 'finished', state: 'asScheduled', planned: null, expected: null, actual: NOW, slipMs: null };
  const left = nodes.filter((node) => node.actual !== null);
  const screen = await render(
    <>
      <StageList nodes={[...left, end]} />
      <StageList nodes={[...finished.stations.flatMap((station) => station.milestones), end]} />
    </>,
  );
  const tones = [...screen.container.querySelectorAll('li:last-child')].map((item) => item.getAttribute('data-tone'));
  expect(tones).toEqual(['notOccurred', 'asScheduled']);
});

it('shows no place for a stage whose place is unknown', async () => {
  const { containers } = shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime });
  const screen = await render(<StageList nodes={containers.flatMap(({ stations }) => stations.flatMap(({ milestones }) => milestones))} />);
  await expect.element(screen.getByText('Empty returned')).toBeVisible();
  expect(screen.container.textContent).not.toContain('Unknown place');
});

it('shows the place of each stage, its times with their zone, and its slip', async () => {
  const screen = await render(<StageList nodes={nodes} />);
  const texts = screen
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(texts).toContainEqual(
    expect.stringMatching(/Departed Shanghai 2 d 18 h late.*Actual 29 Oct, 14:10 · Planned 26 Oct, 20:00 GMT\+8/u),
  );
  expect(texts).toContainEqual(
    expect.stringMatching(/Arrived at POD Rotterdam 5 d late.*Expected 1 Dec, 06:00 · Planned 26 Nov, 06:00 GMT\+1/u),
  );
});

it('calls a stage late only beyond its threshold, as the outlook does', async () => {
  const arrival = (slipMs: number, state: JourneyNode['state']): JourneyNode => ({
    stage: 'arrivedPod',
    planned: '2026-11-26T05:00:00.000Z',
    expected: new Date(Date.parse('2026-11-26T05:00:00.000Z') + slipMs).toISOString(),
    actual: null,
    state,
    slipMs,
    thresholdMs: 86_400_000,
  });
  const screen = await render(<StageList nodes={[arrival(14_400_000, 'notOccurred'), arrival(172_800_000, 'delayed')]} />);
  const texts = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
  expect(texts[0]).toContain('on time');
  expect(texts[0]).not.toContain('late');
  expect(texts[1]).toContain('2 d late');
});

it('calls a stage without a threshold on time only within a day, and else shows how late it is', async () => {
  const at = (stage: JourneyNode['stage'], hours: number, thresholdMs?: number): JourneyNode => ({
    stage,
    planned: '2026-11-26T05:00:00.000Z',
    expected: null,
    actual: new Date(Date.parse('2026-11-26T05:00:00.000Z') + hours * 3_600_000).toISOString(),
    state: 'asScheduled',
    slipMs: hours * 3_600_000,
    ...(thresholdMs === undefined ? {} : { thresholdMs }),
  });
  const screen = await render(
    <StageList nodes={[at('discharged', 120, 0), at('gatedIn', 120), at('discharged', 6, 0), at('departed', 30)]} />,
  );
  const slips = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('[data-slot=stage-list-slip]')?.textContent);
  // Nodes of a list row have no thresholds: the state of the departure already reflects the threshold of its company.
  expect(slips).toEqual(['5 d late', '5 d late', 'on time', 'on time']);
});

it('calls a discharge from rail an unloading, and a gate-out by its own name', async () => {
  const discharged = nodes.find(({ stage }) => stage === 'discharged');
  if (!discharged) throw new Error('no discharge');
  const inland = [
    { ...discharged, mode: 'RAIL' as const },
    { ...discharged, key: 'gate', code: 'GTOT', mode: 'TRUCK' as const },
  ];
  const screen = await render(<StageList nodes={inland} />);
  const names = [...screen.container.querySelectorAll('[data-slot="stage-list-name"]')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Unloaded (rail)', 'Gated out']);
});
