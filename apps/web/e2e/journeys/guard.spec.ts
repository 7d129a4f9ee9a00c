import type { Page } from '@playwright/test';
import { enter, withMenu } from '../enter.ts';
import { expect, PASSWORD, test } from '../journey.ts';

const list = (page: Page) => page.getByRole('heading', { name: 'Ocean bills' });

async function fillSignIn(page: Page, account = 'north'): Promise<void> {
  await page.locator('input[name=account]').fill(account);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

for (const path of ['/register', '/Map', '/ShipSchedule']) {
  test(`${path} is public and does not redirect`, async ({ page, stack }) => {
    await page.goto(`${stack.url}/#${path}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page).toHaveURL(`${stack.url}/#${path}`);
  });
}

test('a protected URL redirects to sign-in and returns with its parameters', async ({ page, stack }) => {
  await page.goto(`${stack.url}/#/tracking/oceanBill?keyword=COSU%20%26%201`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const address = new URL(page.url().replace('#/', ''));
  expect(address.pathname).toBe('/login');
  expect(address.searchParams.get('redirect')).toBe('/tracking/oceanBill');
  expect(JSON.parse(address.searchParams.get('params') ?? '')).toEqual({ keyword: 'COSU & 1' });
  await fillSignIn(page);
  await expect(page.getByLabel('Search ocean bills')).toHaveValue('COSU & 1');
});

test('a URL chosen while the first page is loading is the one that is shown', async ({ page, stack }) => {
  await page.addInitScript(() => {
    const { load } = FontFace.prototype;
    // The font is requested when the application starts.
    FontFace.prototype.load = function first() {
      FontFace.prototype.load = load;
      setTimeout(() => (location.hash = '#/message/inbox'));
      return load.call(this);
    };
  });
  await enter(page, stack);
  await expect(page).toHaveURL(/#\/message\/inbox$/);
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await expect(page).toHaveTitle(/^Messages - /);
});

test('with a session the sign-in URLs and the root redirect to the list', async ({ page, stack }) => {
  for (const path of ['/login', '/login/cn', '/login/en', '/']) {
    await enter(page, stack, { path });
    await expect(page).toHaveURL(/#\/tracking\/oceanBill$/);
    await expect(list(page)).toBeVisible();
  }
});

test('a page outside the menu shows a message inside the frame, and a new sign-in returns to it', async ({ page, stack }) => {
  await withMenu(page, (rows) => rows.filter(({ path }) => path !== '/tracking'));
  await enter(page, stack, { account: 'reader', path: '/tracking/oceanBill?keyword=MSKU' });
  await expect(page.getByRole('heading', { name: 'Not authorized' })).toBeVisible();
  await expect(page).toHaveTitle(/^Not authorized - /);
  await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible();
  await page.unroute('**/api/sysMenu/loginMenuTree*');
  await page.getByRole('button', { name: 'Re-authorize' }).click();
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await fillSignIn(page, 'reader');
  await expect(page.getByLabel('Search ocean bills')).toHaveValue('MSKU');
});

test('a user whose menu lacks the ocean bills starts on the first page of the menu', async ({ page, stack }) => {
  await withMenu(page, (rows) => rows.filter(({ path }) => path !== '/tracking'));
  await enter(page, stack, { account: 'reader', path: '/' });
  await expect(page).toHaveURL(/#\/tracking\/airWaybill/);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
});

test('an unknown URL shows a message inside the frame, with a link home', async ({ page, stack }) => {
  const main = page.getByRole('main');
  // The second one is public, and has no page yet.
  for (const path of ['/no/such/page', '/Map']) {
    await enter(page, stack, { path });
    await expect(main.getByRole('heading', { name: 'Wrong address' })).toBeVisible();
    await expect(page).toHaveTitle(/^Wrong address - /);
    await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible();
  }
  await main.getByRole('link', { name: 'Back to home' }).click();
  await expect(list(page)).toBeVisible();
});

test('a group of the menu opens its first page, without an error in between', async ({ page, stack }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Reflect.set(globalThis, 'headingsSeen', seen);
    new MutationObserver(() => document.querySelectorAll('h1').forEach(({ textContent }) => seen.add(textContent))).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await enter(page, stack, { path: '/message/inbox' });
  await expect(page).toHaveTitle(/^Messages - /);
  await page.goto(`${stack.url}/#/tracking`);
  await expect(list(page)).toBeVisible();
  expect(await page.evaluate(() => [...(Reflect.get(globalThis, 'headingsSeen') as Set<string>)])).not.toContain('Wrong address');
});

const row = (id: string, title: string, more: object) => ({ id, component: null, ...more, meta: { title, ...Reflect.get(more, 'meta') } });

test('a menu of another backend keeps links, frames, unknown and invalid rows beside known ones', async ({ page, quiet, stack }) => {
  quiet.allow(/@seaberry\/web menu: menu row/);
  await withMenu(page, (rows) => [
    ...rows,
    row('x1', 'Foreign report', { path: '/report/profit', component: '/report/profit/index' }),
    row('x2', 'Carrier site', { path: '/carrier', meta: { isLink: 'https://carrier.example/' } }),
    row('x3', 'Own licences', { path: '/licences', meta: { isLink: `${stack.url}/health`, isIframe: true } }),
    row('x4', 'Short cut', { path: '/cut', meta: { isLink: '/tracking/oceanBill' } }),
    row('x5', 'Nowhere', { path: null }),
    row('x6', 'Empty group', { path: '/empty', component: 'Layout', children: [] }),
  ]);
  await enter(page, stack, { config: { layout: 'defaults' } });
  const menu = page.locator('[data-slot="app-layout"]').getByRole('navigation', { name: 'Menu' });
  await expect(list(page)).toBeVisible();

  await menu.getByRole('link', { name: 'Foreign report' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'This page is not part of this app' })).toBeVisible();
  await expect(main).toContainText('/report/profit/index');

  await menu.getByRole('link', { name: 'Own licences' }).click();
  const frame = main.locator('iframe');
  await expect(frame).toHaveAttribute('src', `${stack.url}/health`);
  await expect(frame.contentFrame().locator('body')).not.toBeEmpty();

  const site = menu.getByRole('link', { name: /^Carrier site/ });
  await expect(site).toHaveAttribute('href', 'https://carrier.example/');
  await expect(site).toHaveAttribute('target', '_blank');
  await expect(site).toHaveAttribute('rel', /noopener/);

  await menu.getByRole('link', { name: 'Short cut' }).click();
  await expect(list(page)).toBeVisible();
  await expect(page).toHaveURL(/#\/tracking\/oceanBill$/);

  await expect(menu.getByText('Nowhere')).toHaveCount(0);
  await expect(menu.getByText('Empty group')).toHaveCount(0);
  await page.goto(`${stack.url}/#/carrier`);
  await expect(main.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', 'https://carrier.example/');
});

test('browser history mode supports plain URLs, a reload, and the return after sign-in', async ({ page, stack }) => {
  await page.route('**/config.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("routerMode: 'hash'", "routerMode: 'browser'") });
  });
  await page.goto(`${stack.url}/tracking/oceanBill?keyword=COSU`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillSignIn(page);
  await expect(page).toHaveURL(`${stack.url}/tracking/oceanBill?keyword=COSU`);
  await page.reload();
  await expect(page.getByLabel('Search ocean bills')).toHaveValue('COSU');
  await page.goto(`${stack.url}/no/such`);
  await expect(page.getByRole('heading', { name: 'Wrong address' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(`${stack.url}/tracking/oceanBill`);
});
