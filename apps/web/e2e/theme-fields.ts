import type { ThemeConfig } from '@seaberry/ui/theme-config';
import { expect, type Page } from '@playwright/test';

/** Reads the part of a page that the setting affects. */
type Look = (page: Page) => Promise<unknown>;

export interface Effect {
  /** Setting under test. */
  to: Partial<ThemeConfig>;
  /** Additional settings, before and after. */
  with?: Partial<ThemeConfig>;
  look: Look;
  /** Expected value with the setting, different from the one before; a pattern matches a string. */
  sees: unknown;
}

/** Changes settings as another tab of this browser would: this tab follows. */
export async function choose(page: Page, config: Partial<ThemeConfig>): Promise<void> {
  await page.evaluate((chosen) => {
    const key = `${location.host}:themeConfig`;
    const newValue = JSON.stringify({ version: 1, globalI18n: 'en', isAutoDark: false, ...chosen });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }, config);
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const slot = (name: string) => `[data-slot="${name}"]`;
const css =
  (selector: string, property: string): Look =>
  (page) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const size =
  (selector: string, side: 'width' | 'height'): Look =>
  async (page) =>
    (await page.locator(selector).first().boundingBox())?.[side];
const count =
  (selector: string): Look =>
  (page) =>
    page.locator(selector).count();
const textOf =
  (selector: string): Look =>
  (page) =>
    page.locator(selector).first().textContent();
const html =
  (name: string): Look =>
  (page) =>
    page.locator('html').getAttribute(name);

const [TOP, ASIDE, COLUMN] = [slot('app-layout-top'), slot('app-layout-aside'), slot('app-layout-column-pane')];
export const BRAND = slot('app-layout-brand');
export const FOOTER = slot('app-layout-footer');
const ROW = slot('app-layout-column-row');
const TAB = `${slot('page-tabs-item')}:has([aria-current])`;
const COLOR = '#123456';
const SAME_COLOR = 'rgb(18, 52, 86)';
const GRADIENT = /^linear-gradient\(rgb\(18, 52, 86\)/;
const tree = { layout: 'defaults' } as const;

/** Every field of the theme config: its visible effect, or title and file of the test elsewhere. */
export const THEME_FIELDS: Record<keyof ThemeConfig, Effect | string> = {
  isDrawer: 'the settings are open or not: "the four layouts can be switched in the settings" (shell.spec)',
  // The hue is kept; the lightness is adjusted for legibility.
  primary: { to: { primary: '#8b1a8b' }, look: css('main button[class*="bg-primary"]', 'background-color'), sees: / 328\.\d+\)$/ },
  isIsDark: { to: { isIsDark: true }, look: html('data-theme'), sees: 'dark' },
  isAutoDark: { with: { isIsDark: true }, to: { isAutoDark: true }, look: html('data-theme'), sees: 'light' },
  topBar: { to: { topBar: COLOR }, look: css(TOP, 'background-color'), sees: SAME_COLOR },
  topBarColor: { to: { topBarColor: COLOR }, look: css(TOP, 'color'), sees: SAME_COLOR },
  isTopBarColorGradual: {
    with: { topBar: COLOR },
    to: { isTopBarColorGradual: true },
    look: css(TOP, 'background-image'),
    sees: GRADIENT,
  },
  menuBar: { with: tree, to: { menuBar: COLOR }, look: css(ASIDE, 'background-color'), sees: SAME_COLOR },
  menuBarColor: { with: tree, to: { menuBarColor: COLOR }, look: css(ASIDE, 'color'), sees: SAME_COLOR },
  menuBarActiveColor: {
    with: tree,
    to: { menuBarActiveColor: COLOR },
    look: css(`${ASIDE} [aria-current="page"]`, 'background-color'),
    sees: SAME_COLOR,
  },
  isMenuBarColorGradual: {
    with: { ...tree, menuBar: COLOR },
    to: { isMenuBarColorGradual: true },
    look: css(ASIDE, 'background-image'),
    sees: GRADIENT,
  },
  columnsMenuBar: { to: { columnsMenuBar: COLOR }, look: css(COLUMN, 'background-color'), sees: SAME_COLOR },
  columnsMenuBarColor: { to: { columnsMenuBarColor: COLOR }, look: css(COLUMN, 'color'), sees: SAME_COLOR },
  isColumnsMenuBarColorGradual: {
    with: { columnsMenuBar: COLOR },
    to: { isColumnsMenuBarColorGradual: true },
    look: css(COLUMN, 'background-image'),
    sees: GRADIENT,
  },
  isColumnsMenuHoverPreload: '"previews an entry on hover only when enabled" (app-layout.test)',
  columnsLogoHeight: { to: { columnsLogoHeight: 90 }, look: size(`${COLUMN} ${BRAND}`, 'height'), sees: 90 },
  columnsMenuWidth: { to: { columnsMenuWidth: 110 }, look: size(COLUMN, 'width'), sees: 110 },
  columnsMenuHeight: { to: { columnsMenuHeight: 80 }, look: size(ROW, 'height'), sees: 80 },
  isCollapse: { with: tree, to: { isCollapse: true }, look: size(ASIDE, 'width'), sees: 64 },
  isUniqueOpened: '"expands the path to the page, and is an accordion" (app-layout.test), "allows several open groups" (app-layout.test)',
  isFixedHeader: '"the bars scroll with the page when they are not fixed" (frame.spec)',
  isFixedHeaderChange: 'kept for older configurations; nothing reads it (theme-config.test)',
  isClassicSplitMenu: {
    with: { layout: 'classic' },
    to: { isClassicSplitMenu: true },
    look: count(slot('app-layout-top-menu')),
    sees: 1,
  },
  isLockScreen:
    '"the screen locks automatically after inactivity" (lock.spec), "the screen does not lock automatically when disabled" (lock.spec)',
  lockScreenTime: '"the screen locks automatically after inactivity, and again after unlocking" (lock.spec)',
  isShowLogo: { to: { isShowLogo: false }, look: count(BRAND), sees: 0 },
  isShowLogoChange: 'kept for older configurations; nothing reads it (theme-config.test)',
  isBreadcrumb: { to: { isBreadcrumb: false }, look: count(slot('breadcrumbs')), sees: 0 },
  isTagsview: { to: { isTagsview: false }, look: count(slot('page-tabs')), sees: 0 },
  isBreadcrumbIcon: { to: { isBreadcrumbIcon: false }, look: count(`${slot('breadcrumb')} svg`), sees: 0 },
  isTagsviewIcon: { to: { isTagsviewIcon: false }, look: count(slot('page-tabs-icon')), sees: 0 },
  isCacheTagsView:
    '"tabs are pinned and moved by keys, and a reload restores them" (shell.spec); off: "restores nothing when disabled" (workspace.test)',
  isSortableTagsView: '"moves no page unless it is sortable" (page-tabs.test)',
  isShareTagsView: '"two bills open as two tabs, and one tab per page is a setting that applies at once" (shell.spec)',
  isFooter: { to: { isFooter: true }, look: count(FOOTER), sees: 1 },
  isGrayscale: { to: { isGrayscale: true }, look: css('html', 'filter'), sees: 'grayscale(1)' },
  isInvert: { to: { isInvert: true }, look: css('html', 'filter'), sees: /^invert\(1\)/ },
  isWatermark: { with: { watermarkText: 'Quay' }, to: { isWatermark: false }, look: count(slot('watermark')), sees: 0 },
  watermarkText: { to: { watermarkText: 'Quay' }, look: count(slot('watermark')), sees: 1 },
  tagsStyle: { to: { tagsStyle: 'tags-style-five' }, look: css(TAB, 'border-top-width'), sees: '0px' },
  animation: { to: { animation: 'zoom' }, look: movesIn, sees: /scale\(/ },
  columnsAsideStyle: { to: { columnsAsideStyle: 'columns-card' }, look: css(`${ROW} > *`, 'border-radius'), sees: '0px' },
  columnsAsideLayout: { to: { columnsAsideLayout: 'columns-horizontal' }, look: css(`${ROW} > *`, 'flex-direction'), sees: 'row' },
  layout: { to: { layout: 'classic' }, look: (page) => page.locator(slot('app-layout')).getAttribute('data-layout'), sees: 'classic' },
  isRequestRoutes: '"with request-routes off" (menu.test)',
  globalTitle: { to: { globalTitle: 'Quay Tracking' }, look: (page) => page.title(), sees: / - Quay Tracking$/ },
  globalViceTitle: '"the sign-in page and the frame show the configured names while they are typed" (frame.spec)',
  globalViceTitleMsg: '"the sign-in page and the frame show the configured names while they are typed" (frame.spec)',
  copyright: { with: { isFooter: true }, to: { copyright: 'Quay Ltd' }, look: textOf(FOOTER), sees: 'Quay Ltd' },
  globalI18n: { to: { globalI18n: 'zh-tw' }, look: html('lang'), sees: 'zh-TW' },
  globalComponentSize: { to: { globalComponentSize: 'large' }, look: size('main input[type="search"]:visible', 'height'), sees: 40 },
  logoUrl: { to: { logoUrl: '/quay-logo.svg' }, look: count(`${BRAND} img[src="/quay-logo.svg"]`), sees: 1 },
  icp: { with: { isFooter: true }, to: { icp: 'ICP 4711' }, look: textOf(FOOTER), sees: 'Seaberry · ICP 4711' },
  icpUrl: {
    with: { icp: 'ICP 4711', isFooter: true },
    to: { icpUrl: 'https://icp.example/' },
    look: count(`${FOOTER} a[href="https://icp.example/"]`),
    sees: 1,
  },
  secondVer: 'kept for older configurations; has no effect (theme-config.test)',
  captcha: 'decided by the server: captcha.spec',
};

/** Animation of the next page. */
async function movesIn(page: Page): Promise<unknown> {
  await page.evaluate(() => {
    Reflect.set(globalThis, 'moved', null);
    const native = Element.prototype.animate;
    Element.prototype.animate = function animate(frames, options) {
      if (this.getAttribute('data-slot') === 'page-transition-stage') Reflect.set(globalThis, 'moved', JSON.stringify(frames));
      Element.prototype.animate = native;
      return native.call(this, frames, options);
    };
  });
  const inbox = page.url().includes('/message/inbox');
  const [name, path] = inbox ? ['Ocean bills', '/tracking/oceanBill'] : ['Messages', '/message/inbox'];
  await page.evaluate((there) => (location.hash = `#${there}`), path);
  await expect(heading(page, name)).toBeVisible();
  return page.evaluate(() => Reflect.get(globalThis, 'moved'));
}
