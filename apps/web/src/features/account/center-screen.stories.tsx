import { businessError, fieldErrors, outdated, pending, networkError, type DoubleHandlers } from '@seaberry/api-client/doubles';
import { PermissionProvider } from '@seaberry/ui/permission';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { centerScreen } from './center-screen.tsx';
import type { CenterSearch } from './center-search.ts';

const company: DoubleHandlers['company'] = {
  info: () => ({
    id: '1',
    name: 'Blue Harbor Forwarding',
    abbreviation: 'Blue Harbor',
    number: '91310115MA1K4T',
    keyHint: 'sbk_q7Xa',
    keyTime: '2026-10-02T08:00:00Z',
    berries: 38,
    tier: 'captain',
  }),
  usage: () => ({
    days: [
      { day: '2026-11-18', used: 4, added: 0 },
      { day: '2026-11-19', used: 7, added: 40 },
      { day: '2026-11-20', used: 3, added: 1 },
    ],
    rows: [
      { id: '3', amount: -1, kind: 'charge', balance: 38, reference: 'COSU6412873350', createTime: '2026-11-20T10:11:00Z' },
      { id: '2', amount: 1, kind: 'refund', balance: 39, reference: 'CSNU6829175', createTime: '2026-11-20T09:30:00Z' },
      { id: '1', amount: 40, kind: 'grant', balance: 45, createTime: '2026-11-19T02:00:00Z' },
    ],
  }),
};

/** A form ignores a second submission for half a second. */
const acceptsAgain = (field: HTMLElement): Promise<void> =>
  waitFor(() => expect(field.closest('form')?.querySelector('[type=submit][aria-disabled]')).toBeNull());

/** sysInfo of our backend; other backends have none. */
const sysConfig: DoubleHandlers['sysConfig'] = {
  sysInfo: () => ({
    sysTitle: 'Seaberry Tracking',
    capabilities: ['oceanBill', 'company', 'sysAuth.sessions', 'sysNotice.mute', 'sysUser.verifyPhone', 'sysUser.verifyEmail'],
    passwordPolicy: { minLength: 8, maxLength: 128, classes: [], notAccount: true },
  }),
};

const ALL: ReadonlySet<string> = new Set(['company:update', 'company:rotateKey']);

function ForAdministrator(): ReactNode {
  return (
    <PermissionProvider has={ALL}>
      <centerScreen.Component />
    </PermissionProvider>
  );
}

/**
 * Everything about one’s own account: personal details, password, second factor, alerts, signed-in devices and, for administrators, the
 * company.
 */
const meta = {
  title: 'Screens/User centre',
  parameters: { search: 'profile, account, my account, user center, 个人中心, 個人中心', frame: '/user/center' },
  component: StoryScreen,
  args: { screen: centerScreen, answers: { sysConfig, company } },
} satisfies Meta<typeof StoryScreen<CenterSearch>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Errors required by the specification are shown at their field, and disappear as soon as they are corrected. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: /^Real name/ }, { timeout: 10_000 });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('This is required.'));
    await userEvent.type(name, 'Yue');
    await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid', 'true'));
  },
};

/** A new phone number requires a code sent to it. */
export const NewPhone: Story = {
  args: { answers: { sysConfig, company, sysAuth: { sendCode: () => ({ resendSeconds: 60, expirySeconds: 600 }) } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const phone = await canvas.findByRole('textbox', { name: /^Phone/ }, { timeout: 10_000 });
    await expect(canvas.queryByRole('button', { name: 'Send code' })).toBeNull();
    await userEvent.type(phone, '13800138100');
    const code = await canvas.findByRole('textbox', { name: /^Code sent to the new phone number/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription('This is required.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText(/It is valid for 10 minutes/)).toBeVisible();
    await userEvent.type(code, '123456');
    await waitFor(() => expect(code).not.toHaveAttribute('aria-invalid', 'true'));
  },
};

/** Without the permission the page is read-only. */
export const Company: Story = { args: { search: { tab: 'company' } } };

export const CompanyOfAdministrator: Story = {
  args: {
    search: { tab: 'company' },
    screen: { ...centerScreen, Component: ForAdministrator },
    answers: { sysConfig, company: { ...company, rotateKey: () => ({ key: 'sbk_made-for-a-story', keyHint: 'sbk_made' }) } },
  },
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New key' }, { timeout: 10_000 }));
    const question = await opened(page.findByRole('alertdialog', { name: 'Make a new key?' }));
    await userEvent.click(within(question).getByRole('button', { name: 'New key' }));
    const shown = await opened(page.findByRole('dialog', { name: 'Your new key' }));
    await expect(within(shown).getByText('sbk_made-for-a-story')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const leaving = within(await opened(page.findByRole('alertdialog', { name: 'Close without a copy?' })));
    await userEvent.click(leaving.getByRole('button', { name: 'Go back' }));
    await expect(within(shown).getByText('sbk_made-for-a-story')).toBeVisible();
    await userEvent.click(within(shown).getByRole('button', { name: 'I have copied it' }));
    await waitFor(() => expect(page.queryByText('sbk_made-for-a-story')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'New key' })).toHaveFocus());
  },
};

const sent: unknown[] = [];
const saved = { id: '1', name: 'Blue Harbor Shipping', abbreviation: 'Blue Harbor', number: 'N-2', version: 2 };

/** Another administrator saves name and number meanwhile: the name is asked about, the number is kept. */
export const CompanySavedElsewhere: Story = {
  args: {
    search: { tab: 'company' },
    screen: { ...centerScreen, Component: ForAdministrator },
    answers: {
      sysConfig,
      company: {
        ...company,
        info: () => ({ id: '1', name: 'Blue Harbor Forwarding', abbreviation: 'Blue Harbor', version: 1 }),
        update: (input) => {
          sent.push(input);
          return input.version === 2 ? null : outdated(saved);
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    const name = await within(canvasElement).findByRole('textbox', { name: /^Name/ }, { timeout: 10_000 });
    await userEvent.clear(name);
    await userEvent.type(name, 'Blue Harbor Lines');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    const title = '“Blue Harbor Forwarding” has been changed in the meantime';
    const question = await opened(page.findByRole('dialog', { name: title }, { timeout: 10_000 }));
    await expect(within(question).getByRole('cell', { name: 'Blue Harbor Shipping' })).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'Blue Harbor Lines', abbreviation: 'Blue Harbor', number: 'N-2', version: 2 }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  },
};

/** On a phone the values of a field are below each other. */
export const CompanySavedElsewhereOnPhone: Story = {
  ...CompanySavedElsewhere,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    const name = await within(canvasElement).findByRole('textbox', { name: /^Name/ }, { timeout: 10_000 });
    await userEvent.type(name, ' Lines{Enter}');
    const question = await opened(page.findByRole('dialog', { name: /has been changed in the meantime/u }, { timeout: 10_000 }));
    await expect(within(question).queryByRole('table')).toBeNull();
    const theirs = within(question).getByText('Blue Harbor Shipping');
    await expect(theirs.previousElementSibling).toHaveTextContent('Theirs');
    await userEvent.click(within(question).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ name: 'Blue Harbor Forwarding Lines', number: 'N-2', version: 2 }));
  },
};

const sentNames: unknown[] = [];
let finishFirstSave = (): void => {};

/** Text typed while a save is pending is not yet saved: it stays, and is sent by the next save. */
export const TypedDuringSave: Story = {
  args: {
    search: { tab: 'company' },
    screen: { ...centerScreen, Component: ForAdministrator },
    answers: () => {
      let row = { id: '1', name: 'Blue Harbor', abbreviation: null as string | null | undefined, version: 1 };
      sentNames.splice(0);
      return {
        sysConfig,
        company: {
          ...company,
          info: () => row,
          update: async ({ name, abbreviation, version }) => {
            if (version !== row.version) return outdated(row);
            sentNames.push(name);
            if (sentNames.length === 1) await new Promise<void>((resolve) => (finishFirstSave = resolve));
            row = { id: '1', name, abbreviation, version: row.version + 1 };
            return null;
          },
        },
      };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: /^Name/ }, { timeout: 10_000 });
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.type(name, ' Lines');
    await userEvent.click(save);
    await waitFor(() => expect(sentNames).toEqual(['Blue Harbor Lines']));
    await userEvent.type(name, ' Ltd');
    finishFirstSave();
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(name).toHaveValue('Blue Harbor Lines Ltd');
    await expect(canvas.getByRole('button', { name: 'Undo changes' })).toBeVisible();
    await userEvent.click(save);
    await waitFor(() => expect(sentNames).toEqual(['Blue Harbor Lines', 'Blue Harbor Lines Ltd']));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo changes' })).toBeNull());
  },
};

/** A new key needs the password again when it was entered some time ago. Cancelling changes nothing; afterwards the key is made at once. */
export const KeyNeedsPassword: Story = {
  args: {
    search: { tab: 'company' },
    screen: { ...centerScreen, Component: ForAdministrator },
    answers: () => {
      let proved = false;
      return {
        sysConfig,
        company: {
          ...company,
          rotateKey: () =>
            proved ? { key: 'sbk_made-for-a-story', keyHint: 'sbk_made' } : businessError('proofNeeded', 'Password needed.'),
        },
        sysAuth: {
          prove: ({ password }) => {
            if (password !== 'berth nine 42') return fieldErrors({ password: ['The password is wrong.'] });
            proved = true;
            return null;
          },
        },
      };
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New key' }, { timeout: 10_000 }));
    const question = await opened(page.findByRole('alertdialog', { name: 'Make a new key?' }));
    const ask = async () => {
      await userEvent.click(within(question).getByRole('button', { name: 'New key' }));
      return opened(page.findByRole('dialog', { name: 'Confirm that it is you' }));
    };
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Cancel' }));
    await expect(await within(question).findByText('Password needed.')).toBeVisible();
    const dialog = within(await ask());
    const password = dialog.getByLabelText(/^Current password/);
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.type(password, 'wrong{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription('The password is wrong.'));
    await userEvent.clear(password);
    await acceptsAgain(password);
    await userEvent.type(password, 'berth nine 42{Enter}');
    const shown = await opened(page.findByRole('dialog', { name: 'Your new key' }));
    await userEvent.click(within(shown).getByRole('button', { name: 'I have copied it' }));
    await waitFor(() => expect(page.queryByText('sbk_made-for-a-story')).toBeNull());
  },
};

/** A backend without companies: the tab shows a message. */
export const CompanyNotOffered: Story = {
  args: { search: { tab: 'company' }, answers: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Company information is not available', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const CompanyLoading: Story = {
  args: { search: { tab: 'company' }, answers: { sysConfig, company: { info: () => pending(), usage: () => pending() } } },
};

export const CompanyConnectionLost: Story = {
  args: { search: { tab: 'company' }, answers: { sysConfig, company: { info: () => networkError(), usage: () => networkError() } } },
};

export const Password: Story = {
  args: { search: { tab: 'password' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^Current password/, undefined, { timeout: 10_000 }), 'seaberry');
    await userEvent.type(canvas.getByLabelText(/^New password\*?$/), 'Seaberry-2026');
    await expect(canvas.getByText(/Strength: Strong/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^New password again/), 'Seaberry-2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText('Two passwords do not match.')).toBeVisible();
  },
};

const CODES = Array.from({ length: 10 }, (_, at) => `7KQ4M2-${at}XHPRT-9ABCDE-FGHJKL`);

/**
 * Set up an authenticator app; recovery codes are shown once, and closing them in any other way than by saying that they are saved asks first.
 * The removal of the app needs a second factor again, or a recovery code. A passkey needs a name.
 */
export const SecondFactor: Story = {
  args: {
    search: { tab: 'factors' },
    answers: () => {
      let [added, proved] = [false, false];
      return {
        sysConfig: { sysInfo: () => ({ sysTitle: 'Seaberry Tracking', capabilities: ['sysFactor'] }) },
        company,
        sysAuth: {
          prove: ({ code }) => {
            if (code !== CODES[0]) return fieldErrors({ code: ['The code is wrong or has expired.'] });
            proved = true;
            return null;
          },
        },
        sysFactor: {
          own: () => ({
            required: false,
            totp: added ? { createTime: '2026-11-20T09:30:00Z', usedAt: null } : null,
            passkeys: [{ id: '1', name: 'Chrome 142 on Windows', createTime: '2026-11-18T06:10:00Z', usedAt: null }],
            recoveryCodes: 10,
          }),
          beginTotp: () => ({
            secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
            uri: 'otpauth://totp/Seaberry%20Tracking:yue?issuer=Seaberry%20Tracking&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
            expirySeconds: 900,
          }),
          confirmTotp: ({ code }) => {
            if (code !== '123456') return businessError('codeWrong', 'The code is wrong or has expired.');
            added = true;
            return { recoveryCodes: CODES };
          },
          removeTotp: () => {
            if (!proved) return businessError('proofNeeded', 'Proof needed.');
            added = false;
            return null;
          },
        },
      };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await canvas.findByText(/takes over your phone number/u, {}, { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }));
    const dialog = within(await opened(page.findByRole('dialog', { name: 'Set up an authenticator app' })));
    await dialog.findByRole('img', { name: 'QR code for the authenticator app' });
    const code = dialog.getByRole('textbox', { name: /Code of the app/u });
    await userEvent.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('The code is wrong or has expired.'));
    await userEvent.clear(code);
    await acceptsAgain(code);
    await userEvent.type(code, '123456{Enter}');
    const codes = within(await opened(page.findByRole('dialog', { name: 'Recovery codes' })));
    await expect(within(codes.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(codes.getByRole('button', { name: 'Close' }));
    const leaving = within(await opened(page.findByRole('alertdialog', { name: 'Close without a copy?' })));
    await userEvent.click(leaving.getByRole('button', { name: 'Go back' }));
    await expect(codes.getByText(CODES[0] ?? '')).toBeVisible();
    await userEvent.click(codes.getByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(page.queryByText(CODES[0] ?? '')).toBeNull());
    await expect(canvas.getByText('10 codes are left')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New codes' })).toHaveFocus());
    await userEvent.click(canvas.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement);
    const question = await opened(page.findByRole('alertdialog', { name: 'Remove the authenticator app?' }));
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    const proof = within(await opened(page.findByRole('dialog', { name: 'Confirm that it is you' })));
    await expect(proof.getByRole('textbox', { name: /^Code of the app/u })).toHaveFocus();
    await expect(proof.queryByLabelText(/^Current password/u)).toBeNull();
    await userEvent.click(proof.getByRole('button', { name: 'Use a recovery code' }));
    const recovery = proof.getByRole('textbox', { name: /^Recovery code/u });
    await userEvent.type(recovery, 'AAAA{Enter}');
    await waitFor(() => expect(recovery).toHaveAccessibleDescription('The code is wrong or has expired.'));
    await userEvent.clear(recovery);
    await acceptsAgain(recovery);
    await userEvent.type(recovery, `${CODES[0]}{Enter}`);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Set up' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    const adding = within(await opened(page.findByRole('dialog', { name: 'Add a passkey' })));
    const name = adding.getByRole('textbox', { name: /^Name/u });
    await userEvent.clear(name);
    await userEvent.type(name, '{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Enter a name.'));
  },
};

/** A passkey gets another name by keyboard; a name that was saved on another page in the meantime is shown before it is replaced. */
export const PasskeyName: Story = {
  args: {
    search: { tab: 'factors' },
    answers: () => {
      let kept = { id: '1', name: 'Chrome 142 on Windows', createTime: '2026-11-18T06:10:00Z', usedAt: null, version: 1 };
      return {
        sysConfig: { sysInfo: () => ({ sysTitle: 'Seaberry Tracking', capabilities: ['sysFactor'] }) },
        company,
        sysFactor: {
          own: () => ({ required: false, totp: null, passkeys: [kept], recoveryCodes: 10 }),
          renamePasskey: ({ name, version }) => {
            if (kept.version === 1) kept = { ...kept, name: 'Laptop', version: 2 };
            if (version !== kept.version) return outdated(kept);
            kept = { ...kept, name, version: kept.version + 1 };
            return null;
          },
        },
      };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    const rename = await canvas.findByRole('button', { name: 'Rename Chrome 142 on Windows' }, { timeout: 10_000 });
    rename.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await opened(page.findByRole('dialog', { name: 'Rename the passkey' })));
    const name = dialog.getByRole('textbox', { name: /^Name/u });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('Chrome 142 on Windows');
    await userEvent.clear(name);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Enter a name.'));
    await userEvent.type(name, 'Office laptop{Enter}');
    const question = within(await opened(page.findByRole('dialog', { name: '“Chrome 142 on Windows” has been changed in the meantime' })));
    await expect(question.getByText('Laptop')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename Office laptop' })).toBeVisible());
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename Office laptop' })).toHaveFocus());
  },
};

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

const muted: string[] = [];

/** Alerts in the inbox and emails, each turned on and off at once. */
export const Alerts: Story = {
  args: {
    search: { tab: 'alerts' },
    answers: () => {
      muted.splice(0, muted.length, 'stages.email');
      return {
        sysConfig,
        sysNotice: {
          muted: () => [...muted],
          mute: ({ muted: off, changed }) => {
            const kept = muted.filter((one) => !changed?.some((setting) => setting === one));
            muted.splice(0, muted.length, ...kept, ...off.filter((one) => changed?.includes(one)));
            return null;
          },
        },
      };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = await canvas.findByRole('group', { name: 'Alerts in the inbox' }, { timeout: 10_000 });
    const inbox = within(group).getByRole('switch', { name: /^Progress/u });
    const email = within(canvas.getByRole('group', { name: 'Emails' })).getByRole('switch', { name: /^Progress/u });
    await expect(inbox).toBeChecked();
    await expect(email).not.toBeChecked();
    await userEvent.click(inbox);
    await userEvent.click(within(group).getByRole('switch', { name: /^Mentions/u }));
    await waitFor(() => expect(muted).toEqual(['stages.email', 'stages.alert', 'mentions.alert']));
    await userEvent.click(email);
    await waitFor(() => expect(muted).toEqual(['stages.alert', 'mentions.alert']));
    await expect(email).toBeChecked();
  },
};

/** One's own open sessions; the others can be ended one by one, or all at once. */
export const Devices: Story = {
  args: {
    search: { tab: 'devices' },
    answers: () => {
      const open = [
        { id: '1', ip: '192.0.2.10', userAgent: CHROME, createTime: '2026-11-20T08:00:00Z', seenAt: '2026-11-20T09:30:00Z', current: true },
        {
          id: '2',
          ip: '198.51.100.7',
          userAgent: SAFARI,
          createTime: '2026-11-18T06:10:00Z',
          seenAt: '2026-11-19T22:04:00Z',
          current: false,
        },
        { id: '3', ip: '203.0.113.4', userAgent: 'curl/8', createTime: '2026-11-17T10:00:00Z', seenAt: null, current: false },
      ];
      return {
        sysConfig,
        company,
        sysAuth: {
          sessions: () => open,
          endSession: ({ id }) => {
            open.splice(
              open.findIndex((one) => one.id === id),
              1,
            );
            return null;
          },
          endOtherSessions: () => {
            open.splice(1);
            return null;
          },
        },
      };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out Safari 19 on iOS' }, { timeout: 10_000 }));
    await waitFor(() => expect(canvas.queryByText('Safari 19 on iOS')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    const question = await opened(within(document.body).findByRole('alertdialog', { name: 'Sign out everywhere else?' }));
    await userEvent.click(within(question).getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(canvas.queryByText('Unknown browser')).toBeNull());
    await expect(canvas.getByText('This device')).toBeVisible();
  },
};

export const Picture: Story = { args: { search: { tab: 'avatar' } } };
