import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { clickPage } from '../../testing/stories/steps.js';
import { early, late, sparse } from '../fixtures/journeys.js';
import { localPlaces } from '../fixtures/place-names.js';
import { StageList } from './stage-list.js';
import { example } from '../../testing/stories/example.js';
import { StageListExample } from './examples/from-dcsa.js';
import fromDcsaCode from './examples/from-dcsa.tsx?raw';

const nodesOf = ({ stations }: typeof late) => stations.flatMap(({ milestones }) => milestones);

const meta = {
  title: 'Tracking/Stage list',
  parameters: { search: 'stage list, milestone list, 阶段列表, 階段列表, 里程碑' },
  component: StageList,
  args: { nodes: nodesOf(late) },
  decorators: [
    (Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>,
    (Story, { args, globals }) => Story({ args: localPlaces(args, globals['locale']) }),
  ],
} satisfies Meta<typeof StageList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Shanghai');
    await clickPage();
  },
};

/** Made from a carrier's DCSA response. */
export const FromDcsa = example(StageListExample, fromDcsaCode);

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Milestones ahead of their plan. */
export const Early: Story = { args: { nodes: nodesOf(early) } };

/** A journey with few events. */
export const Sparse: Story = { args: { nodes: nodesOf(sparse) } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <StageList nodes={nodesOf(late)} />
      <StageList nodes={nodesOf(sparse)} />
    </div>
  ),
};

/** Place names of a carrier are of any length. */
export const LongText: Story = {
  args: {
    nodes: nodesOf(late)
      .slice(0, 3)
      .map((node) => ({ ...node, place: null, placeName: 'Binnenschifffahrtsgesellschaft Terminal 第四十七号码头' })),
  },
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};
