import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { touchOutside } from '../../../../../.storybook/fixtures/steps.js';
import { CaptchaField, CodeField } from './index.js';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32"><path d="M0 20q24-18 48 0t48-6" stroke="#9ab" fill="none"/><text x="14" y="24" font-size="22" font-family="serif" fill="#246" rotate="12 -8 6 -14">7KQ4</text></svg>';
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const meta = {
  title: 'Components/Captcha field',
  component: CaptchaField,
  subcomponents: { CodeField },
  args: { picture, onRenew: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '7KQ');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRenew).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await touchOutside();
  },
};

export const Playground: Story = { args: { size: 'lg', required: true }, parameters: { chromatic: { disableSnapshot: true } } };

export const Loading: Story = { args: { picture: null } };

export const Error: Story = { args: { picture: null, failed: true } };

/** A code that comes by e-mail or phone. */
export const Code: Story = { render: () => <CodeField onSend={() => {}} description="We send six digits to your e-mail address." /> };

export const CodeCounting: Story = { render: () => <CodeField onSend={() => {}} resendAt={Date.now() + 58_000} defaultValue="40" /> };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <CaptchaField key={size} {...args} size={size} />
      ))}
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <CodeField key={size} onSend={() => {}} size={size} />
      ))}
      <CodeField onSend={() => {}} sendDisabledReason="Enter your e-mail address or phone number first." />
      <CodeField onSend={() => {}} error="The code is wrong or too old." defaultValue="123456" />
    </div>
  ),
};
