import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Slider, type SliderSingleProps } from './index.js';
import { example } from '../../testing/stories/example.js';
import { SliderExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { SliderOverview } from './examples/overview.js';
import overviewCode from './examples/overview.tsx?raw';
import { MarksExample } from './examples/marks.js';
import marksCode from './examples/marks.tsx?raw';

const meta = {
  title: 'Components/Slider',
  parameters: { search: 'range, range slider, 滑块, 滑桿, 滑动条, 滑動條' },
  component: Slider,
  args: { label: 'Warn when late by', min: 0, max: 14, defaultValue: 2, formatValue: (days) => `${days} d`, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<SliderSingleProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(SliderExample, defaultCode);

export const Overview = example(SliderOverview, overviewCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Warn when late by' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '3 d');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await clickPage();
  },
};

export const Playground: Story = {
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] }, range: { control: false } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Marks = example(MarksExample, marksCode);

export const Range: Story = {
  render: () => <Slider label="Time in transit" range min={0} max={60} defaultValue={[18, 42]} formatValue={(days) => `${days} d`} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('slider', { name: 'Time in transit, from' })).toHaveAttribute('aria-valuenow', '18');
    await expect(canvas.getByRole('slider', { name: 'Time in transit, to' })).toHaveAttribute('aria-valuenow', '42');
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Slider key={size} size={size} label={size} defaultValue={40} />
      ))}
      <Slider
        label="Range"
        range
        defaultValue={[20, 70]}
        marks={[
          { value: 0, label: '0' },
          { value: 50, label: '50' },
          { value: 100, label: '100' },
        ]}
      />
      <Slider label="Value alone" hideLabel defaultValue={30} />
      <Slider label="Without both" hideLabel hideValue defaultValue={30} />
      <Slider label="Disabled" disabled defaultValue={60} />
      <Slider label="With a reason" disabledReason="Only the owner can change it" defaultValue={60} />
      <Slider label="延误超过时提醒" defaultValue={3} max={14} formatValue={(days) => `${days} 天`} />
    </div>
  ),
};

export const LongText: Story = {
  args: { label: 'Warn the person in charge when the estimated arrival at the port of discharge moves by more than' },
};
