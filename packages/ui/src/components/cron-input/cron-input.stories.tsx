import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { Field } from '../field/index.js';
import { CronInput, CronWords } from './index.js';
import { example } from '../../testing/stories/example.js';
import { CronInputExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { SimpleChoicesExample } from './examples/simple-choices.js';
import simpleChoicesCode from './examples/simple-choices.tsx?raw';
import { ChangeOfClocksExample } from './examples/change-of-clocks.js';
import changeOfClocksCode from './examples/change-of-clocks.tsx?raw';
import { ErrorExample } from './examples/error.js';
import errorCode from './examples/error.tsx?raw';
import { WordsExample } from './examples/words.js';
import wordsCode from './examples/words.tsx?raw';

const meta = {
  title: 'Components/Cron input',
  parameters: { search: 'cron, schedule, crontab, recurring, 定时, 排程, 计划任务, 週期' },
  component: CronInput,
  subcomponents: { CronWords },
  args: { defaultValue: '0 9 * * 1-5', now: '2026-11-22T12:00:00Z' },
  render: (args) => (
    <Field label="Schedule of the report">
      <CronInput {...args} />
    </Field>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CronInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(CronInputExample, defaultCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('At 09:00, Monday through Friday')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await clickPage();
  },
});

export const Playground: Story = {
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    timeZone: { control: 'select', options: ['UTC', 'Asia/Shanghai', 'Europe/Amsterdam', 'America/New_York'] },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** Put together without notation, by keyboard. */
export const SimpleChoices = example(SimpleChoicesExample, simpleChoicesCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Repeats' }), 'Every week');
    canvas.getByRole('checkbox', { name: 'Thu' }).focus();
    await userEvent.keyboard(' ');
    const time = canvas.getByRole('textbox', { name: 'Time' });
    await userEvent.clear(time);
    await userEvent.type(time, '1730{Tab}');
    await expect(canvas.getByRole('textbox', { name: 'Schedule of the report' })).toHaveValue('30 17 * * 1,4');
    await expect(await canvas.findByText('At 17:30, only on Monday and Thursday')).toBeVisible();
    await clickPage();
  },
});

/** The clocks of the zone change on 29 March: the second run is at another time of UTC. */
export const ChangeOfClocks = example(ChangeOfClocksExample, changeOfClocksCode);

/** Each kind of fault names the part; the text stays. */
export const Error = example(ErrorExample, errorCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Schedule of the report' });
    await userEvent.clear(input);
    await userEvent.type(input, '0 9 32 * *{Tab}');
    await expect(await canvas.findByText('Part 3, day of the month: “32” is not between 1 and 31.')).toBeVisible();
    await expect(input).toHaveValue('0 9 32 * *');
    await clickPage();
  },
});

export const Empty: Story = { args: { defaultValue: '' } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

/** For columns and facts. */
export const Words = example(WordsExample, wordsCode);

export const Matrix: Story = {
  render: ({ now }) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {['*/15 * * * *', '5 * * * *', '0 9 * * 1', '0 9 31 * *', '0 9-17 * * 1#2', '60 * * * *'].map((value) => (
        <Field key={value} label="Schedule of the report">
          <CronInput defaultValue={value} {...(now === undefined ? {} : { now })} timeZone="Asia/Shanghai" />
        </Field>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: { defaultValue: '0,7,13,19,28,37,41,53 1,3,5,7,9,11,13,15,17 1,3,5,15-20 1,3,5,jul-oct mon,wed,fri' },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3));
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};
