import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, touchOutside } from '../../../../../.storybook/fixtures/steps.js';
import { Field } from '../field/index.js';
import { DatePicker } from './date-picker.js';

const meta = {
  title: 'Components/Date picker',
  component: DatePicker,
  args: { 'aria-label': 'Estimated delivery', today: '2026-11-21', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { defaultValue: '2026-11-24', min: '2026-11-01', max: '2026-12-31' },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Open: Story = {
  args: { defaultValue: '2026-11-24' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(page().getByRole('grid')).toBeVisible());
  },
};

/** A day that is pressed is taken, and the calendar goes. */
export const Choosing: Story = {
  args: { defaultValue: '2026-11-24' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await page().findByRole('dialog');
    const day = await within(dialog).findByText('27');
    await userEvent.click(day);
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-27');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await touchOutside();
  },
};

export const Limits: Story = {
  args: { min: '2026-11-21' },
  render: (args) => (
    <Field label="Deadline" description="Today or later.">
      <DatePicker {...args} />
    </Field>
  ),
};

/** What cannot be read stays, with the reason. */
export const Error: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '31/02/2026');
    await userEvent.tab();
    await expect(input).toHaveValue('31/02/2026');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await touchOutside();
  },
};

export const Matrix: Story = {
  render: ({ 'aria-label': _label, ...args }) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <DatePicker key={size} {...args} size={size} aria-label={size} defaultValue="2026-11-24" />
      ))}
      <DatePicker {...args} aria-label="Empty" />
      <DatePicker {...args} aria-label="Wrong" aria-invalid defaultValue="2026-11-24" />
      <DatePicker {...args} aria-label="Read only" readOnly defaultValue="2026-11-24" />
      <DatePicker {...args} aria-label="With a reason" disabledReason="Set by the carrier." defaultValue="2026-11-24" />
      <DatePicker {...args} aria-label="Disabled" disabled defaultValue="2026-11-24" />
    </div>
  ),
};
