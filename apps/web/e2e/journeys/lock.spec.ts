import type { Page } from '@playwright/test';
import { enter } from '../enter.ts';
import { expect, PASSWORD, endAtServer, test, unfold, withMotion } from '../journey.ts';

test.use(withMotion);

const list = (page: Page) => page.getByRole('heading', { name: 'Ocean bills' });
const lockScreen = (page: Page) => page.getByRole('dialog', { name: 'Screen locked' });

async function lockByKeys(page: Page): Promise<void> {
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Control+Alt+KeyL');
  await expect(lockScreen(page)).toBeVisible();
}

async function unlock(page: Page, password: string): Promise<void> {
  await lockScreen(page).locator('[name=password]').fill(password);
  await lockScreen(page).getByRole('button', { name: 'Unlock' }).click();
}

async function fillSignIn(page: Page): Promise<void> {
  await page.locator('input[name=account]').fill('north');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a screen locked by shortcut is invisible and unreachable, also after a reload', async ({ page, stack }) => {
  await enter(page, stack);
  await lockByKeys(page);
  const expectLocked = async () => {
    await expect(list(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveCount(0);
    await expect(page.locator('main')).toBeHidden();
    await expect(lockScreen(page).locator('[name=password]')).toBeFocused();
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab');
      // After the last tab stop the browser itself has focus; the page behind never does.
      expect(await page.evaluate(() => document.activeElement?.closest('[data-slot="lock-screen"],body')?.tagName)).toMatch(/DIALOG|BODY/);
      expect(await page.evaluate(() => document.activeElement?.closest('[data-slot="lock-screen-app"]') ?? null)).toBeNull();
    }
  };
  await expectLocked();
  await page.keyboard.press('Escape');
  await expect(lockScreen(page)).toBeVisible();
  await page.keyboard.press('Control+KeyK');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.reload();
  await expect(lockScreen(page)).toBeVisible();
  await expectLocked();
});

test('a lock applies to every tab; a wrong password keeps it, the right one unlocks all, and no URL contains a password', async ({
  context,
  page,
  quiet,
  stack,
}) => {
  quiet.allow(/Failed to load resource.*(400|401|403)/);
  const requested: string[] = [];
  const unlockBodies: string[] = [];
  context.on('request', (request) => {
    requested.push(request.url());
    if (request.url().includes('unLockScreen')) unlockBodies.push(request.postData() ?? '');
  });
  await enter(page, stack);
  await expect(list(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${stack.url}/#/tracking/oceanBill`);
  await lockByKeys(other);
  await expect(lockScreen(page)).toBeVisible();

  await unlock(page, 'wr0ng-one');
  await expect(lockScreen(page).getByText('The password is wrong.')).toBeVisible();
  await expect(lockScreen(other)).toBeVisible();

  await unlock(page, PASSWORD);
  await expect(list(page)).toBeVisible();
  await expect(lockScreen(other)).toBeHidden();
  await expect(list(other)).toBeVisible();
  expect(unlockBodies).toHaveLength(2);
  expect(unlockBodies[1]).toContain(PASSWORD);
  expect(requested.filter((url) => url.includes(PASSWORD) || url.includes('wr0ng-one'))).toEqual([]);
});

test('typed text is restored after unlocking', async ({ page, stack }) => {
  await enter(page, stack);
  await page.getByRole('button', { name: 'Track a shipment' }).first().click();
  const form = page.getByRole('dialog', { name: 'Track a shipment' });
  await unfold(form);
  await form.locator('[name=remark]').fill('half a sentence');
  await page.keyboard.press('Control+Alt+KeyL');
  await expect(lockScreen(page)).toBeVisible();
  await expect(form).toHaveCount(0);
  await unlock(page, PASSWORD);
  await expect(form.locator('[name=remark]')).toHaveValue('half a sentence');
});

test('a screen locked by the menu still allows a sign-out and shows nothing; the next sign-in is not locked', async ({ page, stack }) => {
  let respond = (): void => {};
  const waiting = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/api/sysAuth/logout*', async (route) => {
    await waiting;
    await route.continue();
  });
  await enter(page, stack);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Lock the screen' }).click();
  await expect(lockScreen(page)).toBeVisible();
  const requested = page.waitForRequest('**/api/sysAuth/logout*');
  await lockScreen(page).getByRole('button', { name: 'Sign out' }).click();
  await requested;
  await expect(lockScreen(page)).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  respond();
  await expect(page).toHaveURL(/#\/login/);
  await fillSignIn(page);
  await expect(list(page)).toBeVisible();
});

test('a session that ends while locked is not locked after the next sign-in', async ({ page, quiet, stack }) => {
  quiet.allow(/Failed to load resource.*401/);
  await enter(page, stack);
  await lockByKeys(page);
  await endAtServer(page);
  // The next call ends the session: the page may already be navigating.
  await page.reload().catch(() => {});
  await expect(page).toHaveURL(/#\/login/);
  await fillSignIn(page);
  await expect(list(page)).toBeVisible();
});

test('the screen locks automatically after inactivity, and again after unlocking', async ({ page, stack }) => {
  // A fake clock instead of waiting: longer than any machine needs to show the list.
  await page.clock.install();
  await enter(page, stack, { config: { isLockScreen: true, lockScreenTime: 120 } });
  await expect(list(page)).toBeVisible();
  await page.clock.fastForward(120_000);
  await expect(lockScreen(page)).toBeVisible();
  await unlock(page, PASSWORD);
  await expect(list(page)).toBeVisible();
  // The first time it says why, and where the time is set.
  const why = page.getByRole('listitem').filter({ hasText: 'The screen locks after 2 minutes without activity.' });
  await why.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Layout settings' }).getByText('Lock after')).toBeAttached();
  await page.keyboard.press('Escape');
  await page.clock.fastForward(120_000);
  await expect(lockScreen(page)).toBeVisible();
  await unlock(page, PASSWORD);
  await expect(list(page)).toBeVisible();
  await expect(why).toHaveCount(0);
});

test('the screen does not lock automatically when disabled; the shortcut still works', async ({ page, stack }) => {
  await page.clock.install();
  await enter(page, stack, { config: { isLockScreen: false, lockScreenTime: 2 } });
  await expect(list(page)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(lockScreen(page)).toHaveCount(0);
  await lockByKeys(page);
});
