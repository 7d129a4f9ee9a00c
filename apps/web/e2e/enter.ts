import type { Page } from '@playwright/test';
import { PASSWORD } from './journey.ts';
import type { Stack } from './stack.ts';

export interface EnterOptions {
  account?: string;
  /** Initial path. */
  path?: string;
  /** Stored fields of the theme config in this browser. */
  config?: Readonly<Record<string, unknown>>;
}

/** Signs in without the form, for journeys about something else. */
export async function enter(page: Page, stack: Stack, { account = 'north', path = '/tracking/oceanBill', config = {} }: EnterOptions = {}) {
  // The browser takes the cookie of the response.
  const response = await page.context().request.post(`${stack.url}/api/sysAuth/login`, {
    headers: { 'X-Refresh-Cookie': '1' },
    data: { account, password: PASSWORD },
  });
  const { result } = (await response.json()) as { result: { accessToken: string } };
  const claims = JSON.parse(Buffer.from(result.accessToken.split('.')[1] ?? '', 'base64url').toString()) as Record<string, string>;
  const session = { id: claims['sid'], owner: `|${claims['UserId']}|${claims['TenantId']}|` };
  // A page of this host on which the application does not run: it would overwrite the storage.
  await page.goto(`${stack.url}/config.js`);
  await page.evaluate(
    ([opened, theme]) => {
      const set = (key: string, value: string) => localStorage.setItem(`${location.host}:${key}`, value);
      set('session', JSON.stringify(opened));
      set('themeConfig', JSON.stringify({ version: 1, globalI18n: 'en', ...theme }));
    },
    [session, config] as const,
  );
  await page.goto(`${stack.url}/#${path}`);
}

interface MenuRow {
  id?: string;
  path?: string | null;
  component?: string | null;
  redirect?: string | null;
  meta?: Readonly<Record<string, unknown>>;
  children?: MenuRow[] | null;
}

/** Modifies the menu response of the server. */
export async function withMenu(page: Page, change: (rows: MenuRow[]) => MenuRow[]): Promise<void> {
  await page.route('**/api/sysMenu/loginMenuTree*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { result: MenuRow[] };
    await route.fulfill({ response, json: { ...body, result: change(body.result) } });
  });
}

/** Titles in the strip of open pages. */
export const openPages = (page: Page) => page.getByRole('navigation', { name: 'Open pages' });
export const titlesOf = (page: Page): Promise<string[]> => openPages(page).locator('[data-slot="page-tabs-page"]').allInnerTexts();

/** Opens the account menu, which also has language, appearance and settings. */
export const openAccount = (page: Page): Promise<void> => page.getByRole('button', { name: /Account of/ }).click();
