import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Combobox, type ComboboxMultipleProps } from './index.js';
import { example } from '../../testing/stories/example.js';
import { MultipleExample } from './examples/multiple.js';
import multipleCode from './examples/multiple.tsx?raw';

const carriers = [
  { value: 'COSU', label: 'COSCO' },
  { value: 'MSCU', label: 'MSC' },
  { value: 'HLCU', label: 'Hapag-Lloyd' },
  { value: 'ONEY', label: 'ONE' },
  { value: 'ZIMU', label: 'ZIM' },
];

const meta = {
  title: 'Components/Combobox/Several',
  parameters: { search: 'multiselect, multi select, tags input, tag input, 多选, 多選, 多选下拉, 多選下拉' },
  component: Combobox,
  args: { 'aria-label': 'Carriers', placeholder: 'Any carrier', multiple: true, options: carriers, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<ComboboxMultipleProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Multiple = example(MultipleExample, multipleCode);

export const MultipleBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: ['COSU', 'HLCU'] },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'one{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['COSU', 'HLCU', 'ONEY']);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['COSU', 'HLCU']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    await clickPage();
  },
};

/** Tags that do not fit are counted; the open list shows all of them. */
export const ManyTags: Story = {
  args: { maxTags: 2, defaultValue: ['COSU', 'MSCU', 'HLCU', 'ONEY'] },
};

/** A text without a match can be added as an option. */
export const Create: Story = {
  args: { 'aria-label': 'Labels', placeholder: 'Urgent, reefer…', onCreate: (label) => ({ value: label, label }) },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'Reefer{Enter}{Escape}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Reefer']);
    await clickPage();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Combobox key={size} {...args} size={size} aria-label={size} defaultValue={['COSU', 'HLCU']} />
      ))}
      <Combobox {...args} aria-label="Wrong" aria-invalid defaultValue={['COSU']} />
      <Combobox {...args} aria-label="Disabled" disabled defaultValue={['COSU', 'MSCU']} />
      <Combobox {...args} aria-label="Read-only" readOnly defaultValue={['COSU', 'MSCU']} />
      <Combobox
        {...args}
        aria-label="船公司"
        defaultValue={['x', 'y']}
        selectedOptions={[
          { value: 'x', label: '中远海运' },
          { value: 'y', label: '赫伯罗特' },
        ]}
      />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    defaultValue: ['x', 'COSU'],
    selectedOptions: [{ value: 'x', label: 'Nansha Stevedoring Corporation, phase three, berths 9 to 12' }],
  },
};
