import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { ProgressBar, ProgressCircle } from './index.js';
import { example } from '../../testing/stories/example.js';
import { ProgressExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Progress',
  parameters: { search: 'progress bar, linear progress, meter, percent, 进度, 進度, 进度条, 進度條' },
  component: ProgressBar,
  subcomponents: { ProgressCircle },
  args: { label: 'Importing rows', value: 64 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(ProgressExample, defaultCode, {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Importing rows' })).toHaveAttribute('aria-valuenow', '64');
    await clickPage();
  },
});

export const Playground: Story = {
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 100 } },
    tone: { control: 'inline-radio', options: ['primary', 'success', 'warning', 'danger'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** The value text has a count. */
export const InWords: Story = { args: { value: 48, max: 50, valueText: '48 of 50 rows' } };

/** Indeterminate progress, without a known end. */
export const Indeterminate: Story = { args: { value: undefined } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      {(['sm', 'md', 'lg'] as const).map((size, at) => (
        <ProgressBar key={size} size={size} label={`Reading file ${at + 1}`} value={[8, 50, 92][at]} />
      ))}
      {(['primary', 'success', 'warning', 'danger'] as const).map((tone, at) => (
        <ProgressBar key={tone} tone={tone} label="本月已用积分" value={[32, 100, 84, 97][at]} />
      ))}
      <ProgressBar label="Nothing yet" value={0} />
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <ProgressCircle key={size} size={size} label={`Berries used, ${size}`} value={72} />
        ))}
        <ProgressCircle size="lg" tone="warning" label="Seats" value={4} max={5} valueText="4/5" />
        <ProgressCircle size="lg" tone="danger" label="Full" value={100} />
        <ProgressCircle label="Waiting" />
      </div>
    </div>
  ),
};

export const LongText: Story = {
  args: { label: 'Importing every shipment that the customer service of the company sent by mail', valueText: '12,480 of 100,000 rows' },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
};
