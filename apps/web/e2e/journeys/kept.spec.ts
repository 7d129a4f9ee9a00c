import type { Page } from '@playwright/test';
import { enter, openPages } from '../enter.ts';
import { accessToken, expect, PASSWORD, endAtServer, test, typeCode, unfold } from '../journey.ts';
import type { Stack } from '../stack.ts';

// Tokens expire in seconds here, so that expiry happens while typing.
test.use({ stackOptions: { factor: 1440, env: { ACCESS_TOKEN_MINUTES: '0.05', REFRESH_TOKEN_MINUTES: '60' } } });

const form = (page: Page) => page.getByRole('dialog', { name: 'Track a shipment' });

async function typeABill(page: Page, reference: string): Promise<void> {
  await page.getByRole('button', { name: 'Track a shipment' }).first().click();
  await form(page).locator('[name=referenceNo]').fill(reference);
  await typeCode(form(page), 'Carrier', 'COSU');
  await form(page).locator('[name=customerService]').fill('Nora');
  await typeCode(form(page), 'POL code', 'CNSHA');
  await unfold(form(page));
  await form(page).locator('[name=remark]').fill('typed before');
}

async function fillSignIn(page: Page): Promise<void> {
  await page.locator('input[name=account]').fill('north');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Any call ends a rejected session; one of the page's own may come first, and then the button is gone. */
const callSomething = (page: Page, button = form(page).getByRole('button', { name: 'Start tracking' })): Promise<void> =>
  button.click({ timeout: 3000 }).catch(() => {});

test('typed text survives a token renewal', async ({ page, stack }) => {
  await enter(page, stack);
  // ONTIME in a number makes the sandbox carrier report a voyage without delays.
  await typeABill(page, 'COSUONTIME6100000001');
  const renewal = page.waitForResponse('**/api/sysAuth/renew');
  await page.waitForTimeout(4000);
  await expect(form(page).locator('[name=remark]')).toHaveValue('typed before');
  await form(page).getByRole('button', { name: 'Start tracking' }).click();
  await expect(form(page)).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'COSUONTIME6100000001' })).toBeVisible();
  expect((await renewal).ok()).toBe(true);
});

test('a forced sign-out does not ask, and restores typed values after the next sign-in', async ({ page, quiet, stack }) => {
  quiet.allow(/Failed to load resource.*401/);
  const prompts: string[] = [];
  page.on('dialog', (dialog) => {
    prompts.push(dialog.type());
    void dialog.accept();
  });
  await enter(page, stack, { path: '/tracking/oceanBill?carrierCode=COSU' });
  await typeABill(page, 'COSUONTIME6200000001');
  await endAtServer(page);
  await callSomething(page);
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await expect(page.locator('input[name=account]')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]));
  expect(stored).toContain(':drafts');
  for (const typed of ['COSUONTIME6200000001', 'typed before', 'referenceNo']) expect(stored).not.toContain(typed);
  await fillSignIn(page);
  await expect(page).toHaveURL(/#\/tracking\/oceanBill\?carrierCode=COSU/);
  await expect(form(page).locator('[name=referenceNo]')).toHaveValue('COSUONTIME6200000001');
  await expect(form(page).locator('[name=remark]')).toHaveValue('typed before');
  expect(prompts).toEqual([]);
  // Restored as changes of the user, so it can be submitted at once.
  await form(page).getByRole('button', { name: 'Start tracking' }).click();
  await expect(form(page)).toBeHidden();
});

test('a restored draft is filled in once, and not again when its page is shown again', async ({ page, quiet, stack }) => {
  quiet.allow(/Failed to load resource.*401/);
  await enter(page, stack, { path: '/user/center' });
  const name = page.getByRole('textbox', { name: 'Real name' });
  await name.fill('Half a name');
  await endAtServer(page);
  await callSomething(page, page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await fillSignIn(page);
  await expect(name).toHaveValue('Half a name');
  await name.fill('A whole name');
  await openPages(page).getByRole('button', { name: 'Ocean bills', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();
  await openPages(page).getByRole('button', { name: 'User centre', exact: true }).click();
  await expect(name).toHaveValue('A whole name');
});

test('rows that were pasted before a session ended are on the screen again after the next sign-in', async ({ page, quiet, stack }) => {
  quiet.allow(/Failed to load resource.*401/);
  await enter(page, stack);
  await page.getByRole('button', { name: 'Track many' }).click();
  const dialog = page.getByRole('dialog', { name: 'Track many shipments' });
  const rows = dialog.getByRole('textbox', { name: /^Sheet or numbers/ });
  await rows.fill('COSUONTIME6400000001\nCOSUONTIME6400000002');
  await dialog.getByRole('textbox', { name: 'Customer service' }).fill('Nora again');
  await endAtServer(page);
  await callSomething(page, dialog.getByRole('button', { name: /^Track/ }));
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await fillSignIn(page);
  await expect(rows).toHaveValue('COSUONTIME6400000001\nCOSUONTIME6400000002');
  await expect(dialog.getByRole('textbox', { name: 'Customer service' })).toHaveValue('Nora again');
  // Closed by the user, it stays closed.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a draft is restored for the same user only', async ({ page, quiet, stack }) => {
  quiet.allow(/Failed to load resource.*401/);
  await enter(page, stack);
  await typeABill(page, 'COSUONTIME6300000001');
  await endAtServer(page);
  await callSomething(page);
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await page.locator('input[name=account]').fill('south');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();
  await expect(form(page)).toHaveCount(0);
});

test('closing or refreshing a page with unsaved input asks first, also for a hidden page', async ({ page, stack }) => {
  await enter(page, stack, { path: '/user/center' });
  const name = page.getByRole('textbox', { name: 'Real name' });
  await name.fill('Half a name');
  await openPages(page).getByRole('button', { name: 'Ocean bills', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();
  const centre = openPages(page).getByRole('button', { name: 'User centre', exact: true });
  const question = page.getByRole('alertdialog');
  await centre.click({ button: 'middle' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await centre.click();
  await expect(name).toHaveValue('Half a name');
  await centre.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Refresh' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue('Nora North');
  await name.fill('Another half');
  await centre.click({ button: 'middle' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(centre).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();
});

test('a sign-out ends within five seconds even without a response of the server', async ({ page, quiet, stack }) => {
  quiet.allow(/sign-out was not confirmed/);
  await page.route('**/api/sysAuth/logout*', () => {});
  await enter(page, stack);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/#\/login/, { timeout: 5_000 });
  // The page still loads anew, in which case nothing can be asked of it.
  await expect.poll(() => accessToken(page).catch(() => null)).toBe('');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Makes the host serve another build to the running page. */
async function serveNewer(page: Page, stack: Stack): Promise<void> {
  const html = await (await fetch(stack.url)).text();
  const body = html.replace(/(<script[^>]*\ssrc="[^"]*\/assets\/[^"]+-)[\w-]{8,}\.js/, '$1NewBuild.js');
  await page.route(
    (url) => url.pathname === '/',
    (route) => (route.request().resourceType() === 'document' ? route.continue() : route.fulfill({ body, contentType: 'text/html' })),
  );
}
const prompt = (page: Page) => page.getByRole('region', { name: 'A new version is ready' });

test('a newer build is offered; once dismissed, it is not offered again after a reload', async ({ page, stack }) => {
  await serveNewer(page, stack);
  await enter(page, stack);
  await expect(prompt(page)).toContainText('NewBuild');
  await prompt(page).getByRole('button', { name: 'Not now' }).click();
  await expect(prompt(page)).toBeHidden();
  const versionCheck = page.waitForResponse(
    (response) => response.url() === `${stack.url}/` && response.request().resourceType() === 'fetch',
  );
  await page.reload();
  await versionCheck;
  await expect(page.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();
  await expect(prompt(page)).toBeHidden();
});

test('updating reloads the page and restores the default settings', async ({ page, stack }) => {
  await serveNewer(page, stack);
  await enter(page, stack, { config: { layout: 'classic', globalI18n: 'en' } });
  await expect(page.locator('[data-layout="classic"]')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await prompt(page).getByRole('button', { name: 'Update now' }).click();
  await loaded;
  await expect(page.locator('[data-layout="columns"]')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();
});
