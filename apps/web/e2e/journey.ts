import { type BrowserContextOptions, test as base, expect, type Locator, type Page } from '@playwright/test';
import { startStack, type Stack, type StackOptions } from './stack.ts';

interface Fixtures {
  /** Fails the journey on any unexpected line in the browser's console. */
  quiet: { allow(pattern: RegExp): void };
}

interface WorkerFixtures {
  stackOptions: StackOptions;
  stack: Stack;
}

/** End-to-end journey through the built product. One stack per file; `quiet` watches the console of every page. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stackOptions: [{ factor: 20_000 }, { option: true, scope: 'worker' }],
  stack: [
    async ({ stackOptions }, use) => {
      const stack = await startStack(stackOptions);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  quiet: [
    async ({ context }, use) => {
      const lines: string[] = [];
      const allowed: RegExp[] = [];
      const watch = (page: Page) => {
        page.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') lines.push(`${message.type()}: ${message.text()}`);
        });
        page.on('pageerror', (error) => lines.push(`page error: ${error.message}`));
      };
      context.pages().forEach(watch);
      context.on('page', watch);
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(lines.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For `test.use`: pages with animations, as most people see them. */
export const withMotion: { contextOptions: BrowserContextOptions } = { contextOptions: { reducedMotion: 'no-preference' } };

export const PASSWORD = 'seaberry';

export async function signIn(page: Page, stack: Stack, account = 'north', password = PASSWORD): Promise<void> {
  await page.goto(stack.url);
  await page.locator('input[name=account]').fill(account);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/#\/tracking\/oceanBill/);
  await expect(page.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();
}

/**
 * Watches the requests of a page; call it before opening the page. The returned function waits until the stream is open and unread notices
 * were fetched again: later notices are new arrivals.
 */
export function watchStream(page: Page): () => Promise<void> {
  const requests: string[] = [];
  const pathOf = (url: string): string => new URL(url).pathname;
  page.on('response', (response) => {
    if (response.ok() && pathOf(response.url()) === '/api/live/stream') requests.push('open');
  });
  page.on('requestfinished', (request) => {
    if (pathOf(request.url()) === '/api/sysNotice/unReadList') requests.push('unread');
  });
  return () => expect.poll(() => requests.lastIndexOf('unread') > requests.indexOf('open') && requests.includes('open')).toBe(true);
}

export interface NewBill {
  /** ONTIME, LATE and others in it choose the profile of the voyage in the sandbox carrier. */
  reference: string;
  orderNo?: string;
}

/** Types a code into a picker of the form and leaves it, without waiting for its list. */
export async function typeCode(dialog: Locator, field: string, code: string): Promise<void> {
  const picker = dialog.getByRole('combobox', { name: field });
  await picker.fill(code);
  await picker.press('Tab');
}

/** Opens the optional fields of the form. */
export const unfold = (dialog: Locator): Promise<void> => dialog.getByRole('button', { name: 'More details (optional)' }).click();

/** Fills in the add form and submits it. */
export async function trackBill(page: Page, bill: NewBill): Promise<void> {
  await page.getByRole('button', { name: 'Track a shipment' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Track a shipment' });
  await dialog.locator('[name=referenceNo]').fill(bill.reference);
  await typeCode(dialog, 'Carrier', 'COSU');
  await typeCode(dialog, 'POL code', 'CNSHA');
  await dialog.locator('[name=customerService]').fill('Nora');
  if (bill.orderNo) {
    await unfold(dialog);
    await dialog.locator('[name=orderNo]').fill(bill.orderNo);
  }
  await dialog.getByRole('button', { name: 'Start tracking' }).click();
  await expect(dialog).toBeHidden();
}

/** Balance in the top bar. */
export async function berries(page: Page): Promise<number> {
  const text = await page.locator('[data-slot="berries"]').first().innerText();
  return Number(text.replaceAll(/\D/g, ''));
}

/** An access token of the session of this browser; '' without one. */
export const accessToken = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const stored = localStorage.getItem(`${location.host}:session`);
    if (stored === null) return '';
    const { id } = JSON.parse(stored) as { id: string };
    const renew = () =>
      fetch('/api/sysAuth/renew', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ sessionId: id }),
      });
    // Under the lock of the pages, so that no page renews at the same time.
    const response = await ('locks' in navigator ? navigator.locks.request(`${location.host}:refresh`, renew) : renew());
    return ((await response.json()) as { result: { accessToken: string } }).result.accessToken;
  });

/** Ends the session of this browser at the server, without notifying the page. */
export async function endAtServer(page: Page): Promise<void> {
  const headers = { Authorization: `Bearer ${await accessToken(page)}` };
  await fetch(`${new URL(page.url()).origin}/api/sysAuth/logout`, { method: 'POST', headers });
}

/** Calls the API as the signed-in user; POST with a body. */
export async function call<T>(page: Page, stack: Stack, path: string, body?: unknown): Promise<T> {
  const response = await fetch(stack.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${await accessToken(page)}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}
