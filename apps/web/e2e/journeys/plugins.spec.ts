import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, signIn, test, trackBill } from '../journey.ts';

test.use({ stackOptions: { factor: 20_000, env: { PLUGIN_HOSTS: '127.0.0.1' } } });

test('a plugin is uploaded, fails a test, is sent again, and gets a shipment by a signed request', async ({ page, stack }) => {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  let status = 500;
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    received.push({ headers: request.headers, body });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo; // A listening TCP server has an address with a port.
  try {
    await signIn(page, stack);
    await page.goto(`${stack.url}/#/platform/plugin`);
    await page.getByRole('button', { name: 'Upload plugin' }).first().click();
    const form = page.getByRole('dialog', { name: 'Upload plugin' });
    const manifest = form.getByRole('textbox', { name: 'Manifest' });
    const given = { name: 'ERP', code: 'erp', version: '1.0.0', hooks: [{ event: 'order.added', url: `http://127.0.0.1:${port}/` }] };
    await manifest.fill(JSON.stringify({ ...given, version: 'new' }));
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('version: three numbers with dots, e.g. 1.4.0.')).toBeVisible();
    await manifest.fill(JSON.stringify(given));
    await form.getByRole('button', { name: 'Save' }).click();
    const shown = page.getByRole('dialog', { name: 'Secret of ERP' });
    const secret = /whsec_[\w+/=]+/u.exec(await shown.innerText())?.[0] ?? '';
    await shown.getByRole('button', { name: 'I have saved it' }).click();

    await page.getByRole('button', { name: 'More actions for ERP' }).click();
    await page.getByRole('menuitem', { name: 'Send test event' }).click();
    await page.getByRole('button', { name: 'ERP', exact: true }).click();
    const deliveries = page.getByRole('region', { name: 'Deliveries' });
    const tried = deliveries.getByRole('row').filter({ hasText: 'HTTP 500' });
    await expect(tried).toContainText('Waiting');
    status = 204;
    await tried.getByRole('button', { name: /^(Send again|More actions)/ }).click();
    const item = page.getByRole('menuitem', { name: 'Send again' });
    if (await item.isVisible()) await item.click();
    await expect(deliveries.getByText('Delivered')).toBeVisible({ timeout: 30_000 });

    await page.goto(`${stack.url}/#/tracking/oceanBill`);
    await trackBill(page, { reference: 'COSUONTIME9700000001' });
    await expect.poll(() => received.filter(({ body }) => body.includes('COSUONTIME9700000001')).length).toBe(1);
    for (const { headers, body } of received) {
      const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
      const signature = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
        .update(text)
        .digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    }
    const [first, second] = received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
});
