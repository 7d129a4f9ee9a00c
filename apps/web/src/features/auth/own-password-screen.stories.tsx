import { fieldErrors } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { StoryScreen } from '../../testing/story-screen.tsx';
import { ownPasswordScreen } from './own-password-screen.tsx';
import { ableInfo } from './story-answers.ts';

/** Shown after sign-in to a user whose password was set by an administrator, until it is replaced. */
const meta = {
  title: 'Screens/Set your own password',
  component: StoryScreen,
  args: {
    screen: ownPasswordScreen,
    answers: {
      sysConfig: ableInfo,
      sysUser: { changePwd: () => fieldErrors({ passwordOld: ['The password is wrong.'] }) },
    },
  },
  parameters: { search: 'change password, 修改密码, 修改密碼', layout: 'fullscreen' },
} satisfies Meta<typeof StoryScreen<object>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const current = await canvas.findByLabelText(/^Current password/, { selector: 'input' }, { timeout: 10_000 });
    const send = canvas.getByRole('button', { name: 'Set the password' });
    await userEvent.click(send);
    await waitFor(() => expect(current).toHaveFocus());
    await userEvent.type(current, 'wrong');
    await userEvent.type(canvas.getByLabelText(/^New password/, { selector: 'input' }), 'lantern over berth nine');
    await userEvent.type(canvas.getByLabelText(/^Confirm/, { selector: 'input' }), 'lantern over berth nine');
    // A second click is ignored for half a second.
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(send);
    await waitFor(() => expect(current).toHaveAccessibleDescription('The password is wrong.'));
  },
};
