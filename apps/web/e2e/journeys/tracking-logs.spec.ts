import { enter } from '../enter.ts';
import { expect, test, trackBill } from '../journey.ts';

// A day at sea takes about four seconds.
test.use({ stackOptions: { factor: 20_000 } });

/** The sandbox carrier knows every number with its prefix. */
const REFERENCE = 'COSUONTIME0000000021';

test('a subscription is triggered again from its log, and the request to the carrier is in the request log', async ({ page, stack }) => {
  await enter(page, stack);
  await trackBill(page, { reference: REFERENCE });
  await expect(page.getByRole('row').filter({ hasText: REFERENCE })).toContainText(/Empty pickup|Gate-in|Loading|Departure/, {
    timeout: 60_000,
  });
  await page.goto(`${stack.url}/#/log/subscribe?status=SUB_OK`);
  const list = page.getByRole('table', { name: 'Subscribe log' });
  const first = list.getByRole('rowheader').first();
  await expect(first).toBeVisible();
  await list
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Trigger again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trigger again' }).click();
  await expect(page.getByText('Triggered successfully!').first()).toBeVisible();

  await page.goto(`${stack.url}/#/log/request`);
  await expect(page.getByText('The list needs: Completion status.')).toBeVisible();
  await page.goto(`${stack.url}/#/log/request?completion=completed`);
  await expect(page.getByRole('table', { name: 'Request log' }).getByRole('rowheader').first()).toBeVisible({ timeout: 30_000 });
});

test('the visit log opens at the path of the specification too, and company info and about from the menu', async ({ page, stack }) => {
  await enter(page, stack, { path: '/log/visit' });
  await expect(page.getByRole('table', { name: 'Visit log' })).toBeVisible();
  for (const name of ['Company', 'About']) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});
