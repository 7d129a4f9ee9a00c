import { shipmentFromDcsa } from '@seaberry/tracking';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';

import { example } from '../../testing/stories/example.js';
import { FromADcsaAnswerExample } from './examples/from-a-dcsa-answer.js';
import fromADcsaAnswerCode from './examples/from-a-dcsa-answer.tsx?raw';
import { FromADcsaAnswerExample as ChineseExample } from './examples/from-a-dcsa-answer.zh.js';
import chineseCode from './examples/from-a-dcsa-answer.zh.tsx?raw';
import { early, finished, fresh, late, long, NOW, promised, sparse } from '../fixtures/journeys.js';
import { localPlaces } from '../fixtures/place-names.js';
import { ShipmentTimeline, type ShipmentTimelineOfContainer } from './shipment-timeline.js';

const meta = {
  title: 'Tracking/Shipment timeline',
  parameters: {
    search:
      'timezone!, time zone, delayed shipment!, late shipment, timeline, milestones, events, journey, track and trace, dcsa, 时间线, 時間線, 时间轴, 時間軸, 物流轨迹, 物流軌跡, 跟踪, 追蹤',
  },
  component: ShipmentTimeline,
  args: { container: late, now: NOW },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720, padding: 16, background: 'var(--sb-color-surface)' }}>
        <Story />
      </div>
    ),
    (Story, { args, globals }) => Story({ args: localPlaces(args, globals['locale']) }),
  ],
} satisfies Meta<ShipmentTimelineOfContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const answered = shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime });

export const Default: Story = {};

/** First example of the documentation: a raw carrier response rendered with one line of code. */
export const FromADcsaAnswer = example(FromADcsaAnswerExample, fromADcsaAnswerCode, {
  chinese: { Example: ChineseExample, code: chineseCode },
  render: (_, { globals }) => <ShipmentTimeline shipment={localPlaces(answered, globals['locale'])} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Timeline of CSNU6829160' })).toBeVisible();
    await expect(canvas.getByText('Now on the way to Rotterdam')).toBeVisible();
    await clickPage();
  },
});

export const Playground: Story = {
  args: { nowDetail: <span>15.8 kn · 301° · seen 14 min ago</span>, selectedKey: 'transitArrived@SGSIN#6' },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Details: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: /^Arrived at POD/u });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('History, newest first')).toBeVisible();
    await expect(canvas.getAllByText(/^Stated/u)).toHaveLength(6);
    await clickPage();
  },
};

/** The customer deadline is beside the delivery, not its plan. */
export const PromisedDate: Story = {
  args: { container: promised },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const delivery = within(canvasElement).getByRole('row', { name: /^Delivered/u });
    await expect(within(delivery).getByText('due 11 Dec, 7 d 14 h to spare')).toBeVisible();
    await expect(within(delivery).getByText(/^30 Nov/u)).toBeVisible();
    await clickPage();
  },
};

export const Early: Story = { args: { container: early } };

export const Fresh: Story = { args: { container: fresh } };

export const MissingInformation: Story = { args: { container: sparse } };

export const Finished: Story = { args: { container: finished } };

/** Above 200 events only the rows in view are in the document, with navigation to now, to the next anomaly and to a date. */
export const TenThousandEvents: Story = {
  args: { container: long(9999) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The windowed list is a separate chunk, loaded on demand.
    await userEvent.click(await canvas.findByRole('button', { name: 'Next anomaly' }, { timeout: 10_000 }));
    await expect(await canvas.findByRole('rowheader', { name: /^Arrived at POD/u })).toBeVisible();
    await clickPage();
  },
};

/** A date is typed as in each language; one that cannot be read is reported beside its field. */
export const JumpToADate: Story = {
  tags: ['!dev', '!autodocs'],
  args: { container: long(299) },
  globals: { locale: 'zh-cn' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const date = await within(canvasElement).findByRole('textbox', { name: '日期' }, { timeout: 10_000 });
    await userEvent.type(date, '7月2号{Enter}');
    await expect(canvasElement.querySelector('[data-slot="shipment-timeline-jumped"]')).toHaveTextContent('7月2日');
    await userEvent.clear(date);
    await userEvent.type(date, '13月5日{Enter}');
    await expect(date).toHaveAccessibleDescription('“13月5日”不是有效日期，请按 2026年11月21日 的格式填写。');
    await clickPage();
  },
};

export const Empty: Story = { args: { container: { ...fresh, stations: [], legs: [] } } };

/** Below 620 px plan, estimate and actual are under the event's name. */
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 342 }}>
        <Story />
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: {
    container: {
      ...late,
      stations: late.stations.map((station) => ({
        ...station,
        place: station.place && {
          ...station.place,
          name: `${station.place.name ?? ''} International Container Port Complex`,
          facilityCode: 'Terminal of the Northern Outer Harbour',
        },
      })),
    },
  },
};

export const Matrix: Story = {
  render: (_args, { globals }) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {localPlaces([late, early, sparse], globals['locale']).map((container) => (
        <ShipmentTimeline key={container.number} container={container} now={NOW} />
      ))}
    </div>
  ),
};
