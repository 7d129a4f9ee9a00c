// Assertions on each consumer's page, besides a successful build and a quiet console.
import assert from 'node:assert/strict';

const style = (locator, property) => locator.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** The green of the brand in the light theme, as computed by the browser. */
const green = async (page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--sb-color-primary)';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

/** Families of the fonts that the text of an element is drawn with, loaded ones alone. */
async function fontsOf(page, selector) {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName.split(' ')[0]);
}

/** @type {Record<string, (page: import('playwright').Page) => Promise<void>>} */
/** A page of a server is taken over without a mismatch by a browser whose clock is a month later. */
async function hydrated(page, url) {
  const later = await page.context().browser().newPage();
  const errors = [];
  later.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  later.on('pageerror', ({ message }) => errors.push(message));
  await later.clock.setFixedTime(Date.now() + 30 * 86_400_000);
  await later.goto(url);
  // React adds its properties to an element once it has taken it over.
  const owned = () =>
    Object.keys(document.querySelector('[data-slot=shipment-timeline-toggle]') ?? {}).some((key) => key.startsWith('__react'));
  await later.waitForFunction(owned);
  await later.waitForLoadState('networkidle');
  await later.close();
  assert.deepEqual(errors, []);
}

export const checks = {
  async vite(page) {
    const track = page.getByRole('button', { name: 'Track' });
    assert.equal(await style(track, 'background-color'), await green(page));
    assert.equal(await style(track, 'height'), '32px');
    assert.deepEqual(await fontsOf(page, '[data-slot=button]'), ['Inter']);
    // No reset: the page's own heading keeps its style.
    assert.match(await style(page.getByRole('heading', { level: 1 }), 'text-decoration-line'), /underline/);
    assert.notEqual(await style(page.getByRole('heading', { level: 1 }), 'margin-block-start'), '0px');
    await track.click();
    await page.getByRole('dialog', { name: 'Track a container' }).getByLabel('Container number').fill('MSKU6874333');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').selectOption('zh-cn');
    await page.getByRole('combobox', { name: '语言' }).waitFor();
    await track.click();
    await page.getByRole('dialog').waitFor();
  },

  async 'vite-tailwind'(page) {
    const button = page.getByRole('button', { name: 'Tell the customer' });
    assert.equal(await style(button, 'background-color'), await green(page));
    // The caller's classes win over the component's own, without any merging of class names.
    assert.equal(await style(button, 'padding-inline-start'), '40px');
    assert.equal(await style(button, 'margin-inline-start'), '16px');
    assert.equal(await style(page.locator('[data-slot=card]'), 'margin-block-start'), '40px');
    // Tailwind's reset is on the page, without effect on the component.
    assert.equal(await style(button, 'height'), '32px');
    assert.equal(await style(button, 'border-top-left-radius'), '4px');
  },

  async 'server-rendered'(page) {
    const html = await (await page.request.get(page.url())).text();
    assert.match(html, /Ever Ace/);
    assert.match(html, /As scheduled/);
    // Rendered by the server, then hydrated: the button works.
    const follow = page.getByRole('button', { name: 'Follow' });
    assert.equal(await style(follow, 'background-color'), await green(page));
    await page.waitForLoadState('networkidle');
    await follow.click();
    await page.getByRole('button', { name: 'Followed' }).waitFor();
  },

  async 'plain-page'(page) {
    const timeline = page.locator('[data-slot=shipment-timeline]');
    await timeline.waitFor();
    // The page's reset comes after our sheet, and its serif face is that of the body: neither reaches the timeline.
    assert.match(await style(timeline, 'font-family'), /^"Inter Variable"/);
    assert.equal(await style(timeline.locator('[data-slot=shipment-timeline-toggle]').first(), 'padding-block-start'), '8px');
    assert.match(await style(page.getByRole('heading', { level: 1 }), 'font-family'), /Georgia/);
  },

  async 'next-app'(page) {
    const html = await (await page.request.get(page.url())).text();
    assert.match(html, /data-slot="shipment-timeline-event"/);
    // No attribute on <html>: the parts have their own type, and the button, hydrated, its colours.
    assert.match(await style(page.locator('[data-slot=shipment-timeline]'), 'font-family'), /^"Inter Variable"/);
    const follow = page.getByRole('button', { name: 'Follow' });
    assert.equal(await style(follow, 'background-color'), await green(page));
    await page.waitForLoadState('networkidle');
    await follow.click();
    await page.getByRole('button', { name: 'Followed' }).waitFor();
    // An event opens its history in the browser.
    await page.locator('[data-slot=shipment-timeline-toggle]').first().click();
    await page.locator('[data-slot=shipment-timeline-toggle][aria-expanded=true]').waitFor();
    await hydrated(page, page.url());
    await hydrated(page, `${page.url()}guides.html`);
  },

  async 'only-the-timeline'(page) {
    const timeline = page.locator('[data-slot=shipment-timeline]');
    await timeline.waitFor();
    assert.ok((await timeline.locator('[data-slot=shipment-timeline-event]').count()) > 3);
  },
};
