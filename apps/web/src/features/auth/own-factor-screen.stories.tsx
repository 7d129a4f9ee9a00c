import { networkError } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { StoryScreen } from '../../testing/story-screen.tsx';
import { ownFactorScreen } from './own-factor-screen.tsx';
import { ableInfo } from './story-answers.ts';

/** Shown after sign-in to a user whose role requires a second factor, until one is added. */
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
    await expect(canvas.getByText('Save these recovery codes now').closest('[data-slot=alert]')).toHaveFocus();
    await expect(asksBeforeLeaving()).toBe(true);
  },
};

/** As the browser does before a page is loaded anew. */
const asksBeforeLeaving = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

let connected = false;

/** A set-up that could not begin begins again, and so does one whose key is not wanted; signing out is possible all the time. */
export const StartFails: Story = {
  args: {
    answers: () => {
      connected = false;
      let made = 0;
      return {
        sysConfig: ableInfo,
        sysFactor: {
          beginTotp: () => {
            if (!connected) return networkError();
            made += 1;
            const secret = `JBSWY3DPEHPK3PX${made}`;
            return { secret, uri: `otpauth://totp/a?secret=${secret}`, expirySeconds: 900 };
          },
        },
      };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeEnabled();
    connected = true;
    await userEvent.click(retry);
    await expect(await canvas.findByText(/3PX1$/u)).toBeVisible();
    const code = canvas.getByRole('textbox', { name: /Code of the app/u });
    await expect(code).toHaveFocus();
    await userEvent.type(code, '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Start again with a new key' }));
    await expect(await canvas.findByText(/3PX2$/u)).toBeVisible();
    await expect(code).toHaveValue('');
    await expect(asksBeforeLeaving()).toBe(false);
  },
};
