import { businessError } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { StoryScreen } from '../../testing/story-screen.tsx';
import { ableInfo } from './story-answers.ts';
import { undoScreen } from './undo-screen.tsx';

/** Opened from the message to the old e-mail address or phone number: undoes a change that the owner has not made. */
const meta = {
  title: 'Screens/Undo a change of address',
  component: StoryScreen,
  args: {
    screen: undoScreen,
    search: { token: 'token-of-a-story' },
    answers: {
      sysConfig: ableInfo,
      sysAuth: {
        undoContact: ({ token }) =>
          token === 'token-of-a-story' ? null : businessError('undoGone', 'This link has expired or was used already.'),
      },
    },
  },
  parameters: { search: 'restore email, 撤销联系方式的更改, 復原聯絡方式變更', layout: 'fullscreen' },
} satisfies Meta<typeof StoryScreen<{ token: string }>>;

export default meta;
type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 10_000 };

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the contact change' }, SLOW));
    await expect(await canvas.findByRole('heading', { name: 'The change was undone' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
      'href',
      expect.stringContaining('/passwordReset'),
    );
  },
};

export const Refused: Story = {
  args: { search: { token: 'used' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the contact change' }, SLOW));
    await expect(await canvas.findByText('This link has expired or was used already.')).toBeVisible();
  },
};
