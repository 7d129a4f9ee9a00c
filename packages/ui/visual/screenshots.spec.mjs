import { readFileSync } from 'node:fs';

import { expect, test as base } from '@playwright/test';

/** @type {{ base: string, screenshots: import('../../../scripts/lib/visual-list.mjs').Screenshot[] }} */
const { base: address, screenshots } = JSON.parse(readFileSync(process.env['VISUAL_LIST'] ?? '', 'utf8'));

/** Margin around the content for rings and shadows, px. */
const MARGIN = 8;

const test = base.extend({
  // One page a worker: a fresh one for each screenshot would parse Storybook again every time.
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        colorScheme: 'light',
        locale: 'en-GB',
        timezoneId: 'UTC',
      });
      await use({ page: await context.newPage(), loaded: '' });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const screenshot of screenshots) {
  test(screenshot.name, async ({ shared }) => {
    const { page } = shared;
    await show(shared, screenshot);
    await untilStill(page, screenshot.id);
    const box = await boxOfStory(page);
    const clip = screenshot.whole ? undefined : box;
    await expect(page).toHaveScreenshot(`${screenshot.name}.png`, {
      fullPage: clip !== undefined,
      ...(clip === undefined ? {} : { clip }),
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      threshold: 0.15,
      maxDiffPixels: 12,
    });
  });
}

/**
 * Opens a story as a press in the sidebar does. Other globals need a reload of Storybook, which takes longer than most stories. A story
 * whose screenshot differs is tried again in a new page, since the difference may come from an earlier story in this one.
 */
async function show(shared, { id, globals, viewport }) {
  const { page } = shared;
  await page.mouse.move(0, 0);
  await page.setViewportSize(viewport);
  if (shared.loaded === globals) {
    await page.evaluate((storyId) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' }), id);
    return;
  }
  await page.goto(`${address}/iframe.html?viewMode=story&id=${id}&globals=${globals}`);
  shared.loaded = globals;
}

/** Waits until the story is rendered and played, fonts are loaded and nothing moves. */
async function untilStill(page, storyId) {
  const phase = await page.waitForFunction((wanted) => {
    const { id, phase } = globalThis.__STORYBOOK_PREVIEW__?.currentRender ?? {};
    return id === wanted && (phase === 'finished' || phase === 'errored' || phase === 'aborted') ? phase : false;
  }, storyId);
  expect(await phase.jsonValue(), 'the story is rendered and its play function succeeds').toBe('finished');
  await page.evaluate(async () => {
    // The play function may have left pointer focus: the screenshot shows the story at rest.
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });
}

/** Bounding box of the visible content, once it is stable: elements that measure themselves render twice. */
async function boxOfStory(page) {
  let seen = '';
  for (let still = 0; still < 3;) {
    await page.waitForTimeout(50);
    const box = JSON.stringify(await measured(page));
    still = box === seen ? still + 1 : 0;
    seen = box;
  }
  return JSON.parse(seen);
}

/** Current bounding box with portals, on a grid of 8 px, so that half a pixel makes no difference. */
async function measured(page) {
  return page.evaluate((margin) => {
    const boxes = [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('.sb-wrapper, .sb-preparing-story, .sb-preparing-docs, script, style, [hidden]'))
      .filter((element) => element.id !== 'storybook-root' && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    const edge = (value) => Math.ceil(value / 8) * 8;
    const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left)) - margin));
    const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top)) - margin));
    const right = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)) + margin);
    const bottom = Math.min(document.documentElement.scrollHeight, Math.max(...boxes.map((box) => box.bottom)) + margin);
    return { x, y, width: Math.min(innerWidth - x, edge(right - x)), height: edge(bottom - y) };
  }, MARGIN);
}
