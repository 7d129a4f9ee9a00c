import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { RadioGroup } from './radio-group.js';
import { example } from '../../testing/stories/example.js';
import { RadioGroupExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const formats = [
  { value: 'xlsx', label: 'Excel', description: 'Opens in Excel, dates as dates.' },
  { value: 'csv', label: 'CSV', description: 'For other programs, UTF-8.' },
];

const meta = {
  title: 'Components/Radio group',
  parameters: { search: 'radio button, option, choice, segmented, 单选, 單選, 单选框, 單選框' },
  component: RadioGroup,
  args: { label: 'Format', options: formats, defaultValue: 'xlsx', onChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(RadioGroupExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /Excel/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /CSV/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('csv');
    await clickPage();
  },
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Horizontal: Story = {
  args: {
    label: 'Range',
    orientation: 'horizontal',
    options: [
      { value: 'year', label: 'Year' },
      { value: 'month', label: 'Month' },
      { value: 'week', label: 'Week' },
    ],
    defaultValue: 'month',
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <RadioGroup {...args} required />
      <RadioGroup {...args} label="Disabled" disabled />
      <RadioGroup {...args} label="With a reason" disabledReason="There is nothing to export" />
      <RadioGroup {...args} label="Read-only" readOnly />
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <RadioGroup key={size} {...args} label={size} size={size} orientation="horizontal" />
      ))}
      <RadioGroup
        {...args}
        label="Rows"
        error="Choose which rows"
        options={[
          { value: 'a', label: 'Filtered' },
          { value: 'b', label: 'Selected', disabled: true },
        ]}
        defaultValue=""
      />
      <RadioGroup
        label="时间范围"
        orientation="horizontal"
        options={[
          { value: 'a', label: '今天' },
          { value: 'b', label: '昨天' },
          { value: 'c', label: '上周' },
        ]}
        defaultValue="b"
      />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    options: [
      { value: 'a', label: 'Every shipment that matches the filters, also those on the pages that are not in sight' },
      {
        value: 'b',
        label: 'Only what is selected',
        description: 'What was selected on other pages stays selected and is exported as well.',
      },
    ],
    defaultValue: 'a',
  },
};
