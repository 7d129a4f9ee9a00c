import { UiProvider } from '../../lib/ui-provider.js';
import { zhCN } from '@seaberry/i18n/ui/zh-CN';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';

import { conformance } from '../../testing/conformance.js';
import { Field } from '../field/index.js';
import { Form, FormField, useSchemaForm } from '../form/index.js';
import { CronInput, CronWords, type CronInputProps } from './index.js';

import type { ReactNode } from 'react';

const NOW = '2026-11-22T12:00:00Z';

conformance(<CronInput aria-label="Schedule" defaultValue="0 9 * * 1-5" now={NOW} />, {
  root: 'input',
  slot: 'cron-input',
  frame: 'cron-input-frame',
});
conformance(<CronWords value="0 9 * * 1-5" />, { root: 'span', slot: 'cron-input-sentence' });

const Schedule = (props: CronInputProps): ReactNode => (
  <Field label="Schedule">
    <CronInput now={NOW} {...props} />
  </Field>
);

describe('the preview', () => {
  it('says the schedule in words, and its next three runs with their zone', async () => {
    const screen = await render(<Schedule defaultValue="30 9 * * 1-5" />);
    const input = screen.getByRole('textbox', { name: 'Schedule' });
    await expect.element(screen.getByText('At 09:30, Monday through Friday')).toBeVisible();
    await expect.element(input).toHaveAccessibleDescription('At 09:30, Monday through Friday');
    await expect.element(screen.getByText('Next runs (time zone UTC)')).toBeVisible();
    const runs = screen.getByRole('listitem').elements();
    expect(runs.map((run) => run.textContent)).toEqual([
      'Mon 23 Nov 2026, 09:30 UTC',
      'Tue 24 Nov 2026, 09:30 UTC',
      'Wed 25 Nov 2026, 09:30 UTC',
    ]);
  });

  // As the server calculates them: see scripts/lib/cron-agreement.test.ts.
  it.each([
    ['30 2 * * *', 'Europe/Amsterdam', '2026-03-28T00:00:00Z', ['2026-03-28T01:30', '2026-03-29T01:30', '2026-03-30T00:30']],
    ['30 2 * * *', 'Europe/Amsterdam', '2026-10-24T12:00:00Z', ['2026-10-25T00:30', '2026-10-26T01:30', '2026-10-27T01:30']],
    ['0 * * * *', 'America/New_York', '2026-11-01T04:30:00Z', ['2026-11-01T05:00', '2026-11-01T06:00', '2026-11-01T07:00']],
  ])('follows the clocks for %s in %s from %s', async (value, timeZone, now, expected) => {
    const screen = await render(<Schedule {...{ value, timeZone, now }} />);
    await expect.element(screen.getByText(`Next runs (time zone ${timeZone})`)).toBeVisible();
    const moments = [...document.querySelectorAll('[data-slot="cron-input-run"] time')].map((one) => one.getAttribute('datetime'));
    expect(moments).toEqual(expected.map((moment) => `${moment}:00.000Z`));
  });

  it('writes Chinese, and reports an unknown zone', async () => {
    const screen = await render(
      <UiProvider locale="zh-cn" messages={zhCN}>
        <Schedule value="0 8 * * 1" timeZone="Mars/Olympus" />
      </UiProvider>,
    );
    await expect.element(screen.getByText('在08:00，仅星期一').or(screen.getByText('在 08:00，仅星期一'))).toBeVisible();
    await expect.element(screen.getByText('无法识别时区“Mars/Olympus”。')).toBeVisible();
  });
});

describe('wrong text', () => {
  it('stays as it was typed, with the position of the fault once the input is left', async () => {
    const changed = vi.fn();
    const screen = await render(<Schedule onChange={changed} />);
    const input = screen.getByRole('textbox', { name: 'Schedule' });
    await userEvent.type(input, '0 25 * * *');
    await expect.element(input).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Tab}');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input).toHaveAccessibleDescription('Part 2, hour: “25” is not between 0 and 23.');
    await expect.element(input).toHaveValue('0 25 * * *');
    expect(changed).toHaveBeenLastCalledWith('0 25 * * *');
    expect(screen.getByRole('list').query()).toBeNull();
  });

  it('says how many parts there are', async () => {
    const screen = await render(<Schedule value="0 9 * * 1 2026" />);
    await expect.element(screen.getByText(/^These are 6 parts\. Write 5:/)).toBeVisible();
  });

  it('prevents the submit of its form, unlike an empty schedule', async () => {
    const sent = vi.fn();
    const screen = await render(<ScheduleForm onSubmit={sent} />);
    const input = screen.getByRole('textbox', { name: 'Schedule' });
    await userEvent.type(input, '61 * * * *{Enter}');
    await expect.element(input).toHaveFocus();
    await expect.element(input).toHaveAccessibleDescription('Part 1, minute: “61” is not between 0 and 59.');
    expect(sent).not.toHaveBeenCalled();
    await input.clear();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ schedule: '' }));
  });
});

function ScheduleForm({ onSubmit }: { onSubmit: (values: unknown) => void }): ReactNode {
  const form = useSchemaForm({ schema: z.object({ schedule: z.string() }), defaultValues: { schedule: '' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormField name="schedule" label="Schedule">
        {(control) => <CronInput {...control} now={NOW} />}
      </FormField>
    </Form>
  );
}

describe('the simple choices', () => {
  it('write the expression', async () => {
    const screen = await render(<Schedule />);
    const input = screen.getByRole('textbox', { name: 'Schedule' });
    const kind = screen.getByRole('combobox', { name: 'Repeats' });
    await expect.element(kind).toHaveDisplayValue('Not set');
    await userEvent.selectOptions(kind, 'Every few minutes');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Interval' }), 'Every 20 minutes');
    await expect.element(input).toHaveValue('*/20 * * * *');
    await userEvent.selectOptions(kind, 'Every day');
    await screen.getByRole('textbox', { name: 'Time' }).fill('17:45');
    await userEvent.keyboard('{Tab}');
    await expect.element(input).toHaveValue('45 17 * * *');
    await userEvent.selectOptions(kind, 'Every hour');
    await expect.element(input).toHaveValue('45 * * * *');
    await userEvent.selectOptions(kind, 'Every month');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'Last day');
    await expect.element(input).toHaveValue('0 9 L * *');
  });

  it('keep one weekday, and say why', async () => {
    const screen = await render(<Schedule defaultValue="0 9 * * 1" />);
    const monday = screen.getByRole('checkbox', { name: 'Mon' });
    await expect.element(monday).toHaveAccessibleDescription('At least one day is needed.');
    await screen.getByRole('checkbox', { name: 'Sun' }).click();
    await monday.click();
    await expect.element(screen.getByRole('textbox', { name: 'Schedule' })).toHaveValue('0 9 * * 0');
  });

  it('follow the typed text, and leave an expression alone that they cannot express', async () => {
    const screen = await render(<Schedule defaultValue="0 9-17 * * 1-5" />);
    const kind = screen.getByRole('combobox', { name: 'Repeats' });
    await expect.element(kind).toHaveValue('other');
    await screen.getByRole('textbox', { name: 'Schedule' }).fill('5 * * * *');
    await expect.element(kind).toHaveValue('hourly');
    await expect.element(screen.getByRole('combobox', { name: 'Minute' })).toHaveValue('5');
  });

  it.each([{ readOnly: true }, { disabled: true }, { disabledReason: 'Set by the administrator.' }])(
    'are absent where nothing can be changed: %o',
    async (props) => {
      const screen = await render(<Schedule defaultValue="0 9 * * 1" {...props} />);
      await expect.element(screen.getByText('At 09:00, only on Monday')).toBeVisible();
      expect(screen.getByRole('combobox').query()).toBeNull();
    },
  );
});

describe('the words of a schedule in a table', () => {
  it('name the zone', async () => {
    const screen = await render(<CronWords value="*/15 * * * *" timeZone="Asia/Shanghai" />);
    await expect.element(screen.getByText('Every 15 minutes (Asia/Shanghai)')).toBeVisible();
    await expect.element(screen.getByTitle('*/15 * * * *')).toBeVisible();
  });

  it('leave a text that is no schedule as it is', async () => {
    const screen = await render(<CronWords value="@reboot" />);
    await expect.element(screen.getByText('@reboot', { exact: true })).toBeVisible();
    expect(document.querySelector('[data-slot="cron-input-sentence"]')?.textContent).toBe('@reboot');
  });
});
