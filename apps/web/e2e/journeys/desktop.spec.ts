import type { Page } from '@playwright/test';
import { enter } from '../enter.ts';
import { call, expect, watchStream, test } from '../journey.ts';
import type { Stack } from '../stack.ts';

/** Recorded desktop notifications, and number of permission requests. */
interface Desk {
  shown: { title: string; body: string; tag: string; closed: boolean }[];
  asked: number;
  /** Replaces the browser's permission: the bundled headless Chromium reports "denied" whatever is granted. */
  permission: NotificationPermission;
  last?: Notification;
}
declare global {
  // Global of the test page.
  var desk: Desk;
}

/** Records the browser's notifications; lets a test hide the page. */
async function watchDesk(page: Page, permission: NotificationPermission): Promise<void> {
  await page.addInitScript((given) => {
    globalThis.desk = { shown: [], asked: 0, permission: given };
    globalThis.Notification = class extends Notification {
      static override get permission(): NotificationPermission {
        return desk.permission;
      }
      static override requestPermission(): Promise<NotificationPermission> {
        desk.asked += 1;
        desk.permission = 'granted';
        return Promise.resolve('granted');
      }
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        desk.shown.push({ title: this.title, body: this.body, tag: this.tag, closed: false });
        desk.last = this;
      }
      override close(): void {
        for (const entry of desk.shown) if (entry.tag === this.tag) entry.closed = true;
        super.close();
      }
    };
    let hidden = false;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
    addEventListener('test-visibility', (event) => {
      hidden = (event as CustomEvent<boolean>).detail;
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  }, permission);
}
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((detail) => dispatchEvent(new CustomEvent('test-visibility', { detail })), hidden);

async function publish(page: Page, stack: Stack, title: string): Promise<string> {
  const added = await call<{ result: string }>(page, stack, '/api/sysNotice/add', { title, type: 2, content: title });
  await call(page, stack, '/api/sysNotice/public', { id: added.result });
  return added.result;
}

/** Opens the inbox with a connected stream. */
async function openInbox(page: Page, stack: Stack): Promise<void> {
  const streamReady = watchStream(page);
  await enter(page, stack, { path: '/message/inbox' });
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await expect(page.locator('[data-slot="top-bar-messages"]')).toBeVisible();
  await streamReady();
}

/** Resolves when the page has received a notice, shown or not: tabs broadcast the events of the stream. */
async function noticeReceived(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const channel = new BroadcastChannel('seaberry-live');
    const received = new Promise<void>((resolve) => {
      channel.addEventListener('message', ({ data }: MessageEvent<{ hint?: { topic: string } }>) => {
        if (data.hint?.topic === 'notice') resolve();
      });
    });
    Reflect.set(globalThis, 'noticeReceived', received);
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'noticeReceived') as Promise<void>);
}
const desktopSwitch = (page: Page) => page.getByRole('switch', { name: 'Desktop notifications' });

test('a notice that arrives while the page is hidden is shown on the desktop, and a click opens it', async ({ page, stack }) => {
  await watchDesk(page, 'granted');
  await openInbox(page, stack);
  await desktopSwitch(page).click();
  await expect(desktopSwitch(page)).toBeChecked();
  await page.goto(`${stack.url}/#/tracking/oceanBill`);
  await expect(page.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();

  await setHidden(page, true);
  const id = await publish(page, stack, 'Berth 4 is closed');
  await expect.poll(() => page.evaluate(() => desk.shown), { timeout: 20_000 }).toHaveLength(1);
  expect(await page.evaluate(() => desk.shown[0])).toEqual({
    title: 'New message',
    body: 'Berth 4 is closed',
    tag: id,
    closed: false,
  });
  await page.evaluate(() => desk.last?.dispatchEvent(new Event('click')));
  await expect(page).toHaveURL(new RegExp(`#/message/inbox\\?id=${id}`));
  await setHidden(page, false);
  await expect(page.getByRole('dialog', { name: 'Berth 4 is closed' })).toBeVisible();
  expect(await page.evaluate(() => [desk.asked, desk.shown[0]?.closed])).toEqual([0, true]);
});

test('a notice that arrives while the page is visible is not shown on the desktop', async ({ page, stack }) => {
  await watchDesk(page, 'granted');
  await openInbox(page, stack);
  await desktopSwitch(page).click();
  await expect(desktopSwitch(page)).toBeChecked();
  await publish(page, stack, 'Berth 5 is closed');
  await expect(page.getByText('New message', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => desk.shown)).toEqual([]);
});

test('the browser asks for permission only when desktop notifications are enabled', async ({ page, stack }) => {
  await watchDesk(page, 'default');
  await openInbox(page, stack);
  await setHidden(page, true);
  const received = await noticeReceived(page);
  await publish(page, stack, 'Berth 6 is closed');
  await received();
  // Longer than the time for which a hidden tab waits for a visible one to show the notice.
  await page.waitForTimeout(2500);
  await setHidden(page, false);
  await expect(page.getByRole('row', { name: /Berth 6 is closed/ })).toBeVisible();
  expect(await page.evaluate(() => [desk.asked, desk.shown.length])).toEqual([0, 0]);
  await desktopSwitch(page).click();
  await expect(desktopSwitch(page)).toBeChecked();
  expect(await page.evaluate(() => desk.asked)).toBe(1);
});

test('notifications blocked by the browser cannot be enabled, and the page shows why', async ({ page, stack }) => {
  await watchDesk(page, 'denied');
  await openInbox(page, stack);
  await expect(desktopSwitch(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(desktopSwitch(page)).toHaveAccessibleDescription(/The browser blocks them/);
  await desktopSwitch(page).click({ force: true });
  expect(await page.evaluate(() => desk.asked)).toBe(0);
});
