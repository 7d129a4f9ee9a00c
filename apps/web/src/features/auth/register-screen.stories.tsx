import { businessError } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { StoryScreen } from '../../testing/story-screen.tsx';
import { registerScreen } from './register-screen.tsx';
import { ableInfo } from './story-answers.ts';
import type { ReturnPath } from './return-path.ts';

/** A company registers itself with its first administrator, where the installation allows it. */
const meta = {
  title: 'Screens/Register',
  component: StoryScreen,
  args: {
    screen: registerScreen,
    answers: {
      sysConfig: ableInfo,
      sysAuth: {
        sendCode: () => ({ resendSeconds: 60, expirySeconds: 600 }),
        register: () => businessError('registered', 'This email address or phone number is registered already.'),
      },
    },
  },
  parameters: { search: 'sign up, signup, create account, 注册, 註冊', layout: 'fullscreen' },
} satisfies Meta<typeof StoryScreen<ReturnPath>>;

export default meta;
type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 10_000 };

/** A missing value is reported at its field; the first one has focus. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Register' }, SLOW));
    await expect(await canvas.findByText('Please input the correct email address or phone number!')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Email or phone/ })).toHaveFocus();
    await expect(canvas.getByText('The terms of service must be accepted.')).toBeVisible();
    await expect(canvas.getByText('The privacy policy must be accepted.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read the terms of service' })).toHaveAttribute('target', '_blank');
  },
};

/** Typed text stays after any error. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const account = await canvas.findByRole('textbox', { name: /Email or phone/ }, SLOW);
    await userEvent.type(account, 'lin.yue@blueharbor.example');
    await userEvent.type(canvas.getByRole('textbox', { name: /Captcha/ }), '123456');
    await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'seaberry1');
    await userEvent.type(canvas.getByLabelText(/^Confirm/, { selector: 'input' }), 'seaberry2');
    await userEvent.type(canvas.getByRole('textbox', { name: /Nickname/ }), 'Yue');
    await userEvent.type(canvas.getByRole('textbox', { name: /Company/ }), 'Blue Harbor');
    await userEvent.click(canvas.getByRole('checkbox', { name: /terms/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /privacy/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(await canvas.findByText('Two passwords do not match.')).toBeVisible();
    const confirm = canvas.getByLabelText(/^Confirm/, { selector: 'input' });
    await userEvent.clear(confirm);
    await userEvent.type(confirm, 'seaberry1');
    const send = canvas.getByRole('button', { name: 'Register' });
    // A submit button ignores a second press for a moment (product specification §9).
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(send);
    await expect(await canvas.findByText('Registration failed!')).toBeVisible();
    await expect(canvas.getByText(/is registered already/)).toBeVisible();
    await expect(account).toHaveValue('lin.yue@blueharbor.example');
    await expect(canvas.getByRole('checkbox', { name: /terms/ })).toBeChecked();
  },
};

/** A backend without codes: the form could never be completed. */
export const NotOffered: Story = {
  args: { answers: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Not available on this server', {}, SLOW)).toBeVisible();
  },
};
