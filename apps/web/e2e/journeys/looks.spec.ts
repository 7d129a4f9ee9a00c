import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signIn, test, trackBill } from '../journey.ts';

test.use({ stackOptions: { factor: 20_000 } });

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    where,
  ).toEqual([]);
}

for (const theme of ['light', 'dark'] as const) {
  test(`every screen of the main journey is accessible, ${theme}`, async ({ page, stack }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto(stack.url);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expectAccessible(page, 'sign-in');

    await signIn(page, stack);
    // LATE in a number makes the sandbox carrier delay the voyage, so that every screen shows a delay.
    const reference = `COSULATE77000000${theme === 'light' ? '1' : '2'}`;
    await trackBill(page, { reference });
    const row = page.getByRole('row').filter({ hasText: reference });
    await expect(row).toContainText(/Empty pickup|Gate-in|Customs release|Loading|Departure|Arrival|Discharge|Delivery/, {
      timeout: 60_000,
    });
    await expectAccessible(page, 'list');

    await page.getByRole('button', { name: 'Track a shipment' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'add');
    await page.keyboard.press('Escape');

    await row.getByRole('link').first().click();
    await expect(page.locator('[data-slot="shipment-timeline"]')).toBeVisible();
    await expectAccessible(page, 'detail');
  });
}

test('a phone shows cards, without horizontal scrolling', async ({ page, stack }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, stack);
  await trackBill(page, { reference: 'COSULATE770000003' });
  await expect(page.locator('[data-slot="shipment-card"]').first()).toBeVisible();
  const horizontalOverflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(horizontalOverflow).toBeLessThanOrEqual(0);
  await page.locator('[data-slot="shipment-card"]').first().getByRole('link').first().click();
  // The list is still mounted, but hidden.
  await expect(page.locator('[data-slot="stage-rail"]').filter({ visible: true }).first()).toBeVisible();
  await expect.poll(horizontalOverflow).toBeLessThanOrEqual(0);
});

test('a user can sign in and open a bill without a mouse', async ({ page, stack }) => {
  await page.goto(stack.url);
  await page.locator('input[name=account]').focus();
  await page.keyboard.type('north');
  await page.keyboard.press('Tab');
  await page.keyboard.type('seaberry');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();
  await page.getByRole('button', { name: 'Track a shipment' }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Track a shipment' });
  await expect(dialog.locator('[name=referenceNo]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Track a shipment' }).first()).toBeFocused();
});

test('a shipment that is opened by keyboard has focus on its page, and the list again behind it', async ({ page, stack }) => {
  await signIn(page, stack);
  await trackBill(page, { reference: 'COSUONTIME9300000001' });
  await page.goto(`${stack.url}/#/tracking/oceanBill`);
  const row = page.getByRole('rowheader', { name: /COSUONTIME9300000001/ });
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /COSUONTIME9300000001/ })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(row).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
