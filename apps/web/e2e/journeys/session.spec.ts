import { expect, PASSWORD, signIn, endAtServer, test } from '../journey.ts';

// Tokens expire in seconds here, so that expiry happens while the page is open.
test.use({ stackOptions: { factor: 1440, env: { ACCESS_TOKEN_MINUTES: '0.05', REFRESH_TOKEN_MINUTES: '60' } } });

test('a wrong password is rejected with the message of the specification and keeps the account', async ({ page, stack }) => {
  await page.goto(stack.url);
  await page.locator('input[name=account]').fill('north');
  await page.locator('input[name=password]').fill('wrong');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Login failed, please check account!')).toBeVisible();
  await expect(page.locator('input[name=account]')).toHaveValue('north');
});

test('an expired token is renewed without a message, by a cookie that no script can read', async ({ context, page, stack }) => {
  await signIn(page, stack);
  const cookie = async () => (await context.cookies(`${stack.url}/api/sysAuth/renew`)).find(({ name }) => name.startsWith('refresh_'));
  const first = await cookie();
  expect(first).toMatchObject({ httpOnly: true, sameSite: 'Strict', expires: -1, path: '/api/sysAuth/renew' });
  await page.waitForTimeout(4000);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();
  expect((await cookie())?.value).not.toBe(first?.value);
  // `eyJ` begins every JSON Web Token.
  const readable = () => JSON.stringify([document.cookie, Object.entries(localStorage), Object.entries(sessionStorage)]);
  expect(await page.evaluate(readable)).not.toContain('eyJ');
});

test('a token that the server rejects ends the session, and the next sign-in returns to the page', async ({ page, stack }) => {
  await signIn(page, stack);
  await page.goto(`${stack.url}/#/tracking/oceanBill?keyword=COSU`);
  await expect(page.getByLabel('Search ocean bills')).toHaveValue('COSU');
  await endAtServer(page);
  // A call of the page may have ended the session already: it is then navigating without the reload.
  await page.reload().catch(() => {});
  await expect(page).toHaveURL(/#\/login/);
  await page.locator('input[name=account]').fill('north');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/keyword=COSU/);
});

test('signing out in one tab signs out the other', async ({ context, page, stack }) => {
  await signIn(page, stack);
  const other = await context.newPage();
  await other.goto(`${stack.url}/#/tracking/oceanBill`);
  await expect(other.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await expect(other).toHaveURL(/#\/login/);
});

test('the interface has three languages, and typed text survives the switch', async ({ page, stack }) => {
  await page.goto(stack.url);
  await page.locator('input[name=account]').fill('half typed');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('zh-cn');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('input[name=account]')).toHaveValue('half typed');
  await page.locator('select').first().selectOption('zh-tw');
  await expect(page.getByRole('button', { name: '登入', exact: true })).toBeVisible();
});
