import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Input } from '../input/index.js';
import { Link } from '../link/index.js';
import { Select } from '../select/index.js';
import { Field } from './field.js';
import { example } from '../../testing/stories/example.js';
import { WithDescriptionExample } from './examples/with-description.js';
import withDescriptionCode from './examples/with-description.tsx?raw';
import { FieldOverview } from './examples/overview.js';
import overviewCode from './examples/overview.tsx?raw';
import { WarningExample } from './examples/warning.js';
import warningCode from './examples/warning.tsx?raw';

const meta = {
  title: 'Components/Field',
  parameters: { search: 'form item, form control, label, helper text, error message!, 表单项, 表單項, 字段, 欄位' },
  component: Field,
  args: { label: 'Bill of lading', children: <Input name="bill" /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Overview = example(FieldOverview, overviewCode);

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const WithDescription = example(WithDescriptionExample, withDescriptionCode, {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Bill of lading' });
    await userEvent.type(input, 'COSU6412873350');
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('With the carrier’s prefix, as on the paper.');
    await clickPage();
  },
});

export const Error: Story = {
  args: {
    label: 'Account',
    error: 'Please input the correct email address or phone number!',
    children: <Input name="account" defaultValue="lin.wei@" />,
  },
};

export const Warning = example(WarningExample, warningCode);

export const LabelEnd: Story = {
  args: {
    label: 'Password',
    labelEnd: (
      <Link href="/passwordReset" className="sb:text-xs">
        Forgot password?
      </Link>
    ),
    children: <Input type="password" name="password" />,
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Field label="起运港" required>
        <Input placeholder="CNSHA" />
      </Field>
      <Field label="Carrier" description="Found from the bill when left empty.">
        <Select placeholder="Any" options={[{ value: 'COSU', label: 'COSCO' }]} />
      </Field>
      <Field label="Booking" error="Already tracked.">
        <Input defaultValue="6412873350" />
      </Field>
      <Field label="Quick search" hideLabel>
        <Input placeholder="Label kept for screen readers" />
      </Field>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Estimated time of arrival at the port of discharge as last told by the carrier',
    description: 'In the local time of the port, whatever the zone of the person who reads it, and never converted.',
    error: 'The arrival lies before the departure from the port of loading. Check both dates and the order of the ports.',
  },
};
