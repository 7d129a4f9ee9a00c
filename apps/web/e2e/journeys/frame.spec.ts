import type { Page } from '@playwright/test';
import { enter, openAccount } from '../enter.ts';
import { expect, test, withMotion } from '../journey.ts';
import { BRAND, choose, FOOTER, heading, THEME_FIELDS } from '../theme-fields.ts';

test.use(withMotion);

const LAYOUTS = ['defaults', 'classic', 'transverse', 'columns'] as const;
const topOf = (page: Page, slot: string) =>
  page.locator(`[data-slot="${slot}"]`).evaluate((element) => element.getBoundingClientRect().top);

for (const mode of [...LAYOUTS, 'phone'] as const) {
  test(`${mode}: the bars scroll with the page when they are not fixed, and each page keeps its scroll position`, async ({
    page,
    stack,
  }) => {
    const phone = mode === 'phone';
    await page.setViewportSize(phone ? { width: 390, height: 500 } : { width: 1280, height: 420 });
    await enter(page, stack, { path: '/user/center', config: { isFixedHeader: false, layout: phone ? 'columns' : mode } });
    await expect(heading(page, 'User centre')).toBeVisible();
    const root = page.locator('[data-slot="app-layout"]');
    const scrolled = () => root.evaluate((element) => element.scrollTop);
    // A wheel event before the page has its full height would stop at its current end.
    await expect.poll(() => root.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThanOrEqual(200);
    await page.mouse.move(phone ? 200 : 700, 300);
    await page.mouse.wheel(0, 200);
    await expect.poll(scrolled).toBe(200);
    expect(await topOf(page, 'app-layout-top')).toBe(-200);
    expect(await topOf(page, 'app-layout-tabs')).toBeLessThan(-100);
    // A different page starts at the top; this one restores its scroll position.
    await page.goto(`${stack.url}/#/tracking/oceanBill`);
    await expect(heading(page, 'Ocean bills')).toBeVisible();
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await expect(heading(page, 'User centre')).toBeVisible();
    await expect.poll(scrolled).toBe(200);
    // With the setting off again the bars return at once.
    await choose(page, { isFixedHeader: true, layout: phone ? 'columns' : mode });
    await expect.poll(() => topOf(page, 'app-layout-top')).toBe(0);
    await page.mouse.wheel(0, 100);
    await expect
      .poll(() => page.locator('[data-slot="page-stack-page"]:visible').evaluate((element) => element.scrollTop))
      .toBeGreaterThan(200);
    expect(await topOf(page, 'app-layout-top')).toBe(0);
    expect(await scrolled()).toBe(0);
  });
}

test('every field of the theme config has a visible effect at once', async ({ page, stack }) => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"/>';
  await page.route('**/quay-logo.svg', (route) => route.fulfill({ body: logo, contentType: 'image/svg+xml' }));
  await enter(page, stack, { config: { isAutoDark: false } });
  await expect(heading(page, 'Ocean bills')).toBeVisible();
  for (const [field, effect] of Object.entries(THEME_FIELDS)) {
    if (typeof effect === 'string') continue;
    const { to, look } = effect;
    const sees: unknown = effect.sees instanceof RegExp ? expect.stringMatching(effect.sees) : effect.sees;
    await test.step(field, async () => {
      await choose(page, { ...effect.with });
      await expect.poll(() => look(page), `${field} before`).not.toEqual(sees);
      await choose(page, { ...effect.with, ...to });
      await expect.poll(() => look(page), field).toEqual(sees);
    });
  }
});

test('the sign-in page and the frame show the configured names while they are typed', async ({ page, stack }) => {
  await enter(page, stack, { config: { isFooter: true } });
  await openAccount(page);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Layout settings' });
  await settings.getByRole('textbox', { name: 'Site title' }).fill('Quay');
  await expect(page).toHaveTitle('Ocean bills - Quay');
  await expect(page.locator(BRAND).first()).toContainText('Quay');
  await settings.getByRole('textbox', { name: 'Footer text' }).fill('Quay Ltd');
  await expect(page.locator(FOOTER)).toHaveText('Quay Ltd');
  await settings.getByRole('textbox', { name: 'Sign-in title' }).fill('Quay desk');
  await settings.getByRole('textbox', { name: 'Sign-in slogan' }).fill('Every box, every day');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await expect(page.getByText('Quay desk', { exact: true })).toBeVisible();
  await expect(page.getByText('Every box, every day')).toBeVisible();
  await expect(page.getByText('Quay Ltd')).toBeVisible();
  await expect(page).toHaveTitle(/ - Quay$/);
});
