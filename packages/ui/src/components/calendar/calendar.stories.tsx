import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Calendar } from './calendar.js';
import { example } from '../../testing/stories/example.js';
import { TwoMonthsExample } from './examples/two-months.js';
import twoMonthsCode from './examples/two-months.tsx?raw';

const meta = {
  title: 'Components/Calendar',
  parameters: { search: 'month, date, 日历, 日曆, 日期' },
  component: Calendar,
  args: { label: 'Estimated delivery', today: '2026-11-21', onSelect: fn() },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /\b25 November 2026$/u }));
    await expect(args.onSelect).toHaveBeenCalledWith('2026-11-25');
    await clickPage();
  },
};

/** `preview` shows the range up to the day under the pointer, from the start of one. */
export const Playground: Story = {
  args: { from: '2026-11-18', preview: true },
  argTypes: { min: { control: false }, max: { control: false } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('button', { name: /\b25 November 2026/u }));
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /^24$/u })).toHaveAttribute('data-selected'));
  },
};

export const TwoMonths = example(TwoMonthsExample, twoMonthsCode);

export const Limits: Story = { args: { min: '2026-11-09', max: '2026-11-27', isDateDisabled: (date) => date === '2026-11-11' } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      <Calendar {...args} />
      <Calendar {...args} from="2026-11-10" />
      <Calendar {...args} from="2026-11-10" to="2026-11-19" />
    </div>
  ),
};
