import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { airDelayed, airDelivered, airSplit, airUnderWay } from '../fixtures/air.js';
import { ShipmentTimeline, type ShipmentTimelineOfShipment } from './shipment-timeline.js';

const meta = {
  title: 'Tracking/Shipment timeline/Air',
  component: ShipmentTimeline,
  args: { shipment: airUnderWay },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720, padding: 16, background: 'var(--sb-color-surface)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<ShipmentTimelineOfShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Airports, flights between them, pieces, weight and unit load devices with each event. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Timeline of 157-53806270' })).toBeVisible();
    await expect(canvas.getByText('Now on the way to Frankfurt')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Arrival ?,/u }));
    await expect(canvas.getByText('History, newest first')).toBeVisible();
    await clickPage();
  },
};

export const Delayed: Story = { args: { shipment: airDelayed } };

/** A stage is complete when it is reported for all pieces; until then it shows for how many it is. */
export const InParts: Story = {
  args: { shipment: airSplit },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('8 of 10 pcs')).toBeVisible();
    await clickPage();
  },
};

export const Delivered: Story = { args: { shipment: airDelivered } };

export const OnAPhone: Story = {
  args: { shipment: airDelayed },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 342 }}>
        <Story />
      </div>
    ),
  ],
};
