import type { BrowserContext, Page } from '@playwright/test';
import { chromiumPath } from '../../../../scripts/chromium.mjs';
import { expect, signIn, test } from '../journey.ts';
import { journeyArgs } from '../launch.ts';
import type { Stack } from '../stack.ts';

// Two hosts of one parent domain on this machine.
test.use({
  stackOptions: { factor: 20_000, env: { HOSTS: 'a.seaberry.test,b.seaberry.test' } },
  launchOptions: { executablePath: await chromiumPath(), args: [...journeyArgs, '--host-resolver-rules=MAP *.seaberry.test 127.0.0.1'] },
});

/** Console message on each page, since these hosts have no certificate. */
const PLAIN_HTTP = /Cross-Origin-Opener-Policy header has been ignored/;

const onHost = (stack: Stack, name: string): Stack => ({ ...stack, url: `http://${name}.seaberry.test:${new URL(stack.url).port}` });
const list = (page: Page) => page.getByRole('heading', { name: 'Ocean bills' });

/** An installation that shares its sign-in with the hosts of its domain. */
const shareSignIn = (context: BrowserContext): Promise<unknown> =>
  context.route('**/config.js', (route) =>
    route.fulfill({ body: "window.__env__ = { cookieDomain: 'seaberry.test' }", contentType: 'text/javascript' }),
  );

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/#\/login/);
}

for (const leaves of ['a', 'b'] as const) {
  test(`a session of one host is valid on its neighbour; signing out at ${leaves} ends both`, async ({ context, page, quiet, stack }) => {
    quiet.allow(/Failed to load resource.*401/);
    quiet.allow(PLAIN_HTTP);
    await shareSignIn(context);
    const [a, b] = [onHost(stack, 'a'), onHost(stack, 'b')];
    await signIn(page, a);
    const [cookie] = await context.cookies(a.url);
    expect(cookie).toMatchObject({ name: 'token', domain: '.seaberry.test', sameSite: 'Lax' });

    const other = await context.newPage();
    await other.goto(`${b.url}/#/tracking/oceanBill`);
    await expect(list(other)).toBeVisible();
    await expect(other.getByRole('button', { name: 'Account of Nora North' })).toBeVisible();

    const [leaving, staying] = leaves === 'a' ? [page, other] : [other, page];
    // All requests are held, since a page would learn of the sign-out from a 401.
    await staying.route(/\/api\/(?!sysConfig\/)/, () => {});
    await signOut(leaving);
    expect(await context.cookies([a.url, b.url])).toEqual([]);
    // Without TLS there is no live stream that ends with the session: the shared cookie ends it.
    await expect(staying).toHaveURL(/#\/login/, { timeout: 15_000 });
    await expect(staying.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await staying.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('without the setting a neighbour has no session, and no script a cookie', async ({ context, page, quiet, stack }) => {
  quiet.allow(PLAIN_HTTP);
  await signIn(page, onHost(stack, 'a'));
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const other = await context.newPage();
  await other.goto(`${onHost(stack, 'b').url}/#/tracking/oceanBill`);
  await expect(other).toHaveURL(/#\/login/);
});
