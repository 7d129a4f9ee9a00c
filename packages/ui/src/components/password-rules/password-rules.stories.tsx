import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Field } from '../field/index.js';
import { PasswordInput } from '../password-input/index.js';
import { PasswordRules } from './password-rules.js';
import { example } from '../../testing/stories/example.js';
import { PasswordRulesExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Password rules',
  parameters: { search: 'password strength, policy, 密码强度, 密碼強度' },
  component: PasswordRules,
  args: {
    rules: [
      { id: 'length', label: 'Use 8 to 64 characters.', met: true },
      { id: 'letter', label: 'Use at least one letter.', met: true },
      { id: 'digit', label: 'Use at least one digit.' },
    ],
  },
} satisfies Meta<typeof PasswordRules>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(PasswordRulesExample, defaultCode);

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const WhileTyping: Story = {
  render: () => <NewPassword />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.type(canvas.getByLabelText('New password'), 'harbour');
    const [letter, digit] = canvas.getAllByRole('listitem');
    await expect(letter).toHaveTextContent('Use at least one letter. Done.');
    await expect(digit?.textContent).toBe('Use at least one digit.');
    await clickPage();
  },
};

function NewPassword(): ReactNode {
  const [password, setPassword] = useState('');
  const rules = [
    { id: 'letter', label: 'Use at least one letter.', met: /[a-z]/i.test(password) },
    { id: 'digit', label: 'Use at least one digit.', met: /\d/.test(password) },
  ];
  return (
    <div style={{ maxInlineSize: 320 }}>
      <Field label="New password" description={<PasswordRules rules={rules} />}>
        <PasswordInput autoComplete="new-password" value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
    </div>
  );
}

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      <PasswordRules {...args} />
      <PasswordRules rules={args.rules.map(({ id, label }) => ({ id, label, met: true }))} />
      <PasswordRules rules={args.rules.map(({ id, label }) => ({ id, label }))} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    rules: [
      { id: 'symbol', label: 'Use at least one symbol that is neither a letter nor a digit nor a blank, for example - or !.', met: true },
      { id: 'account', label: '不得与账号名相同，也不得与电子邮箱地址中 @ 之前的部分相同。' },
    ],
  },
  decorators: [(story) => <div style={{ maxInlineSize: 220 }}>{story()}</div>],
};
