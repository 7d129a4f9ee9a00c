import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { early, finished, fresh, late, NOW, promised, sparse } from '../fixtures/journeys.js';
import type { JourneyNode } from '../lib/node.js';
import { localPlaces } from '../fixtures/place-names.js';
import { StageRail } from './stage-rail.js';
import { example } from '../../testing/stories/example.js';
import { StageRailExample } from './examples/from-dcsa.js';
import fromDcsaCode from './examples/from-dcsa.tsx?raw';
import { FullExample } from './examples/full.js';
import fullCode from './examples/full.tsx?raw';
import { PromisedDateExample } from './examples/promised-date.js';
import promisedDateCode from './examples/promised-date.tsx?raw';

const nodes = (journey: typeof late) => journey.stations.flatMap((station) => station.milestones);

/** A booking that was cancelled before its container left. */
const cancelled: JourneyNode[] = [
  ...nodes(fresh).map((node, at) =>
    at === 0 ? node : { ...node, actual: null, expected: null, slipMs: null, state: 'notOccurred' as const, passed: true },
  ),
  { stage: 'finished', state: 'asScheduled', planned: null, actual: NOW, expected: null, slipMs: null },
];

const meta = {
  title: 'Tracking/Stage rail',
  parameters: { search: 'progress, milestones, steps, timeline, 阶段, 階段, 进度, 節點, 节点, 时间轴' },
  component: StageRail,
  args: { nodes: nodes(late), now: NOW },
  decorators: [(Story, { args, globals }) => Story({ args: localPlaces(args, globals['locale']) })],
} satisfies Meta<typeof StageRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Made from a carrier's DCSA response. */
export const FromDcsa = example(StageRailExample, fromDcsaCode);

export const Playground: Story = {
  argTypes: {
    variant: { control: 'inline-radio', options: ['compact', 'full'] },
    width: { control: { type: 'range', min: 120, max: 480 } },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Full = example(FullExample, fullCode);

/** One tab stop; arrow keys move through the nodes. */
export const FullKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { variant: 'full', onNodeSelect: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: /^Booked, Shanghai/u });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Arrived at POD, Rotterdam/u })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: /^Booked, Shanghai/u })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNodeSelect).toHaveBeenCalledOnce();
    await clickPage();
  },
};

export const FullEarly: Story = { args: { variant: 'full', nodes: nodes(early) } };

export const FullFresh: Story = { args: { variant: 'full', nodes: nodes(fresh) } };

export const FullMissingInformation: Story = { args: { variant: 'full', nodes: nodes(sparse) } };

export const FullFinished: Story = { args: { variant: 'full', nodes: nodes(finished) } };

/** A cancelled booking: nothing is travelled after the last fact, and its end is grey. */
export const FullCancelled: Story = { args: { variant: 'full', nodes: cancelled } };

/** A customer deadline beyond the drawn time is an arrow at the edge. */
export const DeadlineBeyond: Story = {
  args: {
    variant: 'full',
    now: '2027-02-01T00:00:00.000Z',
    nodes: nodes(promised).map((node) => (node.due === null ? node : { ...node, due: '2027-06-01T10:00:00.000Z' })),
  },
};

/** The customer deadline is a flag of its own, on neither of the two lines. */
export const PromisedDate = example(PromisedDateExample, promisedDateCode, { parameters: { chromatic: { disableSnapshot: true } } });

/** The time to spare is in the label and in the name of the node. */
export const PromisedDelivery: Story = {
  tags: ['!dev', '!autodocs'],
  args: { variant: 'full', nodes: nodes(promised) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('due 11 Dec, 7 d 14 h to spare')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^Delivered, Duisburg.*Expected 4 Dec.*due 11 Dec, 7 d 14 h to spare$/u }),
    ).toBeVisible();
    await clickPage();
  },
};

/** Below 600 px the full rail is a list under the line. */
export const FullOnAPhone: Story = {
  args: { variant: 'full' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 342 }}>
        <Story />
      </div>
    ),
  ],
};

/** Data of a list row: no zones, no terminals, plans omitted where fact and slip imply them. */
export const OfAListRow: Story = {
  args: {
    position: 1,
    nodes: [
      {
        stage: 'departed',
        placeCode: 'CNSHA',
        planned: null,
        expected: null,
        actual: '2026-10-29T06:10:00.000Z',
        state: 'asScheduled',
        slipMs: 7_200_000,
      },
      {
        stage: 'transitDeparted',
        placeCode: 'SGSIN',
        planned: '2026-11-19T00:00:00.000Z',
        expected: '2026-11-21T09:00:00.000Z',
        actual: null,
        state: 'delayed',
        slipMs: 0,
      },
      {
        stage: 'arrivedPod',
        placeCode: 'NLRTM',
        planned: '2026-12-10T00:00:00.000Z',
        expected: '2026-12-13T00:00:00.000Z',
        actual: null,
        state: 'delayed',
        slipMs: 259_200_000,
      },
    ],
  },
};

const wordy = nodes(late).map((node) => ({
  ...node,
  place: node.place && {
    ...node.place,
    name: `${node.place.name ?? ''} International Container Port Complex`,
    facilityCode: 'Terminal of the Northern Outer Harbour',
  },
}));

/** Place names wrap in the list on a phone; in the wide line they shorten each other. */
export const LongText: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <StageRail {...args} variant="full" nodes={wordy} />
      <div style={{ inlineSize: 300 }}>
        <StageRail {...args} variant="full" nodes={wordy} label="On a phone" />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'On a phone' });
    await expect(within(list).getAllByText(/International Container Port Complex/u).length).toBeGreaterThan(0);
    await expectNothingStandsOut(canvasElement);
    const drawing = canvasElement.querySelector('[data-slot="stage-rail-drawing"]');
    await expect(drawing).not.toBeNull();
    for (const word of drawing?.querySelectorAll('text') ?? []) {
      await expect(word.getBoundingClientRect().left).toBeGreaterThanOrEqual(drawing?.getBoundingClientRect().left ?? Infinity);
      await expect(word.getBoundingClientRect().right).toBeLessThanOrEqual(drawing?.getBoundingClientRect().right ?? 0);
    }
    await clickPage();
  },
};

export const Empty: Story = { args: { nodes: [] } };

export const Matrix: Story = {
  render: (_args, { globals }) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {localPlaces([late, early, fresh, sparse, finished], globals['locale']).map((journey) => (
        <StageRail key={journey.number} nodes={nodes(journey)} now={NOW} />
      ))}
      {localPlaces([late, early, sparse], globals['locale']).map((journey) => (
        <StageRail key={journey.number} nodes={nodes(journey)} now={NOW} variant="full" />
      ))}
    </div>
  ),
};
