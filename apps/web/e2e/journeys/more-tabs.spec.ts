import { expect, signIn, test, trackBill } from '../journey.ts';

// A delayed vessel, so that a notification comes soon.
test.use({ stackOptions: { factor: 20_000 } });

/** `25 Nov 2026, 10:00 GMT+8`: times include their zone. */
const ZONED = /\d{1,2}:\d{2} (?:UTC|GMT(?:[+-]\d{1,2})?|[A-Z]{3,4})\b/;

test('notifications and the raw event are in their tabs, with time zones', async ({ page, stack }) => {
  test.setTimeout(180_000);
  const reference = 'COSULATE6512873350';
  await signIn(page, stack);
  await trackBill(page, { reference });
  const bill = page.getByRole('row').filter({ hasText: reference });
  await expect(bill).toContainText(/Gated in|Loaded|Departed|Arrived|Discharged/, { timeout: 60_000 });
  await bill.getByRole('link').first().click();

  await page.getByRole('tab', { name: 'Notifications' }).click();
  const told = page.getByRole('table', { name: 'Notifications' });
  const reached = told.getByRole('row').filter({ hasText: 'Status' }).first();
  await expect(reached).toContainText(ZONED);
  // The ETA slips while the page is open, without user input.
  const late = told.getByRole('row').filter({ hasText: 'Anomaly' }).first();
  await expect(late).toContainText(/late/, { timeout: 90_000 });
  await expect(late.getByRole('cell').filter({ hasText: ZONED }).first()).toBeVisible();

  await page.getByRole('tab', { name: 'Recognition records' }).click();
  await expect(page).toHaveURL(/tab=recognition/);
  const read = page.getByRole('table', { name: 'Recognition records' });
  const attempt = read.getByRole('row').filter({ hasText: 'COSU' }).first();
  await expect(attempt).toContainText('CNSHA');
  await expect(attempt).toContainText(ZONED);

  // The URL names the tab: a reload or a shared link opens it.
  await page.reload();
  await expect(page.getByRole('table', { name: 'Recognition records' })).toBeVisible();
});
