import type { Browser, Locator, Page } from '@playwright/test';
import { expect, signIn, test, trackBill } from '../journey.ts';
import type { Stack } from '../stack.ts';

const PLATFORM_ADMIN_PASSWORD = 'harbour master 1';
/** As the administrator sets it; each user changes it at the first sign-in. */
const FIRST_PASSWORD = 'quay side 2026';
const PASSWORD = 'lantern over berth nine';

// In an empty installation the server creates its first administrator.
test.use({ stackOptions: { factor: 20_000, env: { DEMO_FILE: '', ADMIN_ACCOUNT: 'master', ADMIN_PASSWORD: PLATFORM_ADMIN_PASSWORD } } });

/** A new user in a separate browser context, who sets a password of their own. */
async function signInAndSetPassword(browser: Browser, stack: Stack, account: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(stack.url);
  await page.locator('input[name=account]').fill(account);
  await page.locator('input[name=password]').fill(FIRST_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Set your own password' })).toBeVisible();
  await page.locator('input[name=current]').fill(FIRST_PASSWORD);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('input[name=confirm]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();
  return page;
}

const go = (page: Page, stack: Stack, path: string) => page.goto(`${stack.url}/#${path}`);

async function chooseRowAction(page: Page, rowName: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${rowName}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function choose(field: Locator, page: Page, option: string): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Opens a form, fills its text fields by their labels, and saves. */
async function addThroughForm(page: Page, title: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: title, exact: true }).first().click();
  const form = page.getByRole('dialog', { name: title });
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: false }).first().fill(value);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
}

test('an empty installation can be set up until each user sees only permitted data', async ({ page, browser, stack }) => {
  test.setTimeout(240_000);
  await signIn(page, stack, 'master', PLATFORM_ADMIN_PASSWORD);

  await test.step('the platform administrator sets up a company', async () => {
    await go(page, stack, '/platform/tenant');
    await addThroughForm(page, 'Add company', { Company: 'Lighthouse Cargo', Administrator: 'keeper', 'Initial password': FIRST_PASSWORD });
    await chooseRowAction(page, 'Lighthouse Cargo', 'Credit berries');
    const creditDialog = page.getByRole('dialog', { name: 'Credit berries: Lighthouse Cargo' });
    await creditDialog.getByLabel('Berries').fill('5');
    await creditDialog.getByRole('button', { name: 'Credit', exact: true }).click();
    await expect(creditDialog).toBeHidden();
    await expect(page.getByRole('row', { name: /Lighthouse Cargo/ })).toContainText('5');
  });

  const companyAdminPage = await signInAndSetPassword(browser, stack, 'keeper');
  await test.step('the company administrator creates departments, a position and a role', async () => {
    await go(companyAdminPage, stack, '/platform/tenant');
    await expect(companyAdminPage.getByRole('heading', { name: 'Not authorized' })).toBeVisible();
    await go(companyAdminPage, stack, '/system/org');
    await addThroughForm(companyAdminPage, 'Add organization', { Organization: 'Sea freight', Code: 'sea' });
    await addThroughForm(companyAdminPage, 'Add organization', { Organization: 'Air freight', Code: 'air' });
    await go(companyAdminPage, stack, '/system/pos');
    await addThroughForm(companyAdminPage, 'Add position', { Position: 'Clerk', Code: 'clerk' });
    await go(companyAdminPage, stack, '/system/role');
    await addThroughForm(companyAdminPage, 'Add role', { Role: 'Tracker', Code: 'tracker' });
    await chooseRowAction(companyAdminPage, 'Tracker', 'Grant menus');
    const menusDialog = companyAdminPage.getByRole('dialog', { name: 'Menus: Tracker' });
    await menusDialog.getByRole('searchbox').fill('Tracking');
    const tracking = menusDialog.getByRole('treeitem', { name: 'Tracking', exact: true });
    await tracking.press('Space');
    await expect(tracking).toHaveAttribute('aria-checked', 'true');
    await menusDialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(menusDialog).toBeHidden();
    await chooseRowAction(companyAdminPage, 'Tracker', 'Data range');
    const dataRangeDialog = companyAdminPage.getByRole('dialog', { name: 'Data range: Tracker' });
    await dataRangeDialog.getByRole('radio', { name: /Own department$|organization alone/ }).check();
    await dataRangeDialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dataRangeDialog).toBeHidden();
  });

  await test.step('the company administrator adds two users in two departments', async () => {
    await go(companyAdminPage, stack, '/system/user');
    for (const [account, name, phone, department] of [
      ['sam', 'Sam Sea', '13900000001', 'Sea freight'],
      ['ada', 'Ada Air', '13900000002', 'Air freight'],
    ] as const) {
      await companyAdminPage.getByRole('button', { name: 'Add user' }).first().click();
      const form = companyAdminPage.getByRole('dialog', { name: 'Add user' });
      await form.getByLabel('Account', { exact: false }).first().fill(account);
      await form.getByLabel('Initial password').fill(FIRST_PASSWORD);
      await form.getByLabel('Real name').fill(name);
      await form.getByLabel('Phone').first().fill(phone);
      await form.getByLabel('Date of birth').first().fill('1990-05-01');
      await form.getByRole('tab', { name: 'Organizations and roles' }).click();
      await choose(form.getByRole('combobox', { name: /^Roles/ }), companyAdminPage, 'Tracker');
      await companyAdminPage.keyboard.press('Escape');
      await form.getByRole('combobox', { name: /^Organization/ }).click();
      await companyAdminPage.getByRole('treeitem', { name: 'Lighthouse Cargo' }).press('ArrowRight');
      await companyAdminPage.getByRole('treeitem', { name: department }).click();
      await choose(form.getByRole('combobox', { name: /^Position/ }), companyAdminPage, 'Clerk');
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(form).toBeHidden();
    }
  });

  const samPage = await signInAndSetPassword(browser, stack, 'sam');
  const adaPage = await signInAndSetPassword(browser, stack, 'ada');
  await test.step('each user sees their own department, and no administration', async () => {
    await trackBill(samPage, { reference: 'COSU6810000001' });
    await expect(samPage.getByRole('link', { name: 'COSU6810000001' })).toBeVisible();
    await adaPage.reload();
    await expect(adaPage.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();
    await expect(adaPage.getByText('COSU6810000001')).toHaveCount(0);
    await expect(adaPage.getByRole('link', { name: 'System' }).or(adaPage.getByRole('button', { name: 'System' }))).toHaveCount(0);
    await go(adaPage, stack, '/system/user');
    await expect(adaPage.getByRole('heading', { name: 'Not authorized' })).toBeVisible();
    await go(companyAdminPage, stack, '/tracking/oceanBill');
    await expect(companyAdminPage.getByRole('link', { name: 'COSU6810000001' })).toBeVisible();
  });

  await test.step('a disabled user is signed out at once, and cannot sign in again', async () => {
    await go(companyAdminPage, stack, '/system/user');
    await chooseRowAction(companyAdminPage, 'Sam Sea', 'Disable');
    await companyAdminPage.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
    await expect(samPage).toHaveURL(/#\/login/);
    await samPage.locator('input[name=account]').fill('sam');
    await samPage.locator('input[name=password]').fill(PASSWORD);
    await samPage.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(samPage.getByText(/The account is disabled/)).toBeVisible();
  });
});
