import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { DateRangePicker } from './date-range-picker.js';
import { example } from '../../testing/stories/example.js';
import { OpenExample } from './examples/open.js';
import openCode from './examples/open.tsx?raw';
import { ShortcutsExample } from './examples/shortcuts.js';
import shortcutsCode from './examples/shortcuts.tsx?raw';

const meta = {
  title: 'Components/Date range picker',
  parameters: { search: 'range picker, period, between, 日期, 日期范围, 日期範圍, 时间段, 時間段, 区间, 區間' },
  component: DateRangePicker,
  args: { label: 'Created', today: '2026-11-21', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { defaultValue: { from: '2026-11-09', to: '2026-11-15' }, maxDays: 31 },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Open = example(OpenExample, openCode, {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await page().findByRole('dialog');
    await waitFor(() => expect(within(dialog).getAllByRole('grid')[0]).toBeVisible());
  },
});

/** Escape closes the popup without changing the range. */
export const LeftAsItWas: Story = {
  args: { defaultValue: { from: '2026-11-09', to: '2026-11-15' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await page().findByRole('dialog');
    await expect((await within(dialog).findAllByRole('grid')).length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await clickPage();
  },
};

export const Shortcuts = example(ShortcutsExample, shortcutsCode, {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(page().getByRole('button', { name: 'This year' })).toBeVisible());
  },
});

export const Limits: Story = { args: { max: '2026-11-21', maxDays: 31 } };

export const Phone: Story = {
  ...Open,
  globals: { viewport: { value: 'phone' } },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <DateRangePicker key={size} {...args} size={size} defaultValue={{ from: '2026-11-09', to: '2026-11-15' }} />
      ))}
      <DateRangePicker {...args} />
      <DateRangePicker {...args} disabledReason="Choose a company first." />
      <DateRangePicker {...args} disabled />
    </div>
  ),
};

export const LongText: Story = {
  args: { defaultValue: { from: '2026-09-28', to: '2026-12-30' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 150 }}>
        <Story />
      </div>
    ),
  ],
};
