import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

import { call, expect, watchStream, PASSWORD, signIn, test } from '../journey.ts';

test.use({ stackOptions: { factor: 20_000, env: { DEV_MAILBOX: '1' } } });

/** Newest code sent to an address or a number. */
async function codeFor(url: string, recipient: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as { recipient: string; body: string }[];
      code = /\b\d{6}\b/.exec(mails.find((mail) => mail.recipient === recipient)?.body ?? '')?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** Opens a tab of the user centre. */
async function openCentre(page: Page, url: string, tab = ''): Promise<void> {
  await page.goto(`${url}/#/user/center${tab ? `?tab=${tab}` : ''}`);
  await expect(page.getByRole('heading', { name: 'User centre' })).toBeVisible();
}

/** Picture file, drawn by the browser. */
async function picture(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 400, height: 300 });
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = 'seagreen';
      context.fillRect(0, 0, 400, 300);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

test('a wrong phone number is reported at its field, and a new name is in the top bar at once', async ({ page, stack }) => {
  await signIn(page, stack);
  await openCentre(page, stack.url);
  const phone = page.getByRole('textbox', { name: 'Phone', exact: true });
  await phone.fill('12345');
  await page.getByRole('textbox', { name: 'Real name' }).fill('Nora Northquay');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('28/02/1990');
  await page.getByRole('textbox', { name: 'Date of birth' }).press('Tab');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(phone).toHaveAccessibleDescription(/This is not a phone number\./);
  // Address of another user: that it is taken is revealed only to a holder of the code.
  const takenPhone = '13800138101';
  await phone.fill(takenPhone);
  const code = page.getByRole('textbox', { name: 'Code sent to the new phone number' });
  await code.fill('none');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(code).toHaveAccessibleDescription(/The code is wrong or has expired\./);
  await page.getByRole('button', { name: 'Send code' }).click();
  await code.fill(await codeFor(stack.url, takenPhone));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(phone).toHaveAccessibleDescription(/This is already in use\./);
  await expect(page.getByText('User info modification failed, try again later.')).toBeVisible();
  await phone.fill('13800138100');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Edited successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Nora Northquay' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('28 Feb 1990');
});

test('a new email address is accepted with the code that was sent there', async ({ page, stack }) => {
  await signIn(page, stack, 'reader');
  await openCentre(page, stack.url);
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('28/02/1991');
  await page.getByRole('textbox', { name: 'Date of birth' }).press('Tab');
  await expect(page.getByRole('button', { name: 'Send code' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('rita@quay.example');
  const code = page.getByRole('textbox', { name: 'Code sent to the new email address' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(code).toHaveAccessibleDescription(/This is required\./);
  await page.getByRole('button', { name: 'Send code' }).click();
  const validCode = await codeFor(stack.url, 'rita@quay.example');
  await code.fill(validCode === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(code).toHaveAccessibleDescription(/The code is wrong or has expired\./);
  await code.fill(validCode);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Edited successfully!')).toBeVisible();
  await expect(code).toHaveCount(0);
});

test('a new password is valid for the next sign-in', async ({ page, stack }) => {
  await signIn(page, stack, 'south');
  await openCentre(page, stack.url, 'password');
  await page.getByRole('textbox', { name: 'Current password' }).fill('wrong');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('harbour-2026');
  await page.getByRole('textbox', { name: 'New password again' }).fill('harbour-2027');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Two passwords do not match.')).toBeVisible();
  await page.getByRole('textbox', { name: 'New password again' }).fill('harbour-2026');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The password is wrong.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Current password' }).fill('seaberry');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The password has been changed.')).toBeVisible();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await signIn(page, stack, 'south', 'harbour-2026');
});

test('a picture is cropped, uploaded, and shown in the top bar', async ({ page, stack }) => {
  await signIn(page, stack);
  await openCentre(page, stack.url, 'avatar');
  await page.getByLabel('New picture').setInputFiles(await picture(page));
  // Radix (react-remove-scroll) adds this style sheet at run time, which the content security policy must allow.
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.getByRole('button', { name: 'Use image' }).click();
  await expect(page.getByText('The picture has been changed.')).toBeVisible();
  const shown = page.getByRole('button', { name: /Account of/ }).locator('img');
  await expect(shown).toHaveAttribute('src', /^blob:/);
  await page.reload();
  await expect(shown).toHaveAttribute('src', /^blob:/);
});

test('an API key is shown once, and read-only users cannot create one', async ({ page, stack }) => {
  await signIn(page, stack);
  await page.goto(`${stack.url}/#/company/info`);
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your new key' });
  const key = await dialog.getByText(/^sbk_/).innerText();
  expect(key).toHaveLength(47);
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(key)).toHaveCount(0);
  await expect(page.getByText(`${key.slice(0, 8)}…`)).toBeVisible();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await signIn(page, stack, 'reader');
  await openCentre(page, stack.url, 'company');
  await expect(page.getByText('Only your administrator can change the company.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New key' })).toHaveCount(0);
});

test('a notice arrives while the page is open and can be read', async ({ page, stack }) => {
  const streamReady = watchStream(page);
  await signIn(page, stack);
  const messagesButton = page.locator('[data-slot="top-bar-messages"]');
  // Alerts about shipments may be there as well.
  await expect(messagesButton).toHaveAccessibleName(/^Messages/);
  await streamReady();
  const notice = { title: 'Gate closure on Sunday', type: 2, content: '<p>Closed from 08:00.</p><p><b>Plan</b> ahead.</p>' };
  const added = await call<{ result: string }>(page, stack, '/api/sysNotice/add', notice);
  await call(page, stack, '/api/sysNotice/public', { id: added.result });
  const bell = page.getByRole('button', { name: /^Messages, \d+ unread/ });
  await expect(bell).toBeVisible();
  await expect(page.getByText('New message', { exact: true })).toBeVisible();
  await bell.click();
  await page
    .getByRole('dialog', { name: 'Messages' })
    .getByRole('button', { name: /Gate closure on Sunday/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Gate closure on Sunday' });
  await expect(dialog.getByText('Plan ahead.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#/message/inbox\\?id=${added.result}`));
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row', { name: /Gate closure on Sunday/ }).getByText('Read', { exact: true })).toBeVisible();
});

test('all messages can be marked as read, and filters stay in the URL', async ({ page, stack }) => {
  await signIn(page, stack);
  for (const title of ['First of two', 'Second of two']) {
    const added = await call<{ result: string }>(page, stack, '/api/sysNotice/add', { title, type: 1, content: title });
    await call(page, stack, '/api/sysNotice/public', { id: added.result });
  }
  await page.goto(`${stack.url}/#/message/inbox?state=unread&type=notification`);
  await expect(page.getByRole('row', { name: /First of two/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Gate closure/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('No matching messages')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page).not.toHaveURL(/state=/);
  await expect(page.getByRole('row', { name: /First of two/ })).toBeVisible();
});

test('an authenticator app, a passkey and a recovery code each take the second step of a sign-in', async ({ page, stack }) => {
  // A passkey belongs to a host name, not to an address.
  const site = { ...stack, url: stack.url.replace('127.0.0.1', 'localhost') };
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  const signOut = async (): Promise<void> => {
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  const firstStep = async (): Promise<void> => {
    await page.locator('input[name=account]').fill('reader');
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  const bills = page.getByRole('heading', { name: 'Ocean bills' });

  await signIn(page, site, 'reader');
  await openCentre(page, site.url, 'factors');
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  const shown = dialog.getByRole('button', { name: /^Copy / });
  const secret = /^Copy (\w+)/.exec((await shown.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  // Each code is accepted once, also that of the half minute before or after. The current code is used first, then the next one: both stay
  // valid when the half minute ends in between.
  await dialog.getByRole('textbox', { name: 'Code of the app' }).fill(app.generate());
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allInnerTexts();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: /^Rename Chrom/ }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Laptop at the desk');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename Laptop at the desk' })).toBeFocused();

  await signOut();
  await firstStep();
  await page.getByRole('textbox', { name: 'Code of the app' }).fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press('Enter');
  await expect(bills).toBeVisible();

  await signOut();
  await firstStep();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(bills).toBeVisible();

  await signOut();
  await firstStep();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(bills).toBeVisible();

  await signOut();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(bills).toBeVisible();
});
