import { expect, PASSWORD, signIn, test, trackBill } from '../journey.ts';
import type { Stack } from '../stack.ts';

// A day at sea takes about four seconds, so that events arrive while the page is open.
test.use({ stackOptions: { factor: 20_000 } });

/** `25 Nov 2026, 10:00 GMT+8`: times include their zone. */
const ZONED = /\d{1,2}:\d{2} (?:UTC|GMT(?:[+-]\d{1,2})?|[A-Z]{3,4})\b/;

/** Comments on a bill in a session of its own. */
async function commentElsewhere(stack: Stack, id: string, text: string): Promise<void> {
  const post = async (path: string, input: object, token = ''): Promise<{ result: { accessToken: string } }> => {
    const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
    return (await fetch(`${stack.url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(input) })).json();
  };
  const { result } = await post('sysAuth/login', { account: 'north', password: PASSWORD });
  await post('oceanBill/comment', { id, text }, result.accessToken);
}

test('activity, notifications and recognition records show their times with the zone, and are updated while the page is open', async ({
  page,
  stack,
}) => {
  test.setTimeout(180_000);
  // LATE in a number makes the sandbox carrier delay the voyage.
  const reference = 'COSULATE6512873350';
  await signIn(page, stack);
  await trackBill(page, { reference });
  const bill = page.getByRole('row').filter({ hasText: reference });
  // The next milestone, once the container has passed the gate.
  await expect(bill).toContainText(/Customs release|Loading|Departure|Arrival|Discharge|Delivery/, { timeout: 60_000 });
  await bill.getByRole('link').first().click();

  const activity = page.getByRole('list', { name: 'Activity' });
  await expect(activity.getByRole('listitem').filter({ hasText: 'Entered the shipment.' }).locator('time')).toContainText(ZONED);
  await page.getByRole('textbox', { name: 'Comment for your colleagues' }).fill('Truck on Monday.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(activity.getByRole('listitem').first()).toContainText('Truck on Monday.');
  // A comment from another session appears on the open page.
  await commentElsewhere(stack, new URL(page.url().replace('/#', '')).searchParams.get('id') ?? '', 'Warehouse informed.');
  await expect(activity.getByRole('listitem').first()).toContainText('Warehouse informed.');

  await page.getByRole('tab', { name: 'Notifications' }).click();
  const notifications = page.getByRole('table', { name: 'Notifications' });
  const statusRow = notifications.getByRole('row').filter({ hasText: 'Status' }).first();
  await expect(statusRow).toContainText(ZONED);
  // The ETA slips while the page is open, without user input.
  const anomalyRow = notifications.getByRole('row').filter({ hasText: 'Anomaly' }).first();
  await expect(anomalyRow).toContainText(/late/, { timeout: 90_000 });
  await expect(anomalyRow.getByRole('cell').filter({ hasText: ZONED }).first()).toBeVisible();

  await page.getByRole('tab', { name: 'Recognition records' }).click();
  await expect(page).toHaveURL(/tab=recognition/);
  const records = page.getByRole('table', { name: 'Recognition records' });
  const attempt = records.getByRole('row').filter({ hasText: 'COSU' }).first();
  await expect(attempt).toContainText('CNSHA');
  await expect(attempt).toContainText(ZONED);

  // The URL names the tab: a reload or a shared link opens it.
  await page.reload();
  await expect(page.getByRole('table', { name: 'Recognition records' })).toBeVisible();
});
