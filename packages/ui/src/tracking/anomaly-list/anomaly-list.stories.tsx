import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { lateAnomalies } from '../fixtures/journeys.js';
import { localPlaces } from '../fixtures/place-names.js';
import { AnomalyList } from './anomaly-list.js';
import { example } from '../../testing/stories/example.js';
import { AnomalyListExample } from './examples/from-dcsa.js';
import fromDcsaCode from './examples/from-dcsa.tsx?raw';

const meta = {
  title: 'Tracking/Anomaly list',
  parameters: { search: 'exceptions, issues, problems, 异常, 異常, 异常列表, 異常列表' },
  component: AnomalyList,
  args: { anomalies: lateAnomalies },
  decorators: [(Story, { args, globals }) => Story({ args: localPlaces(args, globals['locale']) })],
} satisfies Meta<typeof AnomalyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Made from a carrier's DCSA response. */
export const FromDcsa = example(AnomalyListExample, fromDcsaCode);

export const Playground: Story = {
  // Changes an empty list only.
  argTypes: { unheard: { control: false } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Selectable: Story = {
  args: { onAnomalySelect: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Arrival at POD delayed/u }));
    await expect(args.onAnomalySelect).toHaveBeenCalledOnce();
    await clickPage();
  },
};

export const Limited: Story = { args: { limit: 2 } };

export const SeveralContainers: Story = { args: { showContainer: true } };

export const Empty: Story = { args: { anomalies: [] } };

export const LongText: Story = {
  args: { showContainer: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 460 }}>
      <AnomalyList anomalies={lateAnomalies} label="All" />
      <AnomalyList anomalies={lateAnomalies} label="The worst" limit={2} />
      <AnomalyList anomalies={[]} />
    </div>
  ),
};
