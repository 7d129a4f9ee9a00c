import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { Field } from '../field/index.js';
import { TimePicker } from './time-picker.js';
import { example } from '../../testing/stories/example.js';
import { OpenExample } from './examples/open.js';
import openCode from './examples/open.tsx?raw';
import { ErrorExample } from './examples/error.js';
import errorCode from './examples/error.tsx?raw';

const meta = {
  title: 'Components/Time picker',
  parameters: { search: 'clock, hour, minute, time input, 时间, 時間, 时间选择, 時間選擇' },
  component: TimePicker,
  args: { 'aria-label': 'Delivery from', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { defaultValue: '09:30' },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Open = example(OpenExample, openCode, {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(page().getByRole('option', { name: '09:30' })).toBeVisible());
  },
});

/** Pressing a time selects it and closes the list. */
export const Choosing: Story = {
  args: { defaultValue: '09:30' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await page().findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('option', { name: '09:45' }));
    await expect(args.onChange).toHaveBeenCalledWith('09:45');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await clickPage();
  },
};

/** Accepts common notations such as `930` and `9.30 pm`. */
export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '9.30 pm');
    await userEvent.tab();
    await expect(input).toHaveValue('21:30');
    await expect(args.onChange).toHaveBeenCalledWith('21:30');
    await clickPage();
  },
};

export const Limits: Story = {
  args: { min: '08:00', max: '18:00', stepMinutes: 30 },
  render: ({ 'aria-label': _label, ...args }) => (
    <Field label="Delivery from" description="Between 08:00 and 18:00.">
      <TimePicker {...args} />
    </Field>
  ),
};

export const Seconds: Story = { args: { seconds: true, defaultValue: '09:30:15' } };

/** Input that cannot be parsed stays in place, with the reason. */
export const Error = example(ErrorExample, errorCode, {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '25:00');
    await userEvent.tab();
    await expect(input).toHaveValue('25:00');
    await expect(input).toHaveAccessibleDescription('“25:00” is not a time. Write it like 09:30.');
    await clickPage();
  },
});

/** The error message under the input is shown in full, however long it is. */
export const LongText: Story = {
  render: ({ 'aria-label': _label, ...args }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Field label="Delivery at the warehouse of the consignee, not before" description="仓库当地时间，月台按预约时段开放。">
        <TimePicker {...args} />
      </Field>
      <Field label="Delivery not after" error="The warehouse closes before the lorry can be there. Choose an hour before 16:30.">
        <TimePicker
          {...args}
          defaultValue="18:45"
          disabledReason="It is set by the warehouse for every delivery of this week and cannot be changed here."
        />
      </Field>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const typed = 'HalfAnHourBeforeTheGateCloses';
    const input = within(canvasElement).getByRole('textbox', { name: /not before$/u });
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
        <TimePicker key={size} {...args} size={size} aria-label={size} defaultValue="09:30" />
      ))}
      <TimePicker {...args} aria-label="Empty" />
      <TimePicker {...args} aria-label="Wrong" aria-invalid defaultValue="09:30" />
      <TimePicker {...args} aria-label="Read only" readOnly defaultValue="09:30" />
      <TimePicker {...args} aria-label="With a reason" disabledReason="Set by the carrier." defaultValue="09:30" />
      <TimePicker {...args} aria-label="Disabled" disabled defaultValue="09:30" />
    </div>
  ),
};
