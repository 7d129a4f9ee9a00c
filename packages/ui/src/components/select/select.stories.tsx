import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Field } from '../field/index.js';
import { Select } from './select.js';
import { example } from '../../testing/stories/example.js';
import { WithPlaceholderExample } from './examples/with-placeholder.js';
import withPlaceholderCode from './examples/with-placeholder.tsx?raw';
import { SelectOverview } from './examples/overview.js';
import overviewCode from './examples/overview.tsx?raw';

const carriers = [
  { value: 'COSU', label: 'COSCO' },
  { value: 'MSCU', label: 'MSC' },
  { value: 'HLCU', label: 'Hapag-Lloyd' },
];

const meta = {
  title: 'Components/Select',
  parameters: { search: 'dropdown, drop-down, picker, listbox, option, 选择器, 選擇器, 下拉, 下拉框, 下拉選單' },
  component: Select,
  args: { 'aria-label': 'Carrier', options: carriers, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Overview = example(SelectOverview, overviewCode);

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const WithPlaceholder = example(WithPlaceholderExample, withPlaceholderCode);

export const WithPlaceholderBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  args: { placeholder: 'Any carrier' },
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Carrier' });
    await userEvent.selectOptions(select, 'Hapag-Lloyd');
    await expect(select).toHaveValue('HLCU');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await clickPage();
  },
};

export const Groups: Story = {
  args: {
    'aria-label': 'Port',
    options: [
      {
        label: 'China',
        options: [
          { value: 'CNSHA', label: 'Shanghai' },
          { value: 'CNNGB', label: 'Ningbo' },
        ],
      },
      { label: 'Netherlands', options: [{ value: 'NLRTM', label: 'Rotterdam' }] },
    ],
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Select key={size} size={size} aria-label={size} options={carriers} />
      ))}
      <Select aria-label="Wrong" aria-invalid options={carriers} />
      <Select aria-label="Disabled" disabled options={carriers} />
      <Select aria-label="With a reason" disabledReason="Found from the bill" options={carriers} />
      <Select aria-label="Read-only" readOnly options={carriers} />
      <Field label="Odd" warning="This carrier did not answer today.">
        <Select options={carriers} />
      </Field>
      <Select aria-label="船公司" placeholder="请选择船公司" options={carriers} />
    </div>
  ),
};

export const LongText: Story = {
  args: { options: [{ value: 'x', label: 'Nansha Stevedoring Corporation, phase three, berths 9 to 12' }] },
};

export const Empty: Story = { args: { options: [] } };

export const DisabledWithReason: Story = {
  args: { disabledReason: 'The carrier is found from the bill.' },
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Carrier' });
    await userEvent.tab();
    await userEvent.keyboard('M{ArrowDown}');
    await expect(select).toHaveFocus();
    await expect(select).toHaveAccessibleDescription('The carrier is found from the bill.');
    await expect(args.onChange).not.toHaveBeenCalled();
    await clickPage();
  },
};
