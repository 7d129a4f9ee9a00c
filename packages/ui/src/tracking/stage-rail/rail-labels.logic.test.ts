import { createFormatters } from '@seaberry/i18n';
import { enTracking as text } from '@seaberry/i18n/ui';
import { expect, it } from 'vitest';
import { NOW } from '../fixtures/build.js';
import { early, late } from '../fixtures/journeys.js';
import type { JourneyNode } from '../lib/node.js';
import { describeRail } from './describe-rail.logic.js';
import { labelText, placeLabels } from './rail-labels.logic.js';
import { layoutRail } from './stage-rail.logic.js';

it('an unknown place before the first known one has no label, and what was passed there reads as not reported', () => {
  const unreported = {
    place: null,
    actual: null,
    expected: null,
    planned: null,
    slipMs: null,
    state: 'notOccurred',
    passed: true,
  } as const;
  const reported: JourneyNode[] = late.stations.flatMap((station) => station.milestones);
  const nodes = reported.map((node, at) => (at < 2 ? { ...node, ...unreported } : node));
  const { marks } = layoutRail(nodes, NOW, { width: 900, padStart: 40, padEnd: 40, cargo: 8 });
  const format = createFormatters('en');
  const places = placeLabels(marks, { from: 16, to: 960 }, text, format).map(({ name }) => name);
  expect(places).toEqual(['Shanghai', 'Singapore', 'Rotterdam', 'Duisburg']);
  expect(marks.slice(0, 2).map((mark) => labelText([mark], text, format).date)).toEqual(['not reported', 'not reported']);
  expect(describeRail(nodes, text, format)).not.toContain(text.noTime);
});

it('says “not yet” of what is to come, with and without a plan, as the timeline does', () => {
  const open = { actual: null, expected: null, slipMs: null, state: 'notOccurred', passed: false } as const;
  const nodes: JourneyNode[] = late.stations
    .flatMap((station) => station.milestones)
    .map((node) => (node.stage === 'delivered' ? { ...node, ...open, planned: null } : node));
  const { marks } = layoutRail(nodes, NOW, { width: 900, padStart: 40, padEnd: 40, cargo: 8 });
  const delivered = marks.filter(({ node }) => node.stage === 'delivered');
  expect(labelText(delivered, text, createFormatters('en')).date).toBe('not yet');
});

it('gives a slip in full, as readout and timeline do', () => {
  const nodes: JourneyNode[] = late.stations.flatMap((station) => station.milestones);
  const { marks } = layoutRail(nodes, NOW, { width: 900, padStart: 40, padEnd: 40, cargo: 8 });
  const departed = marks.filter(({ node }) => node.stage === 'departed');
  expect(labelText(departed, text, createFormatters('en')).slip).toBe('+2 d 18 h');
});

it('a delivery that misses the deadline has no slip against a plan that it is ahead of', () => {
  const nodes: JourneyNode[] = late.stations
    .flatMap((station) => station.milestones)
    .map((node) => (node.stage === 'delivered' ? { ...node, state: 'delayed', slipMs: -18_000_000 } : node));
  const { marks } = layoutRail(nodes, NOW, { width: 900, padStart: 40, padEnd: 40, cargo: 8 });
  const delivered = marks.filter(({ node }) => node.stage === 'delivered');
  expect(delivered.map((mark) => labelText([mark], text, createFormatters('en')))).toMatchObject([{ tone: 'delayed', slip: '' }]);
});

it('several milestones at one port of transshipment have names of their own', () => {
  const nodes: JourneyNode[] = early.stations.flatMap((station) => station.milestones);
  const { marks } = layoutRail(nodes, NOW, { width: 900, padStart: 40, padEnd: 40, cargo: 8 });
  const atHub = marks.filter(({ node }) => node.stage === 'transitArrived' || node.stage === 'transitDeparted');
  const names = atHub.map((mark) => labelText([mark], text, createFormatters('en')).name);
  expect(names).toEqual(['Arrived', 'Discharged', 'Loaded', 'Departed']);
  expect(describeRail(nodes, text, createFormatters('en'))).toMatch(
    /Transit arrived, Shanghai .*Discharged, Shanghai .*Loaded, Shanghai /u,
  );
});

it('a port of transshipment has its arrival and departure by name where labels are crowded, and counts the rest', () => {
  const nodes: JourneyNode[] = early.stations.flatMap((station) => station.milestones);
  const { marks } = layoutRail(nodes, NOW, { width: 900, padStart: 40, padEnd: 40, cargo: 8 });
  const atHub = marks.filter(({ node }) => node.stage === 'transitArrived' || node.stage === 'transitDeparted');
  expect(labelText(atHub, text, createFormatters('en')).name).toBe('Arrived – Departed +2');
});

it('after a silence no plan is shown as a time: “not reported” once the node has passed, “not yet” before', () => {
  const silent: JourneyNode[] = late.stations
    .flatMap((station) => station.milestones)
    .map((node) =>
      node.actual === null
        ? { ...node, expected: null, expectedSource: null, passed: node.stage === 'arrivedPod', slipMs: null, state: 'notOccurred' }
        : node,
    );
  const { marks, nowX, travelled } = layoutRail(silent, '2027-06-01T00:00:00.000Z', { width: 900, padStart: 40, padEnd: 40, cargo: 8 });
  const format = createFormatters('en');
  const open = marks.filter(({ happened }) => !happened);
  expect(open.length).toBeGreaterThan(1);
  expect(open.some(({ planX }) => planX !== null)).toBe(true);
  const expectedText = ({ node }: (typeof open)[number]): string => (node.passed ? 'not reported' : 'not yet');
  expect(open.map((mark) => labelText([mark], text, format).date)).toEqual(open.map(expectedText));
  expect(open.every(({ timed }) => !timed)).toBe(true);
  expect(marks.map(({ realX }) => realX)).toEqual(marks.map(({ realX }) => realX).sort((a, b) => a - b));
  expect(travelled?.to).toBeLessThan(nowX);
  expect(describeRail(silent, text, format)).not.toContain(text.planned);
});
