import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { Button } from '../../components/button/index.js';
import { IdentifierListInput } from './identifier-list-input.js';
import { example } from '../../testing/stories/example.js';
import { WithLinesExample } from './examples/with-lines.js';
import withLinesCode from './examples/with-lines.tsx?raw';

const SAMPLE = 'CSNU6829160, MSCU1234567\n157-53806270\ncsnu 682916 0\nCOSU6412873350\nhello';

const meta = {
  title: 'Tracking/Identifier list input',
  parameters: {
    search: 'container numbers, paste many!, multiple containers!, bulk add, 集装箱, 貨櫃, 箱号, 櫃號, 提单, 提單, 批量添加, 批次新增',
  },
  component: IdentifierListInput,
  args: { label: 'Numbers to track', onIdentifiersChange: fn() },
} satisfies Meta<typeof IdentifierListInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: SAMPLE }, parameters: { chromatic: { disableSnapshot: true } } };

export const WithLines = example(WithLinesExample, withLinesCode);

export const WithLinesBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    defaultValue: SAMPLE,
    actions: (usable) => <Button variant="primary">{`Track ${usable.length}`}</Button>,
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Track 4' })).toBeVisible();
    await expect(canvas.getByText('Duplicate of line 1.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await userEvent.paste('020-12345675');
    await expect(args.onIdentifiersChange).toHaveBeenLastCalledWith([
      { line: 1, value: '020-12345675', kind: 'awb', status: 'ready', message: '' },
    ]);
    await expect(await canvas.findByText('020-12345675 · Air waybill · Lufthansa Cargo')).toBeVisible();
    await clickPage();
  },
};

/** With one kind, every number is parsed as that kind. */
export const OnlyAirWaybills: Story = { args: { kinds: ['awb'], label: 'Air waybills', defaultValue: SAMPLE } };

export const TooMany: Story = { args: { limit: 2, defaultValue: SAMPLE } };

export const Phone: Story = { args: { defaultValue: SAMPLE }, globals: { viewport: { value: 'phone' } } };

/** The message of an overlong line is shown in full. */
export const LongText: Story = {
  args: {
    label: 'Numbers of the containers, waybills, bills and bookings that are to be tracked from today on',
    description: '每行一个，或以逗号分隔；可直接从表格中复制整列，重复的号码只计一次。',
    defaultValue: `${'COSU6412873350'.repeat(6)}\nCSNU6829160\nthis-is-not-a-number-of-anything-${'at-all-'.repeat(8)}`,
  },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByText(/(COSU6412873350){6}/u, { selector: ':not(textarea)' });
    await waitFor(() => expect(line.scrollWidth).toBe(line.clientWidth));
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};
