import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { early, late, NOW } from '../fixtures/journeys.js';
import { StageRail } from '../stage-rail/index.js';
import { RailDetail } from './rail-detail.js';
import { example } from '../../testing/stories/example.js';
import { RailDetailExample } from './examples/from-dcsa.js';
import fromDcsaCode from './examples/from-dcsa.tsx?raw';

const nodesOf = ({ stations }: typeof late) => stations.flatMap(({ milestones }) => milestones);
const journeys = new Map([
  ['late', nodesOf(late)],
  ['early', nodesOf(early)],
]);

const meta = {
  title: 'Tracking/Rail detail',
  parameters: {
    search: 'rail detail, hover card of a rail, milestone tooltip, 航程悬停, 航程懸停, 里程碑提示',
    chromatic: { disableSnapshot: true },
  },
  component: RailDetail,
  args: {
    nodesOf: (id) => journeys.get(id),
    children: [...journeys].map(([id, nodes]) => (
      <StageRail key={id} data-rail={id} nodes={nodes} now={NOW} style={{ display: 'block' }} />
    )),
  },
} satisfies Meta<typeof RailDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the pointer and at focus; Escape hides it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('img');
    if (!first) throw new Error('no rail');
    await userEvent.hover(first);
    const card = () => document.querySelector<HTMLElement>('[data-slot="rail-detail-card"]');
    await waitFor(() => expect(card()).toHaveTextContent('Rotterdam'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card()).toBeNull());
    await clickPage();
  },
};

/** Made from a carrier's DCSA response. */
export const FromDcsa = example(RailDetailExample, fromDcsaCode);

export const Playground: Story = {};
