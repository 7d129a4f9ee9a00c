import type { Page } from '@playwright/test';

import { enter } from '../enter.ts';
import { expect, test } from '../journey.ts';

test.use({ stackOptions: { factor: 1440 } });

/** Page, settings, application, texts; typeface and the other styles; then what the server is, and what its answer is checked by. */
const MOST_REQUESTS = 8;

test('the sign-in page comes in eight requests and nothing on it moves', async ({ page, stack }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) asked.push(pathname);
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(globalThis, 'layoutShifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(stack.url);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  // The accounts are the last thing to come: they need the server's answer.
  await expect(page.getByText('Demo accounts')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);

  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(new Set(asked).size, 'nothing is asked for twice').toBe(asked.length);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/sysConfig/sysInfo']);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'layoutShifts') as number[])).toEqual([]);
});

for (const [name, size] of Object.entries({ wide: { width: 1350, height: 940 }, narrow: { width: 390, height: 844 } })) {
  test(`the styles in the page are those of the whole sheet, ${name}`, async ({ page, stack }) => {
    const sheet = await held(page);
    await page.setViewportSize(size);
    await page.goto(stack.url);
    await expect(page.getByText('Demo accounts')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await look(page);
    expect(before.length).toBeGreaterThan(40);

    sheet.release();
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.endsWith('.css')));
    expect(await look(page)).toEqual(before);
  });
}

test('a page that is not the sign-in page waits for the whole sheet', async ({ page, stack }) => {
  const sheet = await held(page);
  await page.goto(`${stack.url}/#/register`, { waitUntil: 'commit' });
  await sheet.asked;
  await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
  sheet.release();
  await expect(page.getByRole('heading', { name: 'Register', exact: true })).toBeVisible();
});

test('on a signed-in page the whole sheet stands behind the styles of the page, and is the one that holds', async ({ page, stack }) => {
  await enter(page, stack, { path: '/system/user' });
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  // Both have the rule that hides it, the whole sheet alone the one that shows it where there is room.
  await expect(page.getByRole('main').getByRole('tree')).toBeVisible();
  const order = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ ownerNode }) => (ownerNode instanceof Element ? [ownerNode.localName] : [])),
  );
  expect(order.indexOf('style')).toBe(0);
  expect(order.indexOf('link')).toBeGreaterThan(0);
});

/** Holds the style sheet back until it is released. */
async function held(page: Page): Promise<{ asked: Promise<unknown>; release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/\.css$/);
  await page.route(/\.css$/, async (route) => {
    await promise;
    await route.continue();
  });
  return { asked, release: resolve };
}

/** Place and every computed style of each element; of the sheet's own properties the page has those that it uses. */
const look = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const lines = [...style].flatMap((key) => (key.startsWith('--') ? [] : [`${key}:${style.getPropertyValue(key)}`]));
      return [element.outerHTML.slice(0, 200), x, y, width, height, ...lines].join('\n');
    }),
  );
