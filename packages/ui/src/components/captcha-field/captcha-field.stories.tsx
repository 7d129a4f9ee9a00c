import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { CaptchaField, CodeField } from './index.js';
import { example } from '../../testing/stories/example.js';
import { CaptchaFieldExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { CodeCountingExample } from './examples/code-counting.js';
import codeCountingCode from './examples/code-counting.tsx?raw';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32"><path d="M0 20q24-18 48 0t48-6" stroke="#9ab" fill="none"/><text x="14" y="24" font-size="22" font-family="serif" fill="#246" rotate="12 -8 6 -14">7KQ4</text></svg>';
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const meta = {
  title: 'Components/Captcha field',
  parameters: { search: 'verification code, otp, sms code, pin input!, one time password, 验证码, 驗證碼' },
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

export const Default = example(CaptchaFieldExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '7KQ');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRenew).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await clickPage();
  },
};

export const Playground: Story = { args: { size: 'lg', required: true }, parameters: { chromatic: { disableSnapshot: true } } };

export const Loading: Story = { args: { picture: null } };

export const Error: Story = { args: { picture: null, failed: true } };

/** Field for a code from an email or SMS. */
export const Code: Story = { render: () => <CodeField onSend={() => {}} description="We send six digits to your e-mail address." /> };

export const CodeCounting = example(CodeCountingExample, codeCountingCode);

/** Long texts wrap around the row; picture and button keep their size. */
export const LongText: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 260 }}>
      <CaptchaField
        {...args}
        label="Characters of the picture, since the password was wrong three times in a row"
        description="大小写均可；看不清楚时请点击刷新，换一张图片后重新输入。"
        error="The characters are not those of the picture. Another one was drawn: type what it shows now."
        defaultValue={'7KQ4'.repeat(12)}
      />
      <CodeField
        onSend={() => {}}
        label="Code that was sent to the e-mail address of the person who answers for the account"
        description="We sent it to alexandra-konstantina.papadopoulou-oikonomidou@mediterranean-forwarding.example."
        sendDisabledReason="Enter your e-mail address or the number of your phone with its country code first."
        error="The code is wrong or older than ten minutes. Ask for another one, and look into the folder for advertisements too."
        defaultValue={'123456'.repeat(6)}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = canvas.getAllByRole('textbox');
    await expect(boxes).toHaveLength(2);
    for (const box of boxes) await expect(box.offsetWidth).toBeGreaterThan(80);
    await expect(canvas.getByRole('img').offsetWidth).toBe(96);
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};

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
