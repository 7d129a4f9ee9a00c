import { beforeEach, expect, it, vi } from 'vitest';

import type { App } from '../app-context.tsx';
import { openOwnStorage, readOwnText, writeOwnText } from './own-storage.ts';

const [NORA, SAM] = [btoa('n'.repeat(32)), btoa('s'.repeat(32))];
const SHEET = 'PO-1\t上海\tMAEU123456789';
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  const area = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
  vi.stubGlobal('window', { location: { host: 'x' }, sessionStorage: area, localStorage: area });
  return () => vi.unstubAllGlobals();
});

/** Part of the app that storage uses, in a page that this user has opened. */
async function page(owner: string, secret: string): Promise<App> {
  const app = { tokens: { owner: () => owner }, drafts: null } as unknown as App;
  await openOwnStorage(app, secret);
  return app;
}

it('a text is stored encrypted, and read by its user after the page is loaded again', async () => {
  const first = await page('nora', NORA);
  writeOwnText(first, 'many', 'PO-1');
  writeOwnText(first, 'many', SHEET);
  expect(readOwnText(first, 'many')).toBe(SHEET);
  await vi.waitFor(() => expect(storage.size).toBe(1));
  expect([...storage].flat().join(' ')).not.toMatch(/PO-1|MAEU|上海/u);
  expect(readOwnText(first, 'many')).toBe(SHEET);
  expect(await readOwnText(await page('nora', NORA), 'many')).toBe(SHEET);
  expect(await readOwnText(await page('nora', NORA), 'other')).toBe('');
  expect(await readOwnText(await page('nora', SAM), 'many')).toBe('');
  expect(await readOwnText(await page('sam', SAM), 'many')).toBe('');
});

it('what another page of the user has stored meanwhile is read, and a removed text is gone', async () => {
  const [first, second] = [await page('nora', NORA), await page('nora', NORA)];
  writeOwnText(first, 'many', 'of the first');
  await vi.waitFor(() => expect(storage.size).toBe(1));
  const before = [...storage.values()][0];
  writeOwnText(second, 'many', 'of the second');
  await vi.waitFor(() => expect([...storage.values()][0]).not.toBe(before));
  expect(await readOwnText(first, 'many')).toBe('of the second');
  writeOwnText(second, 'many', 'removed before it is encrypted');
  writeOwnText(second, 'many', '');
  expect(readOwnText(second, 'many')).toBe('');
  writeOwnText(second, 'later', 'encrypted after it');
  await vi.waitFor(() => expect([...storage.keys()]).toEqual(['x:later:nora']));
});

it('without a key a text stays until the page is left, and is not stored', async () => {
  const app = await page('nora', '');
  writeOwnText(app, 'many', SHEET);
  expect(readOwnText(app, 'many')).toBe(SHEET);
  expect(storage.size).toBe(0);
  expect(readOwnText(await page('nora', ''), 'many')).toBe('');
});
