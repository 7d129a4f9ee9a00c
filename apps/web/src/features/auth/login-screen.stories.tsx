import { businessError } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { StoryScreen } from '../../testing/story-screen.tsx';
import { loginScreen } from './login-screen.tsx';

const meta = {
  title: 'Screens/Sign in',
  component: StoryScreen,
  args: { screen: loginScreen, answers: { sysAuth: { login: () => businessError('D1000', 'Account or password is wrong.') } } },
  render: (args, { globals }) => <StoryScreen {...args} locale={String(globals['locale'])} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryScreen<{ redirect: string; params: string }>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What was typed stays; the reason is the server's own. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /account/i }, { timeout: 10_000 }), 'nora@example.com');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Account or password is wrong.')).toBeVisible();
  },
};

export const Demonstration: Story = {
  args: {
    answers: {
      sysConfig: {
        sysInfo: () => ({ demoAccounts: [{ account: 'north', password: 'seaberry', company: 'North Quay Logistics' }] }),
      },
    },
  },
};
