/**
 * A screenshot to take. `name`: its file. `globals`: settings of the toolbar. `whole`: of the whole viewport, not of the drawn component alone.
 * @typedef {{ name: string, id: string, globals: string, viewport: { width: number, height: number }, whole: boolean }} Screenshot
 */

/** Path of a story in the manager, as users open it: its load time is measured. */
const FIRST = '/?path=/story/';
const PLAIN = { width: 1024, height: 768 };

/**
 * Reads the screenshots that the stories of the built Storybook declare, as Chromatic does.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} base
 * @returns {Promise<Screenshot[]>}
 */
export async function listScreenshots(browser, base) {
  const page = await browser.newPage();
  await page.goto(`${base}/iframe.html`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  const stories = await page.evaluate(async () => {
    const all = await globalThis.__STORYBOOK_PREVIEW__.extract();
    return Object.values(all).map(({ id, title, parameters, globals, storyGlobals }) => ({
      id,
      title,
      chromatic: parameters.chromatic ?? {},
      viewports: parameters.viewport?.options ?? {},
      own: storyGlobals ?? globals ?? {},
    }));
  });
  await page.close();
  return stories.filter(({ chromatic }) => chromatic.disableSnapshot !== true).flatMap(screenshotsOf);
}

function screenshotsOf({ id, title, chromatic, viewports, own }) {
  return Object.entries(chromatic.modes ?? {}).map(([mode, { viewport, ...globals }]) => {
    const named = viewport ?? own.viewport?.value;
    const styles = viewports[named]?.styles;
    return {
      name: `${withoutGroup(id, title)}--${mode.toLowerCase().replaceAll(' ', '-')}`,
      id,
      // Axe runs in its own stage.
      globals: [...Object.entries(globals).map(([key, value]) => `${key}:${value}`), 'a11y.manual:!true'].join(';'),
      viewport: styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : PLAIN,
      whole: title.startsWith('Layout/'),
    };
  });
}

/** A component keeps its screenshots when it moves to another sidebar group (testing/docs/sidebar.ts). */
function withoutGroup(id, title) {
  const [kind, group = ''] = title.split('/');
  return kind === 'Components' ? id.replace(`-${group.toLowerCase().replaceAll(' ', '-')}-`, '-') : id;
}

/**
 * Milliseconds from the first request of the static build, uncached, to the first rendered story.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} base
 * @param {string} id
 */
export async function timeToFirstStory(browser, base, id) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const started = performance.now();
  await page.goto(`${base}${FIRST}${id}`, { waitUntil: 'commit' });
  await page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *').first().waitFor({ timeout: 120_000 });
  const took = performance.now() - started;
  await context.close();
  return took;
}
