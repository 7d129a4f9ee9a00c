import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { touchOutside } from '../../../../../.storybook/fixtures/steps.js';
import { RawEventList, type RawEvent } from './raw-event-list.js';

const events: RawEvent[] = Array.from({ length: 45 }, (_, i) => ({
  id: `COSU:${i}@1`,
  source: i % 9 === 0 ? 'AIS' : 'COSU',
  title: ['DEPA ACT CNSHA', 'ARRI EST NLRTM', 'LOAD ACT CNSHA'][i % 3] ?? '',
  createdAt: new Date(Date.UTC(2026, 10, 20, 8 - i)).toISOString(),
  receivedAt: new Date(Date.UTC(2026, 10, 20, 8 - i, 2)).toISOString(),
  payload: { eventID: `6f0c-${i}`, eventType: 'TRANSPORT', transportCall: { UNLocationCode: 'CNSHA', modeOfTransport: 'VESSEL' } },
}));

const meta = {
  title: 'Tracking/Raw event list',
  component: RawEventList,
  args: { events: events.slice(0, 4) },
} satisfies Meta<typeof RawEventList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByText('DEPA ACT CNSHA')[0] ?? canvasElement);
    await expect(await canvas.findByText(/"eventType": "TRANSPORT"/u)).toBeVisible();
    await touchOutside();
  },
};

export const Many: Story = { args: { events } };

export const Empty: Story = { args: { events: [] } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <RawEventList events={events.slice(0, 3)} timeZone="Asia/Shanghai" />
      <RawEventList events={[]} />
    </div>
  ),
};
