import type { Meta, StoryObj } from '@storybook/react-vite';

import { example } from '../../testing/stories/example.js';
import { at } from '../fixtures/build.js';
import { lateOutlook, outlooks } from '../fixtures/outlooks.js';
import { ArrivalPromise } from './arrival-promise.js';
import { ArrivalPromiseExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Tracking/Arrival promise',
  parameters: { search: 'customer deadline, promised day, expected day, promise and forecast, 客户期限, 预计日期, 客戶期限, 預計日期' },
  component: ArrivalPromise,
  args: { outlook: lateOutlook },
} satisfies Meta<typeof ArrivalPromise>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(ArrivalPromiseExample, defaultCode);

export const Playground: Story = {
  argTypes: {
    outlook: {
      control: 'select',
      options: outlooks.map(({ kind }) => kind),
      mapping: Object.fromEntries(outlooks.map((one) => [one.kind, one])),
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

const HOUR = 3_600_000;
const promised = { at: at('11-15 20:00'), by: 'carrier' as const };

/** Every kind that states an arrival, late arrivals, and one with a customer deadline. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      {outlooks.map((outlook) => (
        <ArrivalPromise key={outlook.kind} outlook={outlook} />
      ))}
      {outlooks
        .filter(({ kind }) => kind === 'arrived' || kind === 'completed')
        .map((outlook) => (
          <ArrivalPromise key={outlook.kind} outlook={{ ...outlook, promise: promised, expected: at('11-20 20:00'), slipMs: 120 * HOUR }} />
        ))}
      <ArrivalPromise
        outlook={{ ...lateOutlook, kind: 'onTrack', promise: { at: at('12-21 20:00'), by: 'customer' }, slipMs: -66 * HOUR }}
      />
    </div>
  ),
};
