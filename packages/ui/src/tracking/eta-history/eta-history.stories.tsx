import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { early, lateEtaHistory, NOW } from '../fixtures/journeys.js';
import { EtaHistory } from './eta-history.js';
import { example } from '../../testing/stories/example.js';
import { EtaHistoryExample } from './examples/from-dcsa.js';
import fromDcsaCode from './examples/from-dcsa.tsx?raw';

const arrivedEarly = early.stations[2]?.milestones[0]?.history ?? [];

const meta = {
  title: 'Tracking/ETA history',
  parameters: { search: 'eta, arrival, estimate, delay, slip, 预计到港, 預計到港, 到港时间, 到港時間' },
  component: EtaHistory,
  args: { history: lateEtaHistory, now: NOW, timeZone: 'Europe/Amsterdam', place: 'Rotterdam' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EtaHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Made from a carrier's DCSA response. */
export const FromDcsa = example(EtaHistoryExample, fromDcsaCode);

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table', { name: 'Carrier’s ETA history at Rotterdam' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await clickPage();
  },
};

export const ArrivedEarly: Story = { args: { history: arrivedEarly, timeZone: 'America/Los_Angeles', place: 'Los Angeles' } };

export const NeverMoved: Story = { args: { history: lateEtaHistory.slice(0, 1) } };

export const Empty: Story = { args: { history: [] } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <EtaHistory history={lateEtaHistory} now={NOW} timeZone="Europe/Amsterdam" place="Rotterdam" />
      <EtaHistory history={arrivedEarly} now={NOW} timeZone="America/Los_Angeles" place="Los Angeles" />
      <EtaHistory history={lateEtaHistory.slice(0, 1)} now={NOW} timeZone="Europe/Amsterdam" place="Rotterdam" />
    </div>
  ),
};
