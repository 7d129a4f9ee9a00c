import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Field } from '../field/index.js';
import { NumberInput } from './number-input.js';
import { example } from '../../testing/stories/example.js';
import { WithUnitExample } from './examples/with-unit.js';
import withUnitCode from './examples/with-unit.tsx?raw';
import { NumberInputOverview } from './examples/overview.js';
import overviewCode from './examples/overview.tsx?raw';
import { OutOfRangeExample } from './examples/out-of-range.js';
import outOfRangeCode from './examples/out-of-range.tsx?raw';

const meta = {
  title: 'Components/Number input',
  parameters: { search: 'inputnumber, stepper, spinbutton, numeric, quantity, 数字, 數字, 数字输入, 數字輸入' },
  component: NumberInput,
  args: { 'aria-label': 'Gross weight', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Overview = example(NumberInputOverview, overviewCode);

export const Playground: Story = {
  args: { unit: 'kg', defaultValue: 24_180 },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const WithUnit = example(WithUnitExample, withUnitCode);

export const WithUnitBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  args: { unit: 'CBM', precision: 3, step: 0.5, min: 0 },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    await userEvent.type(field, '1.067,25');
    await userEvent.tab();
    await expect(field).toHaveValue('1,067.25');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1067.25);
    await clickPage();
  },
};

/** A typed value is never changed: it is marked as out of range, and the user corrects it. */
export const OutOfRange = example(OutOfRangeExample, outOfRangeCode, {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    await userEvent.type(field, '45');
    await userEvent.tab();
    await expect(field).toHaveValue('45');
    await expect(field).toHaveAccessibleDescription('At most 30');
    await clickPage();
  },
});

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <NumberInput key={size} size={size} aria-label={size} unit="kg" defaultValue={24_180} />
      ))}
      <NumberInput aria-label="Empty" placeholder="0" />
      <NumberInput aria-label="Without buttons" hideSteppers unit="CBM" defaultValue={67.5} />
      <NumberInput aria-label="Wrong" aria-invalid defaultValue={-1} />
      <Field label="Odd" warning="Heavier than the container may be.">
        <NumberInput unit="kg" defaultValue={48_000} />
      </Field>
      <NumberInput aria-label="Disabled" disabled unit="d" defaultValue={3} />
      <NumberInput aria-label="With a reason" disabledReason="The carrier weighs it" unit="kg" defaultValue={3} />
      <NumberInput aria-label="Read-only" readOnly unit="d" defaultValue={3} />
      <NumberInput aria-label="毛重" unit="千克" defaultValue={1_250} />
    </div>
  ),
};

export const LongText: Story = { args: { defaultValue: 123_456_789_012.125, unit: 'kg' } };
