import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Switch } from './switch.js';
import { example } from '../../testing/stories/example.js';
import { SwitchExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { SwitchOverview } from './examples/overview.js';
import overviewCode from './examples/overview.tsx?raw';

const meta = {
  title: 'Components/Switch',
  parameters: { search: 'toggle, 开关, 開關' },
  component: Switch,
  args: { label: 'Arrival reminder', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(SwitchExample, defaultCode);

export const Overview = example(SwitchOverview, overviewCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Arrival reminder' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await clickPage();
  },
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** The switch is locked while the change is saved. */
export const Loading: Story = {
  args: { loading: true, defaultChecked: true },
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await clickPage();
  },
};

export const WithError: Story = { args: { error: 'The port sends no reminders.' } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Disabled" disabled />
      <Switch label="Disabled, on" disabled defaultChecked />
      <Switch label="Saving" loading defaultChecked />
      <Switch label="With a reason" disabledReason="Needs the captain’s account" />
      <Switch label="Read-only" readOnly defaultChecked />
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Switch key={size} label={size} size={size} />
      ))}
      <Switch label="With help" description="Sent at 08:00 in the zone of the port." defaultChecked />
      <Switch label="到港提醒" defaultChecked />
    </div>
  ),
};

export const LongText: Story = {
  args: { label: 'Remind everybody who follows the shipment by mail on the morning of the day before it arrives at the port of discharge' },
};
