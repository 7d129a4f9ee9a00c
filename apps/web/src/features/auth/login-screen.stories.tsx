import { businessError } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { StoryScreen } from '../../testing/story-screen.tsx';
import { loginScreen, type LoginSearch } from './login-screen.tsx';

/** The first page of the product. The methods it offers are those that the installation has configured. */
const meta = {
  title: 'Screens/Sign in',
  component: StoryScreen,
  args: { screen: loginScreen, answers: { sysAuth: { login: () => businessError('D1000', 'Account or password is wrong.') } } },
  parameters: { search: 'login, log in, signin, authentication, 登录, 登入', layout: 'fullscreen' },
} satisfies Meta<typeof StoryScreen<LoginSearch>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Typed text stays; the reason is that of the server. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /account/i }, { timeout: 10_000 }), 'lin.yue@blueharbor.example');
    await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Account or password is wrong.')).toBeVisible();
  },
};

export const Demonstration: Story = {
  args: {
    answers: {
      sysConfig: {
        sysInfo: () => ({ demoAccounts: [{ account: 'north', password: 'seaberry', company: 'Blue Harbor Forwarding' }] }),
      },
    },
  },
};

/** A backend without codes and scans: only one method is shown. */
export const PasswordOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Sign in' }, { timeout: 10_000 });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /account/i })).toHaveFocus());
    await waitFor(() => expect(canvas.getAllByRole('tab')).toHaveLength(1));
    await expect(canvas.queryByRole('link', { name: 'Register' })).toBeNull();
  },
};

/** The page as configured by the operator. */
export const Configured: Story = {
  args: {
    answers: {
      sysConfig: {
        sysInfo: () => ({
          sysTitle: 'Blue Harbor Tracking',
          sysViceTitle: 'Every container, every port',
          sysLogo:
            'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"%3E%3Crect width="28" height="28" rx="6" fill="%23274690"/%3E%3C/svg%3E',
          sysWatermark: 'Blue Harbor',
          sysCopyright: '© 2026 Blue Harbor Forwarding',
          sysIcp: '沪ICP备00000000号',
          sysIcpUrl: 'https://beian.example',
          capabilities: ['sysAuth.code', 'sysAuth.scan'],
        }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Blue Harbor Tracking', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '沪ICP备00000000号' })).toHaveAttribute('href', 'https://beian.example');
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
  },
};

/** After registration the account is filled in, the password is not. */
export const Registered: Story = {
  args: { search: { done: 'registered', account: 'lin.yue@blueharbor.example' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Registered successfully.', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /account/i })).toHaveValue('lin.yue@blueharbor.example');
  },
};
