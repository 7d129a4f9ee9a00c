import type { Meta, StoryObj } from '@storybook/react-vite';
import { airRail, type AirShipmentState } from '@seaberry/tracking';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { airDelayed, airDelivered, airSplit, airUnderWay } from '../fixtures/air.js';
import { NOW } from '../fixtures/journeys.js';
import { StageRail } from './stage-rail.js';

const nodes = (shipment: AirShipmentState) => shipment.stations.flatMap((station) => station.milestones);

const meta = {
  title: 'Tracking/Stage rail/Air',
  component: StageRail,
  args: { nodes: nodes(airUnderWay), now: NOW },
} satisfies Meta<typeof StageRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Full: Story = {
  args: { variant: 'full' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: /^Cargo received, Shanghai Pudong/u })).toBeInTheDocument();
    await clickPage();
  },
};

export const FullDelayed: Story = { args: { variant: 'full', nodes: nodes(airDelayed) } };

/** Data of a list row: nodes with the names and zones of their places. */
export const OfAListRow: Story = {
  args: airRail(airUnderWay, { named: true }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: /Doha.*GMT\+3/u })).toBeVisible();
    await clickPage();
  },
};

export const OnAPhone: Story = {
  args: { variant: 'full' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 342 }}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[airUnderWay, airDelayed, airSplit, airDelivered].map((shipment) => (
        <StageRail key={shipment.number} {...airRail(shipment)} now={NOW} />
      ))}
      {[airDelayed, airSplit].map((shipment) => (
        <StageRail key={shipment.number} nodes={nodes(shipment)} now={NOW} variant="full" />
      ))}
    </div>
  ),
};
