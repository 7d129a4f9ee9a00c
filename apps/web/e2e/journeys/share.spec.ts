import { enter } from '../enter.ts';
import { call, expect, test } from '../journey.ts';

/** Address that the e-mails name, in place of that of this server. */
const PUBLIC = 'https://track.example';

test.use({ stackOptions: { factor: 1440, env: { DEV_MAILBOX: '1', PUBLIC_URL: PUBLIC } } });

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

  await page.getByRole('button', { name: 'Send by e-mail' }).click();
  const letter = page.getByRole('dialog', { name: `Send ${reference} by e-mail` });
  await letter.getByRole('textbox', { name: /^To/u }).fill('sam@example.com');
  await letter.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('The link is on its way to 1 address.')).toBeVisible();
  const mails = (await (await fetch(`${stack.url}/dev/mailbox.json`)).json()) as { recipient: string; body: string }[];
  const [, path] =
    /https:\/\/track\.example(\/share#\S+)/u.exec(mails.find(({ recipient }) => recipient === 'sam@example.com')?.body ?? '') ?? [];
  const mailed = await visitor.newPage();
  await mailed.goto(`${stack.url}${path}`);
  await mailed.locator('input[type=password]').fill('berth nine');
  await mailed.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(mailed.getByRole('heading', { level: 1, name: reference })).toBeVisible();

  await page.goto(`${stack.url}/#/shareLink`);
  await page.getByRole('button', { name: `More actions for ${reference}` }).click();
  await page.getByRole('menuitem', { name: 'End', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await expect(page.getByText(`${reference} has ended.`)).toBeVisible();
  await shown.reload();
  await expect(shown.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await visitor.close();
});
