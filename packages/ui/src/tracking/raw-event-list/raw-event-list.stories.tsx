import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { RawEventList, type RawEvent } from './raw-event-list.js';
import { example } from '../../testing/stories/example.js';
import { OpenedExample } from './examples/opened.js';
import openedCode from './examples/opened.tsx?raw';

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
  parameters: { search: 'events, log, carrier messages!, 事件, 原始事件, 动态, 動態' },
  component: RawEventList,
  args: { events: events.slice(0, 4) },
} satisfies Meta<typeof RawEventList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Opened = example(OpenedExample, openedCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByText('DEPA ACT CNSHA')[0] ?? canvasElement);
    await expect(await canvas.findByText(/"eventType": "TRANSPORT"/u)).toBeVisible();
    await clickPage();
  },
});

export const Many: Story = { args: { events } };

export const Empty: Story = { args: { events: [] } };

/** The line wraps; the carrier's payload scrolls in its own box. */
export const LongText: Story = {
  args: {
    events: [
      {
        id: 'long',
        source: 'Yangtze Delta International Freight Forwarding and Logistics Company Limited',
        title: `EQUIPMENT-EVENT-${'DEPA-ACT-CNSHA_'.repeat(5)}CORRECTED`,
        createdAt: '2026-11-20T08:00:00.000Z',
        receivedAt: '2026-11-20T08:02:00.000Z',
        payload: { description: '船公司更正：实际离港时间以海事局签证为准。'.repeat(4), reference: 'HLCUSHA2410BTQX'.repeat(10) },
      },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByText(/^EQUIPMENT-EVENT/u);
    const sign = canvasElement.querySelector('summary svg');
    await waitFor(() => expect(sign?.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().top));
    await userEvent.click(title);
    await expect(await canvas.findByText(/"reference": "HLCUSHA/u)).toBeVisible();
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <RawEventList events={events.slice(0, 3)} timeZone="Asia/Shanghai" />
      <RawEventList events={[]} />
    </div>
  ),
};
