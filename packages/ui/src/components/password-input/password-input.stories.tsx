import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { Field } from '../field/index.js';
import { PasswordInput } from './password-input.js';
import { example } from '../../testing/stories/example.js';
import { PasswordInputExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { PasswordInputOverview } from './examples/overview.js';
import overviewCode from './examples/overview.tsx?raw';

const meta = {
  title: 'Components/Password input',
  parameters: { search: 'secret, show password, 密码, 密碼' },
  component: PasswordInput,
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Field label="Password">
        <PasswordInput {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(PasswordInputExample, defaultCode);

export const Overview = example(PasswordInputOverview, overviewCode);

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Shown: Story = {
  args: { defaultValue: 'harbour light 7' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('harbour light 7');
    await clickPage();
  },
};

/** A long password scrolls inside the input, clear of the button. */
export const LongText: Story = {
  args: {
    defaultValue: 'four random words and the name of the harbour where the cranes are blue 蓝色起重机',
    autoComplete: 'new-password',
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 240 }}>
      <Field
        label="New password for the account of the whole organization"
        description="至少十二个字符；可以是几个互不相关的词语，中间可以有空格。"
        error="It was among the last five passwords of this account. Choose one that was never used here."
      >
        <PasswordInput {...args} />
      </Field>
      <Field label="Password of your company">
        <PasswordInput disabledReason="Your company signs you in with its own directory: change the password there." />
      </Field>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(/^New password/u);
    const [toggle] = canvas.getAllByRole('button', { name: 'Show password' });
    await userEvent.click(toggle ?? canvasElement);
    await waitFor(() => expect(input).toHaveAttribute('type', 'text'));
    await expect(parseFloat(getComputedStyle(input).paddingInlineEnd)).toBeGreaterThanOrEqual(toggle?.offsetWidth ?? Infinity);
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 320 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Field key={size} label={`Password, ${size}`}>
          <PasswordInput size={size} defaultValue="harbour" />
        </Field>
      ))}
      <Field label="新密码" error="两次输入的密码不一致">
        <PasswordInput autoComplete="new-password" defaultValue="harbour" />
      </Field>
      <Field label="With a reason">
        <PasswordInput disabledReason="Your company signs you in" />
      </Field>
      <Field label="Read-only" warning="Older than a year">
        <PasswordInput readOnly defaultValue="harbour" />
      </Field>
      <Field label="Disabled">
        <PasswordInput disabled />
      </Field>
    </div>
  ),
};
