import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Checkbox } from './checkbox.js';
import { example } from '../../testing/stories/example.js';
import { CheckboxExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { CheckboxOverview } from './examples/overview.js';
import overviewCode from './examples/overview.tsx?raw';

const meta = {
  title: 'Components/Checkbox',
  parameters: { search: 'check box, tick, 复选框, 核取方塊, 多选框, 多選框, 勾选, 勾選' },
  component: Checkbox,
  args: { label: 'Subscribe to containers too', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(CheckboxExample, defaultCode);

export const Overview = example(CheckboxOverview, overviewCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Subscribe to containers too' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await clickPage();
  },
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Indeterminate: Story = { args: { label: 'All rows', indeterminate: true } };

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Needs a captain’s account.' },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toHaveFocus();
    await userEvent.click(within(canvasElement).getByText('Subscribe to containers too'));
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription('Needs a captain’s account.');
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await clickPage();
  },
};

export const WithError: Story = { args: { label: 'I accept the terms', error: 'Accept the terms first.' } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start', maxInlineSize: 300 }}>
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Some" indeterminate />
      <Checkbox label="Wrong" aria-invalid />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled, on" disabled defaultChecked />
      <Checkbox label="Disabled, some" disabled indeterminate />
      <Checkbox label="With a reason" disabledReason="Needs the captain’s account" defaultChecked />
      <Checkbox label="Read-only" readOnly defaultChecked />
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Checkbox key={size} label={size} size={size} />
      ))}
      <Checkbox label="With help" description="Costs one berry for each container." />
      <Checkbox label="Row of COSU6412873350" hideLabel />
      <Checkbox label="同时订阅集装箱动态" defaultChecked />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const fillOf = (name: string): string => getComputedStyle(within(canvasElement).getByRole('checkbox', { name })).backgroundColor;
    // Tick and dash of disabled boxes are grey, which would be illegible on the colour of enabled ones.
    for (const name of ['Disabled, on', 'Disabled, some']) {
      const mark = getComputedStyle(within(canvasElement).getByRole('checkbox', { name }), '::before');
      await waitFor(() => expect(mark.opacity).toBe('1'));
      await waitFor(() => expect(fillOf(name)).toBe(fillOf('Disabled')));
    }
  },
};

export const LongText: Story = {
  args: {
    label: 'I have read the terms of service and the privacy policy and agree that my company’s tracking data is kept for two years.',
  },
};
