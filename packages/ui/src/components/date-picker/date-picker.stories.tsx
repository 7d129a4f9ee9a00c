import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { Field } from '../field/index.js';
import { DatePicker } from './date-picker.js';
import { example } from '../../testing/stories/example.js';
import { OpenExample } from './examples/open.js';
import openCode from './examples/open.tsx?raw';
import { ErrorExample } from './examples/error.js';
import errorCode from './examples/error.tsx?raw';

const meta = {
  title: 'Components/Date picker',
  parameters: { search: 'calendar, datepicker, date!, day, 日期, 日期选择, 日期選擇, 日历, 日曆' },
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
  argTypes: { value: { control: false }, defaultValue: { control: false } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Open = example(OpenExample, openCode, {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(page().getByRole('grid')).toBeVisible());
  },
});

/** Pressing a day selects it and closes the calendar. */
export const Choosing: Story = {
  args: { defaultValue: '2026-11-24' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await page().findByRole('dialog');
    const day = await within(dialog).findByText('27');
    await userEvent.click(day);
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-27');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await clickPage();
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

/** Input that cannot be parsed stays in place, with the reason. */
export const Error = example(ErrorExample, errorCode, {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '31/02/2026');
    await userEvent.tab();
    await expect(input).toHaveValue('31/02/2026');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await clickPage();
  },
});

/** The error message under the input is shown in full, however long it is. */
export const LongText: Story = {
  render: ({ 'aria-label': _label, ...args }) => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 200 }}>
      <Field
        label="Estimated arrival at the port of discharge as last told by the carrier"
        description="以港口当地日期为准，不按阅读者所在时区换算。"
      >
        <DatePicker {...args} />
      </Field>
      <Field label="Deadline of the customer" error="The deadline lies before the departure from the port of loading. Check both days.">
        <DatePicker
          {...args}
          defaultValue="2026-11-24"
          disabledReason="It is set by the carrier for every shipment of this contract and cannot be changed here."
        />
      </Field>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const typed = 'TheThirtyFirstOfFebruaryTwoThousandTwentySix';
    const input = within(canvasElement).getByRole('textbox', { name: /^Estimated arrival/u });
    await userEvent.type(input, typed);
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription(new RegExp(typed, 'u')));
    await expectNothingStandsOut(canvasElement);
    await clickPage();
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
