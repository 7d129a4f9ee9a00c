import { expect, test } from '../journey.ts';

/** Page, settings, application, messages, styles, font; then the server's configuration, and the code that validates its responses. */
const MAX_REQUESTS = 8;

test('the sign-in page needs eight requests and its layout does not shift', async ({ page, stack }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) requested.push(pathname);
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
  // The demo accounts come last: they need the server's response.
  await expect(page.getByText('Demo accounts')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);

  expect(requested.length, requested.join(' ')).toBeLessThanOrEqual(MAX_REQUESTS);
  expect(new Set(requested).size, 'nothing is requested twice').toBe(requested.length);
  expect(requested.filter((path) => path.startsWith('/api/'))).toEqual(['/api/sysConfig/sysInfo']);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'layoutShifts') as number[])).toEqual([]);
});

test('the first page is never rendered without its styles', async ({ page, stack }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const requested = page.waitForRequest(/\.css$/);
  await page.route(/\.css$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(stack.url, { waitUntil: 'commit' });
  await requested;
  const texts = await page.waitForResponse(/\.base-[\w-]+\.js$/);
  await texts.finished();
  // All other requests are complete by then.
  await page.waitForTimeout(500);
  await expect(page.getByRole('heading')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
