import { expect, signIn, test, withMotion } from '../journey.ts';

test.use(withMotion);

test('a page is added to the shortcuts, opened from anywhere and in another tab, and removed again', async ({ page, stack }) => {
  await signIn(page, stack);
  await page.goto(`${stack.url}/#/message/inbox`);
  const palette = page.getByRole('dialog', { name: 'Search' });
  const shortcuts = palette.getByRole('group', { name: 'Shortcuts' });
  await page.getByRole('button', { name: 'Add to shortcuts' }).click();
  await expect(page.getByRole('button', { name: 'Remove from shortcuts' })).toBeVisible();

  await test.step('a shortcut is opened by keyboard from another page', async () => {
    await page.goto(`${stack.url}/#/tracking/oceanBill`);
    await expect(page.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await expect(shortcuts.getByRole('option')).toHaveText([/^Messages/]);
    await expect(palette.getByRole('option', { selected: true })).toHaveText(/^Messages/);
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
    await expect(page).toHaveURL(/#\/message\/inbox/);
  });

  await test.step('shortcuts are listed until the user types', async () => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('ocean');
    await expect(shortcuts).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });

  await test.step('another tab has the shortcut, and an open one updates when it becomes visible', async () => {
    const other = await page.context().newPage();
    await other.goto(`${stack.url}/#/message/inbox`);
    await other.getByRole('button', { name: 'Remove from shortcuts' }).click();
    await expect(other.getByRole('button', { name: 'Add to shortcuts' })).toBeVisible();
    await other.close();
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('button', { name: 'Add to shortcuts' })).toBeVisible();
  });

  await test.step('on a phone the page search lists the shortcut', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /^Search/u }).click();
    await palette.getByRole('option', { name: /Add to shortcuts/ }).click();
    // The first message may still be visible.
    await expect(page.getByText('Messages is a shortcut now').last()).toBeVisible();
    await page.getByRole('button', { name: /^Search/u }).click();
    await expect(shortcuts.getByRole('option')).toHaveText([/^Messages/]);
  });
});
