import { enter } from '../enter.ts';
import { expect, test } from '../journey.ts';

test.use({ stackOptions: { demo: true } });

// The frame runs no scripts, not even those of Playwright. The page itself has none.
test.beforeEach(({ quiet }) => quiet.allow(/^error: Blocked script execution in '[^']*\/schedule/));

test('a platform administrator sees the job queue, refreshed automatically', async ({ page, stack }) => {
  const tickets: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/schedule') tickets.push(searchParams.get('ticket') ?? '');
  });
  await page.clock.install();
  await enter(page, stack, { account: 'root', path: '/platform/job/dashboard' });
  const frame = page.frameLocator('iframe[data-shown]');
  await expect(frame.getByRole('heading', { name: 'Send messages' })).toBeVisible();
  await expect(frame.getByText('17 * * * *')).toBeVisible();
  await expect(page).toHaveTitle(/^Job dashboard - /);
  const steps = await page.evaluate(() => history.length);

  await page.getByRole('main').getByRole('button', { name: 'Refresh now' }).click();
  await expect.poll(() => new Set(tickets).size).toBe(2);
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(frame.getByRole('heading', { name: 'Send messages' })).toBeVisible();
  await page.clock.runFor(15_000);
  await expect.poll(() => new Set(tickets).size).toBeGreaterThan(2);
  // A ticket is valid once, so each showing has a new one, and none adds a history entry.
  expect(new Set(tickets).size).toBe(tickets.length);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  // A ticket that was in a URL is used up.
  expect((await fetch(`${stack.url}/schedule?ticket=${tickets.at(-1) ?? ''}`)).status).toBe(401);
});

test('a platform administrator sees the tables of the database and their relations', async ({ page, stack }) => {
  await enter(page, stack, { account: 'root', path: '/develop/database/visual' });
  const main = page.getByRole('main');
  const list = main.getByRole('list', { name: 'Tables' });
  await list.getByRole('button', { name: 'auth_session' }).click();
  await expect(page).toHaveURL(/table=auth_session/);
  await expect(main.locator('[data-slot="schema-diagram-card"]:not([data-dim])')).toHaveCount(2);
  await list.getByRole('region', { name: 'Refers to' }).getByRole('button', { name: 'app_user' }).click();
  await expect(page).toHaveURL(/table=app_user/);
  await expect(list.getByText('Referred to by')).toBeVisible();
  await main.getByRole('searchbox').fill('ledger');
  await expect(main.getByText(/^1 of \d+ tables$/)).toBeVisible();
});

test('a user without either permission sees a message', async ({ page, stack, quiet }) => {
  // The browser logs a rejected page itself.
  quiet.allow(/status of 403/);
  let requests = 0;
  page.on('request', (request) => (requests += Number(new URL(request.url()).pathname === '/schedule')));
  await page.clock.install();
  await enter(page, stack, { account: 'demo', path: '/platform/job/dashboard' });
  await expect(page.frameLocator('iframe[data-shown]').getByRole('heading', { name: 'Your account may not see this page' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('switch')).toHaveCount(0);
  // It is not requested again, as the result would be the same.
  await page.clock.runFor(60_000);
  await page.waitForTimeout(500);
  expect(requests).toBe(1);
  await page.goto(`${stack.url}/#/develop/database/visual`);
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Your account may not see the structure of the database' }),
  ).toBeVisible();
});

test('the page of a backend without tickets is framed unchanged, and not where it is missing', async ({ page, stack, quiet }) => {
  quiet.allow(/status of 404/);
  await page.route('**/api/sysConfig/sysInfo', async (route) => {
    const answer = (await (await route.fetch()).json()) as { result: { capabilities: string[] } };
    answer.result.capabilities = [];
    await route.fulfill({ json: answer });
  });
  let served = false;
  await page.route('**/schedule', (route) =>
    served ? route.fulfill({ contentType: 'text/html', body: '<h1>Foreign jobs</h1>' }) : route.fulfill({ status: 404, body: '' }),
  );
  await enter(page, stack, { account: 'demo', path: '/platform/job/dashboard' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Job dashboard not available' })).toBeVisible();
  await expect(main.locator('iframe')).toHaveCount(0);
  served = true;
  await page.reload();
  await expect(page.frameLocator('iframe[data-shown]').getByRole('heading', { name: 'Foreign jobs' })).toBeVisible();
});
