import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { StoryScreen } from '../../testing/story-screen.tsx';
import { ownFactorScreen } from './own-factor-screen.tsx';
import { ableInfo } from './story-answers.ts';

const meta = {
  title: 'Screens/Add a second factor',
  component: StoryScreen,
  args: {
    screen: ownFactorScreen,
    answers: {
      sysConfig: ableInfo,
      sysFactor: {
        beginTotp: () => ({
          secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          uri: 'otpauth://totp/Seaberry%20Tracking:yue?issuer=Seaberry%20Tracking&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          expirySeconds: 900,
        }),
        confirmTotp: () => ({ recoveryCodes: ['7KQ4M2-XHPRTW-9ABCDE-FGHJKL'] }),
      },
    },
  },
  parameters: { search: 'two-factor, 2fa, mfa, otp, 两步验证, 兩步驟驗證', layout: 'fullscreen' },
} satisfies Meta<typeof StoryScreen<object>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A user whose role asks for a second factor sees nothing else before. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const code = await canvas.findByRole('textbox', { name: /Code of the app/u }, { timeout: 10_000 });
    const confirm = canvas.getByRole('button', { name: 'Confirm' });
    await userEvent.click(confirm);
    await waitFor(() => expect(code).toHaveAccessibleDescription('Enter the code.'));
    await userEvent.type(code, '123456');
    // A second click is ignored for half a second.
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(confirm);
    await expect(await canvas.findByText('7KQ4M2-XHPRTW-9ABCDE-FGHJKL')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'I have saved them' })).toBeVisible();
  },
};
