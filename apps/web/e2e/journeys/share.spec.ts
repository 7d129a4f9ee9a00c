import { enter } from '../enter.ts';
import { call, expect, test } from '../journey.ts';

test.use({ stackOptions: { factor: 1440 } });

test('a shipment is shared by a link, which a visitor without an account opens with its password, until it is ended', async ({
  page,
  stack,
  browser,
}) => {
  const [reference, orderNo] = ['COSUONTIME77', 'PO-7700'];
  await enter(page, stack);
  await call(page, stack, '/api/oceanBill/add', {
    referenceNo: reference,
    orderNo,
    carrierCode: 'COSU',
    serviceType: 'CY/CY',
    customerService: 'Nora',
    polCode: 'CNSHA',
  });
  await page.getByRole('button', { name: `More actions for ${reference}` }).click();
  await page.getByRole('menuitem', { name: 'Share…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share 1 shipment' });
  await expect(dialog.getByRole('textbox', { name: /^Name/u })).toHaveValue(reference);
  await dialog.locator('input[type=password]').fill('berth nine');
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const address = await page.getByRole('link', { name: 'Open page' }).getAttribute('href');
  expect(address).toMatch(/#\/share\?token=[\w-]{43}$/u);

  const visitor = await browser.newContext();
  const shown = await visitor.newPage();
  await shown.goto(String(address));
  await shown.locator('input[type=password]').fill('berth nine');
  await shown.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(shown.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  await expect(shown.getByText(orderNo)).toBeVisible();
  await expect(shown.getByText('Nora')).toHaveCount(0);

  await page.getByRole('button', { name: 'Done' }).click();
  await page.goto(`${stack.url}/#/shareLink`);
  await page.getByRole('button', { name: `More actions for ${reference}` }).click();
  await page.getByRole('menuitem', { name: 'End', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await expect(page.getByText(`${reference} has ended.`)).toBeVisible();
  await shown.reload();
  await expect(shown.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await visitor.close();
});
