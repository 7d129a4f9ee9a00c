import { businessError } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { StoryScreen } from '../../testing/story-screen.tsx';
import { resetScreen } from './reset-screen.tsx';
import { ableInfo } from './story-answers.ts';
import type { ReturnPath } from './return-path.ts';

/** Sets a new password with a code that is sent to the e-mail address or phone of the account. */
const meta = {
  title: 'Screens/Reset password',
  component: StoryScreen,
  args: {
    screen: resetScreen,
    answers: {
      sysConfig: ableInfo,
      sysAuth: {
        sendCode: () => ({ resendSeconds: 60, expirySeconds: 600 }),
        resetPassword: () => businessError('codeWrong', 'The code is wrong or has expired.'),
      },
    },
  },
  parameters: { search: 'forgot password, 忘记密码, 忘記密碼, 重置密码, 重設密碼', layout: 'fullscreen' },
} satisfies Meta<typeof StoryScreen<ReturnPath>>;

export default meta;
type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 10_000 };

export const Default: Story = {};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const account = await canvas.findByRole('textbox', { name: /Email or phone/ }, SLOW);
    await userEvent.type(account, '13812345678');
    await userEvent.type(canvas.getByRole('textbox', { name: /Captcha/ }), '123456');
    await userEvent.type(canvas.getByLabelText(/^New password/, { selector: 'input' }), 'seaberry1');
    await userEvent.type(canvas.getByLabelText(/^Confirm/, { selector: 'input' }), 'seaberry1');
    await userEvent.click(canvas.getByRole('button', { name: 'Set the password' }));
    await expect(await canvas.findByText('Password reset failed!')).toBeVisible();
    await expect(canvas.getByText('The code is wrong or has expired.')).toBeVisible();
    await expect(account).toHaveValue('13812345678');
  },
};
