import type { Page } from '@playwright/test';
import { berries, expect, signIn, test } from '../journey.ts';
import type { Stack } from '../stack.ts';

test.use({ stackOptions: { factor: 1440, env: { DEV_MAILBOX: '1' } } });

interface Mail {
  recipient: string;
  body: string;
}

/** Newest code sent to an address. */
async function codeFor(stack: Stack, recipient: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const mails = (await (await fetch(`${stack.url}/dev/mailbox.json`)).json()) as Mail[];
      code = /\b\d{6}\b/.exec(mails.find((mail) => mail.recipient === recipient)?.body ?? '')?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function sendCode(page: Page, stack: Stack, account: string): Promise<string> {
  const send = page.getByRole('button', { name: 'Send code' });
  // The previous form has a field of the same name.
  await expect(send).toBeVisible();
  await page.locator('input[name=account]').fill(account);
  await send.click();
  await expect(page.getByText('Captcha sent successfully.')).toBeVisible();
  return codeFor(stack, account);
}

test('a user registered by the code from the email can sign in and has ten berries', async ({ page, stack }) => {
  const account = 'anna@harbour.example';
  await page.goto(stack.url);
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible();
  const code = await sendCode(page, stack, account);

  await page.locator('input[name=code]').fill('000000');
  await page.locator('input[name=password]').fill('berth nine 42');
  await page.locator('input[name=confirm]').fill('berth nine 42');
  await page.locator('input[name=nickName]').fill('Anna');
  await page.locator('input[name=companyName]').fill('Harbour Light');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await submit(page, 'Register').click();
  await expect(page.getByText('The privacy policy must be accepted.')).toBeVisible();
  await page.getByRole('checkbox', { name: /privacy/ }).check();
  await submit(page, 'Register').click();
  await expect(page.getByText('Registration failed!')).toBeVisible();
  await expect(page.getByText('The code is wrong or has expired.')).toBeVisible();
  await expect(page.locator('input[name=companyName]')).toHaveValue('Harbour Light');

  await page.locator('input[name=code]').fill(code);
  await submit(page, 'Register').click();
  await expect(page.getByText('Registered successfully.')).toBeVisible();
  await expect(page.locator('input[name=account]')).toHaveValue(account);
  await page.locator('input[name=password]').fill('berth nine 42');
  await submit(page, 'Sign in').click();
  await expect(page.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();
  await expect.poll(() => berries(page)).toBe(10);
});

test('a forgotten password is reset, and the return path is kept', async ({ page, stack }) => {
  await page.goto(`${stack.url}/#/tracking/oceanBill?keyword=COSU`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const code = await sendCode(page, stack, 'reader@example.test');
  await page.locator('input[name=code]').fill(code);
  await page.locator('input[name=password]').fill('newberry1');
  await page.locator('input[name=confirm]').fill('newberry2');
  await submit(page, 'Set the password').click();
  await expect(page.getByText('Two passwords do not match.')).toBeVisible();
  await page.locator('input[name=confirm]').fill('newberry1');
  await submit(page, 'Set the password').click();
  await expect(page.getByText('Password reset successful!')).toBeVisible();
  await page.locator('input[name=password]').fill('newberry1');
  await submit(page, 'Sign in').click();
  await expect(page).toHaveURL(/#\/tracking\/oceanBill\?keyword=COSU/);
});

test('a code signs in, after a wrong one was rejected', async ({ page, stack }) => {
  await page.goto(stack.url);
  await page.getByRole('tab', { name: 'Captcha' }).click();
  const code = await sendCode(page, stack, 'north@example.test');
  await page.locator('input[name=code]').fill('000000');
  await submit(page, 'Sign in').click();
  await expect(page.getByText('The code is wrong or has expired.')).toBeVisible();
  await page.locator('input[name=code]').fill(code);
  await submit(page, 'Sign in').click();
  await expect(page.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();
});

test('a signed-in device approves or rejects the sign-in of another browser', async ({ page, stack, browser }) => {
  const phoneContext = await browser.newContext();
  const phone = await phoneContext.newPage();
  await signIn(phone, stack);

  const idOf = async (): Promise<string> => {
    const answer = await page.waitForResponse((response) => response.url().endsWith('/api/sysAuth/scanCreate'));
    return ((await answer.json()) as { result: { id: string } }).result.id;
  };
  const [first] = await Promise.all([idOf(), page.goto(`${stack.url}/#/login?by=scan`)]);
  await expect(page.getByRole('img', { name: 'QR code to sign in' })).toBeVisible();
  await phone.goto(`${stack.url}/#/scan?id=${first}`);
  await expect(phone.getByText(/Chrome \d+ on Linux/)).toBeVisible();
  await expect(page.getByText('Scanned. Allow it on the other device.')).toBeVisible();
  await submit(phone, 'Refuse').click();
  await expect(phone.getByRole('heading', { name: 'The sign-in was refused' })).toBeVisible();
  await expect(page.getByText('The sign-in was refused on the other device.')).toBeVisible();

  const [second] = await Promise.all([idOf(), page.getByRole('button', { name: 'Show a new code' }).click()]);
  await phone.goto(`${stack.url}/#/scan?id=${second}`);
  await submit(phone, 'Allow').click();
  await expect(phone.getByRole('heading', { name: 'The other browser is signed in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();
  await phoneContext.close();
});

test('the terms are readable in the language of the interface, without a session', async ({ page, stack }) => {
  await page.goto(`${stack.url}/#/staticPage?key=terms`);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('zh-cn');
  await expect(page.getByRole('heading', { level: 1, name: '服务条款' })).toBeVisible();
  await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3);
  await page.goto(`${stack.url}/#/staticPage?key=nonsense`);
  await expect(page.getByRole('heading', { name: '没有这个文本' })).toBeVisible();
});

test('the test interface sends a call and shows request and response, and requires a session', async ({ page, stack }) => {
  await page.goto(`${stack.url}/#/testInterface?call=sysAuth.userInfo`);
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await page.locator('input[name=account]').fill('north');
  await page.locator('input[name=password]').fill('seaberry');
  await submit(page, 'Sign in').click();
  await expect(page.getByRole('heading', { name: 'API test' })).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('200', { exact: true })).toBeVisible();
  await expect(page.getByText('"north"')).toBeVisible();
});
