import { businessError, delayed, pending } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { StoryScreen } from '../../testing/story-screen.tsx';
import { loginScreen, type LoginSearch } from './login-screen.tsx';
import { ableInfo, PICTURE } from './story-answers.ts';

/** The methods of signing in beside each other: password, code by e-mail or phone, and scan, each with its second step. */
const meta = {
  title: 'Screens/Sign in/Methods',
  component: StoryScreen,
  args: {
    screen: loginScreen,
    answers: {
      sysConfig: ableInfo,
      sysAuth: {
        sendCode: () => ({ resendSeconds: 60, expirySeconds: 600 }),
        loginPhone: () => businessError('codeWrong', 'The code is wrong or has expired.'),
        scanCreate: () => ({ id: '01a', secret: 's', expirySeconds: 120 }),
        scanState: () => ({ state: 'waiting' }),
      },
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryScreen<LoginSearch>>;

export default meta;
type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 10_000 };

/** Three sign-in methods; two of them load on selection. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Captcha' }, SLOW));
    await expect(await canvas.findByRole('textbox', { name: /Email or phone/ }, SLOW)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('img', { name: 'QR code to sign in' }, SLOW)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Scan code' })).toHaveFocus();
  },
};

export const ByCode: Story = {
  args: { search: { by: 'code' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const account = await canvas.findByRole('textbox', { name: /Email or phone/ }, SLOW);
    await userEvent.type(account, 'lin.yue@');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText('Please input the correct email address or phone number!')).toBeVisible();
    await userEvent.type(account, 'blueharbor.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText(/Captcha sent successfully\./)).toBeVisible();
    await expect(canvas.queryByText('Please input the correct email address or phone number!')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Again in/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: /Captcha/ }), '000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Login failed, please check account!')).toBeVisible();
    await expect(canvas.getByText('The code is wrong or has expired.')).toBeVisible();
    await expect(account).toHaveValue('lin.yue@blueharbor.example');
  },
};

/** The server requires a captcha before it sends a code. */
export const PictureAsked: Story = {
  args: {
    search: { by: 'code' },
    answers: {
      sysConfig: ableInfo,
      sysAuth: {
        captcha: () => ({ id: '77', img: PICTURE }),
        sendCode: ({ code }) => (code === '9' ? { resendSeconds: 60, expirySeconds: 600 } : businessError('D0008', 'Enter the captcha.')),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /Email or phone/ }, SLOW), '13812345678');
    const send = canvas.getByRole('button', { name: 'Send code' });
    await userEvent.click(send);
    await expect(await canvas.findByText('Enter what the picture shows and send the code again.')).toBeVisible();
    const picture = await canvas.findByAltText('Picture with the characters to type');
    await waitFor(() => expect(picture).toBeVisible());
    const [captchaField] = canvas.getAllByRole('textbox', { name: /Captcha/ });
    if (captchaField) await userEvent.type(captchaField, '9');
    await userEvent.click(send);
    await expect(await canvas.findByText(/Captcha sent successfully\./)).toBeVisible();
    await expect(canvas.queryByAltText('Picture with the characters to type')).toBeNull();
  },
};

export const Scanned: Story = {
  args: {
    search: { by: 'scan' },
    answers: {
      sysConfig: ableInfo,
      sysAuth: { scanCreate: () => ({ id: '01a', secret: 's', expirySeconds: 120 }), scanState: () => ({ state: 'scanned' }) },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Scanned. Allow it on the other device.', {}, SLOW)).toBeVisible();
  },
};

/** A rejection ends the sign-in; another code can be created. */
export const Refused: Story = {
  args: {
    search: { by: 'scan' },
    answers: {
      sysConfig: ableInfo,
      sysAuth: { scanCreate: () => ({ id: '01a', secret: 's', expirySeconds: 120 }), scanState: () => ({ state: 'refused' }) },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The sign-in was refused on the other device.', {}, SLOW)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show a new code' }));
    await expect(await canvas.findByRole('img', { name: 'QR code to sign in' }, SLOW)).toBeVisible();
  },
};

export const Expired: Story = {
  args: {
    search: { by: 'scan' },
    answers: {
      sysConfig: ableInfo,
      sysAuth: { scanCreate: () => ({ id: '01a', secret: 's', expirySeconds: 120 }), scanState: () => delayed(0, { state: 'expired' }) },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('This code has expired', {}, SLOW)).toBeVisible();
  },
};

/** The second step of a user with a second factor: by the app, or by a recovery code. */
export const SecondStep: Story = {
  args: {
    answers: {
      sysConfig: ableInfo,
      sysAuth: {
        login: () => ({ accessToken: null, secondStep: { token: 't', ways: ['totp', 'recovery'], expirySeconds: 300 } }),
      },
      sysFactor: {
        signIn: ({ code }) =>
          code === '000000'
            ? businessError('codeWrong', 'The code is wrong or has expired.')
            : businessError('stepGone', 'This sign-in has expired.'),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /account/i }, SLOW), 'lin.yue@blueharbor.example');
    await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'berth nine 42{Enter}');
    const code = await canvas.findByRole('textbox', { name: /Code of the app/u }, SLOW);
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '000000{Enter}');
    await expect(await canvas.findByText('The code is wrong or has expired.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    const recovery = await canvas.findByRole('textbox', { name: /Recovery code/u });
    await userEvent.type(recovery, '7KQ4M2');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-disabled'));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('This sign-in has expired.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign-in' }));
    await expect(canvas.getByRole('textbox', { name: /account/i })).toBeVisible();
  },
};

/** A page without passkeys, as under an IP address: other ways remain, and the page says why there is no passkey. */
export const SecondStepWithoutPasskeys: Story = {
  args: {
    answers: {
      sysConfig: ableInfo,
      sysAuth: {
        login: ({ account }) => {
          const ways = account === 'lin.yue' ? ['passkey', 'recovery'] : ['passkey'];
          return { accessToken: null, secondStep: { token: 't', ways, expirySeconds: 300 } };
        },
      },
    },
  },
  beforeEach: () => {
    const { PublicKeyCredential: offered } = window;
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    return () => {
      window.PublicKeyCredential = offered;
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const signIn = async (account: string): Promise<void> => {
      const field = await canvas.findByRole('textbox', { name: /account/i }, SLOW);
      await userEvent.clear(field);
      await userEvent.type(field, account);
      await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'berth nine 42{Enter}');
    };
    await signIn('mei.chen');
    await expect(await canvas.findByText('This browser or address offers no passkeys.', {}, SLOW)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /passkey/u })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign-in' }));
    await signIn('lin.yue');
    await expect(await canvas.findByRole('textbox', { name: /Recovery code/u }, SLOW)).toBeVisible();
    await expect(canvas.getByText(/^This browser or address offers no passkeys\. Enter one of your recovery codes\./u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /passkey/u })).toBeNull();
  },
};

const sent: string[] = [];
let refuse = (): void => {};

/** However often and in whichever way it is pressed, one sign-in runs at a time. */
export const OneAtATime: Story = {
  args: {
    answers: () => {
      sent.splice(0);
      return {
        sysConfig: { sysInfo: () => ({ capabilities: ['sysFactor'] }) },
        sysAuth: {
          login: async () => {
            sent.push('password');
            await new Promise<void>((resolve) => (refuse = resolve));
            return businessError('D1000', 'Account or password is wrong.');
          },
        },
        sysFactor: {
          signInOptions: () => {
            sent.push('passkey');
            return pending();
          },
        },
      };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /account/i }, SLOW), 'lin.yue');
    await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'berth nine 42');
    const submit = canvas.getByRole('button', { name: 'Sign in' });
    const passkey = await canvas.findByRole('button', { name: 'Sign in with a passkey' });
    const form = submit.closest('form');
    // In one turn, before the page is drawn again: Enter, and a click.
    form?.requestSubmit();
    form?.requestSubmit();
    passkey.click();
    await waitFor(() => expect(passkey).toBeDisabled());
    await expect(sent).toEqual(['password']);
    refuse();
    await expect(await canvas.findByText('Account or password is wrong.')).toBeVisible();
    await expect(submit).toBeEnabled();
    await userEvent.click(passkey);
    await waitFor(() => expect(submit).toBeDisabled());
    form?.requestSubmit();
    await waitFor(() => expect(sent).toEqual(['password', 'passkey']));
  },
};
