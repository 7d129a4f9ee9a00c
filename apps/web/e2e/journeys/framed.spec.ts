import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** A foreign site that frames our pages. */
async function foreignSite(frames: Readonly<Record<string, string>>): Promise<{ url: string; close(): void }> {
  const body = Object.entries(frames)
    .map(([name, src]) => `<iframe name="${name}" src="${src}" width="600" height="400"></iframe>`)
    .join('');
  const server = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>x</title>${body}`),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => void server.close() };
}

function frameOf(page: Page, name: string): Frame {
  const frame = page.frame({ name });
  if (!frame) throw new Error(`There is no frame ${name}.`);
  return frame;
}

const hidden = (frame: Frame): Promise<boolean> => frame.evaluate(() => document.documentElement.hidden === true);

test('other sites can frame a map, and no other page', async ({ page, stack, quiet }) => {
  quiet.allow(/frame-ancestors|X-Frame-Options/);
  const site = await foreignSite({ signIn: `${stack.url}/#/login`, map: `${stack.url}/Map?share=1`, trick: `${stack.url}/Map#/login` });
  try {
    await page.goto(site.url);
    // The server forbids framing, and the browser enforces it.
    await expect.poll(() => frameOf(page, 'signIn').url()).toMatch(/^chrome-error:/);
    // The plain path of a map redirects to its route.
    await expect.poll(() => frameOf(page, 'map').url()).toBe(`${stack.url}/#/Map?share=1`);
    await expect(frameOf(page, 'map').getByRole('heading').first()).toBeVisible();
    expect(await hidden(frameOf(page, 'map'))).toBe(false);
    // The hash is not sent to the server, so the page itself must refuse.
    await expect.poll(() => hidden(frameOf(page, 'trick'))).toBe(true);
    // A map that navigates elsewhere is hidden too.
    await frameOf(page, 'map').evaluate(() => void (location.hash = '#/login'));
    await expect.poll(() => hidden(frameOf(page, 'map'))).toBe(true);
  } finally {
    site.close();
  }
});
