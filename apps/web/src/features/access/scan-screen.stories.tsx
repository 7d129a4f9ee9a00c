import { businessError } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { StoryScreen } from '../../testing/story-screen.tsx';
import { scanScreen } from './scan-screen.tsx';

/** The page that a phone opens from the code of a sign-in screen. The user sees which device asks and allows or refuses it. */
const meta = {
  title: 'Screens/Allow a sign-in',
  parameters: { search: 'scan, confirm login, qr login, 扫码登录, 掃碼登入' },
  component: StoryScreen,
  args: {
    screen: scanScreen,
    search: { id: '01a' },
    answers: {
      sysAuth: {
        scanConfirm: () => ({
          ip: '203.0.113.7',
          userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
        }),
      },
    },
  },
} satisfies Meta<typeof StoryScreen<{ id: string }>>;

export default meta;
type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 10_000 };

export const Allowed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Chrome 130 on Windows', {}, SLOW)).toBeVisible();
    await expect(canvas.getByText('203.0.113.7')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Allow' }));
    await expect(await canvas.findByRole('heading', { name: 'The other browser is signed in' })).toBeVisible();
  },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('203.0.113.7', {}, SLOW);
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await expect(await canvas.findByRole('heading', { name: 'The sign-in was refused' })).toBeVisible();
  },
};

/** The request has expired or was handled on another device. */
export const Gone: Story = {
  args: { answers: { sysAuth: { scanConfirm: () => businessError('scanGone', 'This sign-in has expired.') } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'There is nothing to allow' }, SLOW)).toBeVisible();
  },
};
