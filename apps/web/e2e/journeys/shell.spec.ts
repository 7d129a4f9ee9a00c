import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { enter, openAccount, openPages, titlesOf, withMenu, type EnterOptions } from '../enter.ts';
import { call, expect, test, withMotion } from '../journey.ts';
import type { Stack } from '../stack.ts';

test.use(withMotion);

const LAYOUTS = ['defaults', 'classic', 'transverse', 'columns'] as const;
const DETAIL = '/tracking/oceanBill/detail';

const list = (page: Page) => page.getByRole('heading', { name: 'Ocean bills' });
const tab = (page: Page, name: string | RegExp) => openPages(page).locator('[data-slot="page-tabs-page"]').filter({ hasText: name });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Layout settings' });
const horizontalOverflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function openSettings(page: Page): Promise<void> {
  await openAccount(page);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(settings(page)).toBeVisible();
}

/** Two bills of this company, tracked once for all journeys of this file. */
async function twoBills(page: Page, stack: Stack): Promise<{ id: string; referenceNo: string }[]> {
  // ONTIME in a number makes the sandbox carrier report a voyage without delays.
  const numbers = ['COSUONTIME7100000001', 'COSUONTIME7100000002'];
  const find = async () => {
    const { result } = await call<{ result: { items: { id: string; referenceNo: string }[] } }>(page, stack, '/api/oceanBill/page', {
      keyword: numbers.join(' '),
      pageSize: 10,
    });
    return result.items;
  };
  if ((await find()).length < 2) {
    for (const referenceNo of numbers) {
      await call(page, stack, '/api/oceanBill/add', {
        referenceNo,
        referenceType: 'BL',
        carrierCode: 'COSU',
        serviceType: 'CY/CY',
        customerService: 'Nora',
        polCode: 'CNSHA',
      });
    }
  }
  return (await find()).toSorted((a, b) => a.referenceNo.localeCompare(b.referenceNo));
}

/** The list and two bills, each on a page of its own, the second visible. */
async function threePages(page: Page, stack: Stack, options: EnterOptions = {}): Promise<[string, string]> {
  await enter(page, stack, options);
  await expect(list(page)).toBeVisible();
  const bills = await twoBills(page, stack);
  for (const { id, referenceNo } of bills) {
    await page.goto(`${stack.url}/#${DETAIL}?id=${id}&title=${referenceNo}`);
    await expect(page.getByRole('heading', { name: new RegExp(referenceNo) })).toBeVisible();
  }
  await expect(openPages(page).getByRole('listitem')).toHaveCount(3);
  const [first, second] = bills;
  return [first?.referenceNo ?? '', second?.referenceNo ?? ''];
}

test('two bills in two tabs keep their own state, and refreshing one does not affect the other', async ({ page, stack }) => {
  const [first, second] = await threePages(page, stack);
  await page.getByRole('tab', { name: 'Recognition records' }).click();
  await expect(page.getByRole('table', { name: 'Recognition records' })).toBeVisible();
  await tab(page, 'Ocean bills').click();
  const chosen = page.getByRole('row').filter({ hasText: second }).getByRole('checkbox');
  await chosen.check();
  await tab(page, first).click();
  await expect(page.getByRole('heading', { name: new RegExp(first) })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Recognition records' })).toHaveAttribute('aria-selected', 'false');

  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/oceanBill/')) requested.push(new URL(request.url()).pathname);
  });
  await tab(page, first).click({ button: 'right' });
  const detail = page.waitForRequest(/\/api\/oceanBill\/detail/);
  await page.getByRole('menuitem', { name: 'Refresh' }).click();
  await detail;
  await expect(page.getByRole('heading', { name: new RegExp(first) })).toBeVisible();
  expect(requested, 'nothing that only the others show').not.toContain('/api/oceanBill/recognitionRecords');
  // The bill itself reads the page of the list, for the keys to the next one.
  expect(requested).not.toContain('/api/oceanBill/statusCount');

  await tab(page, second).click();
  await expect(page.getByRole('table', { name: 'Recognition records' })).toBeVisible();
  await tab(page, 'Ocean bills').click();
  await expect(chosen).toBeChecked();
});

test('a bill is looked at beside the list and opened with keys alone', async ({ page, stack }) => {
  await enter(page, stack);
  await expect(list(page)).toBeVisible();
  const [bill] = await twoBills(page, stack);
  const number = bill?.referenceNo ?? '';
  await page.goto(`${stack.url}/#/tracking/oceanBill?keyword=${number}`);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.keyboard.press('j');
  await expect(page.getByRole('rowheader')).toBeFocused();
  await page.keyboard.press('Space');
  const panel = page.getByRole('complementary', { name: number });
  await expect(panel.getByRole('link', { name: `Open ${number}` })).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByRole('row').filter({ hasText: number }).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search ocean bills' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('k');
  await expect(page.getByRole('rowheader')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeVisible();
});

test('a bill that changes while the list is open is marked with the change in words', async ({ page, stack }) => {
  await enter(page, stack);
  await expect(list(page)).toBeVisible();
  const [bill] = await twoBills(page, stack);
  await page.goto(`${stack.url}/#/tracking/oceanBill?keyword=${bill?.referenceNo ?? ''}`);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  // From here on every response has one fixed expected arrival, so that nothing else changes.
  let changedList: Promise<object> | undefined;
  await page.route('**/api/oceanBill/page*', async (route) => {
    changedList ??= route.fetch().then(async (response) => {
      const body = (await response.json()) as { result: { items: { outlook: object }[] } };
      for (const item of body.result.items) Object.assign(item.outlook, { expected: '2030-01-05T20:00:00.000Z', range: null });
      return body;
    });
    await route.fulfill({ json: await changedList });
  });
  // News of any bill refreshes the list.
  await call(page, stack, '/api/oceanBill/add', {
    referenceNo: 'COSUONTIME7100000009',
    referenceType: 'BL',
    carrierCode: 'COSU',
    serviceType: 'CY/CY',
    customerService: 'Nora',
    polCode: 'CNSHA',
  });
  const mark = page.getByRole('rowheader').getByRole('img', { name: /Expected .+ → 5 Jan/ });
  await expect(mark).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: bill?.referenceNo ?? '' })).toContainText('→ 5 Jan');
  await page.keyboard.press('j');
  await expect(mark).toHaveCount(0);
});

test('one screen at its own path and at a menu path is two pages, each with its own search', async ({ page, stack }) => {
  // By role: the hidden page is in the document but not accessible.
  const search = page.getByRole('searchbox', { name: 'Search ocean bills' });
  await withMenu(page, (rows) => [
    ...rows,
    { id: 'mine', path: '/mine/bills', component: 'tracking/oceanBill', meta: { title: 'My bills' } },
  ]);
  await enter(page, stack, { path: '/tracking/oceanBill?keyword=FIRST' });
  await expect(search).toHaveValue('FIRST');
  await page.goto(`${stack.url}/#/mine/bills?keyword=SECOND`);
  await expect(search).toHaveValue('SECOND');
  await expect(page).toHaveTitle(/^My bills/);
  await tab(page, 'Ocean bills').click();
  await expect(search).toHaveValue('FIRST');
  await tab(page, 'My bills').click();
  await expect(search).toHaveValue('SECOND');
});

test('tabs close by the wheel button, by keys and by their menu, and the neighbour is shown', async ({ page, stack }) => {
  const [first, second] = await threePages(page, stack);
  await tab(page, second).click({ button: 'middle' });
  await expect(tab(page, second)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: new RegExp(first) })).toBeVisible();

  await tab(page, first).focus();
  await page.keyboard.press('Delete');
  await expect(tab(page, first)).toHaveCount(0);
  await expect(list(page)).toBeVisible();
  // The list is pinned by the menu and stays.
  await page.keyboard.press('Delete');
  await expect(tab(page, 'Ocean bills')).toHaveCount(1);

  await page.goBack();
  await page.goBack();
  await expect(page.locator('[data-slot="page-tabs-item"]')).not.toHaveCount(1);
  await tab(page, 'Ocean bills').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Close others' }).click();
  await expect(openPages(page).getByRole('listitem')).toHaveCount(1);
  await expect(list(page)).toBeVisible();
});

test('tabs are pinned and moved by keys, and a reload restores them', async ({ page, stack }) => {
  const [first, second] = await threePages(page, stack);
  await tab(page, second).focus();
  await page.keyboard.press('Control+ArrowLeft');
  await expect.poll(() => titlesOf(page)).toEqual(['Ocean bills', second, first]);
  await tab(page, first).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Pin' }).click();
  await expect.poll(() => titlesOf(page)).toEqual(['Ocean bills', first, second]);
  await page.reload();
  await expect(page.getByRole('heading', { name: new RegExp(second) })).toBeVisible();
  await expect.poll(() => titlesOf(page)).toEqual(['Ocean bills', first, second]);
  await tab(page, first).click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: 'Unpin' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Close', exact: true })).toHaveCount(0);
});

test('menu, tabs, breadcrumbs and document title follow the language', async ({ page, stack }) => {
  const [, second] = await threePages(page, stack);
  await expect(page).toHaveTitle(new RegExp(`^${second} - `));
  await tab(page, 'Ocean bills').click();
  await expect(page).toHaveTitle(/^Ocean bills - /);
  const breadcrumbs = page.getByRole('navigation', { name: 'Where this page is' });
  await expect(breadcrumbs).toContainText('Tracking');
  await expect(breadcrumbs).toContainText('Ocean bills');
  await openAccount(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('zh-cn');
  await expect(page).toHaveTitle(/^海运提单 - /);
  await expect(page.locator('[data-slot="page-tabs-page"]').first()).toHaveText('海运提单');
  await expect(page.locator('[data-slot="page-tabs-page"]').nth(2)).toHaveText(second);
  await expect(page.getByRole('link', { name: '消息' }).first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveTitle(/^海运提单 - /);
});

test('the four layouts can be switched in the settings and survive a reload; the configuration can be copied and reset', async ({
  context,
  page,
  stack,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, stack);
  await openSettings(page);
  const pick = (name: string) =>
    settings(page)
      .locator('label')
      .filter({ hasText: new RegExp(`^${name}$`) });
  for (const [name, mode] of [
    ['Default', 'defaults'],
    ['Columns', 'columns'],
    ['Top menu', 'transverse'],
    ['Classic', 'classic'],
  ] as const) {
    await pick(name).click();
    await expect(page.locator(`[data-layout="${mode}"]`)).toBeVisible();
  }
  await settings(page).getByRole('button', { name: 'Copy configuration' }).click();
  await expect(page.getByText('Configuration copied')).toBeVisible();
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({ version: 1, layout: 'classic' });
  await page.reload();
  await expect(page.locator('[data-layout="classic"]')).toBeVisible();
  await openSettings(page);
  await settings(page).getByRole('button', { name: 'Restore defaults' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore defaults' }).click();
  await expect(page.locator('[data-layout="columns"]')).toBeVisible();
});

test('the size of the controls can be chosen in the account menu', async ({ page, stack }) => {
  await enter(page, stack);
  await expect(list(page)).toBeVisible();
  const height = async () => (await page.getByRole('button', { name: 'Track a shipment' }).first().boundingBox())?.height ?? 0;
  const before = await height();
  await openAccount(page);
  await page.getByRole('button', { name: 'Size of controls' }).click();
  await page.getByRole('menuitemradio', { name: 'Large' }).click();
  await expect.poll(height).toBeGreaterThan(before);
});

test('Ctrl K finds a page of the menu and opens it', async ({ page, stack }) => {
  await enter(page, stack);
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Control+KeyK');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('mess');
  const found = search.getByRole('option');
  await expect(found).toHaveCount(1);
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/message\/inbox/);
  await expect(search).toBeHidden();
});

test('on a phone the drawer opens, navigates and closes', async ({ page, stack }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, stack);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Messages' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/#\/message\/inbox/);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await openAccount(page);
  await expect(page.getByRole('menu').getByRole('combobox', { name: 'Language' })).toBeVisible();
  for (const item of await page.getByRole('menuitem').all()) await expect(item.locator('svg')).toHaveCount(1);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(settings(page)).toBeVisible();
  await expect.poll(() => horizontalOverflow(page)).toBeLessThanOrEqual(0);
});

test('the header of a phone has the whole name, named buttons and no keys', async ({ browser, stack }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await enter(page, stack);
  await expect(list(page)).toBeVisible();
  const header = page.getByRole('banner');
  const name = header.getByText('Seaberry Tracking', { exact: true });
  await expect(name).toBeVisible();
  expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  for (const control of await header.locator('a, button').filter({ visible: true }).all())
    await expect(control).toHaveAccessibleName(/\p{L}{2}/u);
  await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0);
  await context.close();
});

test('two bills open as two tabs, and one tab per page is a setting that applies at once', async ({ page, stack }) => {
  await enter(page, stack);
  const [first, second] = await twoBills(page, stack);
  const open = (id = '') => page.goto(`${stack.url}/#${DETAIL}?id=${id}`);
  await open(first?.id);
  await expect(page.getByRole('heading', { name: new RegExp(first?.referenceNo ?? '') })).toBeVisible();
  await open(second?.id);
  await expect(page.getByRole('heading', { name: new RegExp(second?.referenceNo ?? '') })).toBeVisible();
  await expect(openPages(page).getByRole('listitem')).toHaveCount(3);
  await openSettings(page);
  await settings(page).getByRole('switch', { name: 'One tab per page' }).click();
  await page.keyboard.press('Escape');
  await open(first?.id);
  await expect(page.getByRole('heading', { name: new RegExp(first?.referenceNo ?? '') })).toBeVisible();
  await expect(openPages(page).getByRole('listitem')).toHaveCount(2);
});

test('a page can fill the window and leave it, and full screen is offered', async ({ page, stack }) => {
  await enter(page, stack);
  await openAccount(page);
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await tab(page, 'Ocean bills').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Fill the window' }).click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(list(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stop filling the window' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

for (const [at, layout] of LAYOUTS.entries()) {
  test(`${layout}: accessible, without horizontal scrolling on a phone or a tablet`, async ({ page, stack }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: at % 2 === 0 ? 'light' : 'dark' });
    await enter(page, stack, { config: { layout } });
    await expect(list(page)).toBeVisible();
    await expectAccessible(page, 'list');
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(list(page)).toBeVisible();
      await expect.poll(() => horizontalOverflow(page)).toBeLessThanOrEqual(0);
    }
  });
}

test('settings and lock screen are accessible', async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await enter(page, stack);
  await openSettings(page);
  await expectAccessible(page, 'settings');
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await page.keyboard.press('Control+Alt+KeyL');
  await expect(page.getByRole('dialog', { name: 'Screen locked' })).toBeVisible();
  await expectAccessible(page, 'lock screen');
});

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    where,
  ).toEqual([]);
}
