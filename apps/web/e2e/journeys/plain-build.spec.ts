import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

import { expect, test } from '../journey.ts';

const HOST = 'http://plain.test';
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

// Built with the app's own configuration, so that library code removed by the build is detected.
test('a page with useInfiniteQuery works in a production build', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'seaberry-plain-'));
  try {
    await build({
      configFile: path('../../vite.config.ts'),
      root: path('../fixtures/pages'),
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true },
    });
    await page.route(`${HOST}/**`, async (route) => {
      const url = new URL(route.request().url());
      if (url.pathname === '/rows') {
        const number = Number(url.searchParams.get('page'));
        return route.fulfill({ json: { rows: [`row ${number}`], next: number < 2 ? number + 1 : null } });
      }
      if (url.pathname === '/favicon.ico') return route.fulfill({ status: 204 });
      const file = url.pathname === '/' ? 'index.html' : url.pathname;
      return route.fulfill({ body: await readFile(join(folder, file)), contentType: TYPES[extname(file)] ?? 'text/plain' });
    });
    await page.goto(HOST);
    await expect(page.getByRole('listitem')).toHaveText(['row 1']);
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('listitem')).toHaveText(['row 1', 'row 2']);
    await expect(page.getByRole('button', { name: 'More' })).toHaveCount(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
