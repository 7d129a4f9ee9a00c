import { describe, expect, it } from 'vitest';

import {
  ANIMATION_NAMES,
  completePatch,
  DEFAULT_THEME_CONFIG,
  formatThemeConfig,
  mergeThemeConfig,
  normalizeHex,
  themeConfigIssues,
  THEME_CONFIG_VERSION,
  type ThemeConfig,
} from './index.js';

/** Per field: valid values, and values that fall back to the default. */
const BOOL = { good: [true, false], bad: ['true', 1, null] };
const WHOLE = { good: [1, 70, 9999], bad: [0, -1, 10_000, 1.5, Number.NaN, null, 'wide', '', [70]] };
const TEXT = { good: ['', 'A title', '全球物流'], bad: [1, null, 'x'.repeat(501)] };
const ADDRESS = { good: ['', 'https://example.test/a.png', '/logo.png'], bad: ['javascript:alert(1)', 'data:text/html,x', 3] };
const COLOUR = {
  good: [null, '#0f59a4', '#0f59a480', 'rgb(1, 2, 3)', 'rgba(0,0,0,.2)'],
  bad: ['red;position:fixed', 'var(--x)', 'url(x)', 7],
};
const CASES: { [Field in keyof ThemeConfig]: { good: readonly unknown[]; bad: readonly unknown[] } } = {
  isDrawer: BOOL,
  primary: { good: ['#1d5fd1'], bad: ['', null, 'green', '#12', 'rgb(1,2,3)'] },
  isIsDark: BOOL,
  isAutoDark: BOOL,
  topBar: COLOUR,
  topBarColor: COLOUR,
  isTopBarColorGradual: BOOL,
  menuBar: COLOUR,
  menuBarColor: COLOUR,
  menuBarActiveColor: COLOUR,
  isMenuBarColorGradual: BOOL,
  columnsMenuBar: COLOUR,
  columnsMenuBarColor: COLOUR,
  isColumnsMenuBarColorGradual: BOOL,
  isColumnsMenuHoverPreload: BOOL,
  columnsLogoHeight: WHOLE,
  columnsMenuWidth: WHOLE,
  columnsMenuHeight: WHOLE,
  isCollapse: BOOL,
  isUniqueOpened: BOOL,
  isFixedHeader: BOOL,
  isFixedHeaderChange: BOOL,
  isClassicSplitMenu: BOOL,
  isLockScreen: BOOL,
  lockScreenTime: WHOLE,
  isShowLogo: BOOL,
  isShowLogoChange: BOOL,
  isBreadcrumb: BOOL,
  isTagsview: BOOL,
  isBreadcrumbIcon: BOOL,
  isTagsviewIcon: BOOL,
  isCacheTagsView: BOOL,
  isSortableTagsView: BOOL,
  isShareTagsView: BOOL,
  isFooter: BOOL,
  isGrayscale: BOOL,
  isInvert: BOOL,
  isWatermark: BOOL,
  watermarkText: TEXT,
  tagsStyle: { good: ['tags-style-one', 'tags-style-four', 'tags-style-five'], bad: ['tags-style-two', 1] },
  animation: { good: ANIMATION_NAMES, bad: ['spin', null] },
  columnsAsideStyle: { good: ['columns-round', 'columns-card'], bad: ['columns-vertical'] },
  columnsAsideLayout: { good: ['columns-vertical', 'columns-horizontal'], bad: ['columns-card'] },
  layout: { good: ['defaults', 'classic', 'transverse', 'columns'], bad: ['default', ''] },
  isRequestRoutes: BOOL,
  globalTitle: { good: ['Tracking'], bad: ['', '  ', 4] },
  globalViceTitle: TEXT,
  globalViceTitleMsg: TEXT,
  copyright: TEXT,
  globalI18n: { good: ['en', 'zh-cn', 'zh-tw'], bad: ['zh-CN', 'fr'] },
  globalComponentSize: { good: ['large', 'default', 'small'], bad: ['sm'] },
  logoUrl: ADDRESS,
  icp: TEXT,
  icpUrl: ADDRESS,
  secondVer: BOOL,
  captcha: BOOL,
};
const version = THEME_CONFIG_VERSION;
const fields = Object.keys(CASES).filter((name): name is keyof ThemeConfig => name in DEFAULT_THEME_CONFIG);

describe('every field', () => {
  /** Cases whose result differs from the expected one. */
  const failures = (of: 'good' | 'bad', wanted: (field: keyof ThemeConfig, value: unknown) => void): string[] =>
    fields.flatMap((field) =>
      CASES[field][of].flatMap((value: unknown) => {
        try {
          wanted(field, value);
          return [];
        } catch (error) {
          return [`${field}: ${JSON.stringify(value)}: ${String(error)}`];
        }
      }),
    );

  it('accepts its valid values', () => {
    const rejected = failures('good', (field, value) => {
      expect(mergeThemeConfig({ version, [field]: value })[field]).toBe(value);
      expect(themeConfigIssues({ version, [field]: value })).toEqual([]);
    });
    expect(rejected).toEqual([]);
  });

  it('falls back for its invalid values, and reports them', () => {
    const accepted = failures('bad', (field, value) => {
      expect(mergeThemeConfig({ version, [field]: value })).toEqual(DEFAULT_THEME_CONFIG);
      expect(themeConfigIssues({ version, [field]: value })).toMatchObject([{ field }]);
    });
    expect(accepted).toEqual([]);
  });
});

describe('mergeThemeConfig', () => {
  it('starts with the defaults of the product specification', () => {
    expect(DEFAULT_THEME_CONFIG).toMatchObject({
      layout: 'columns',
      globalI18n: 'en',
      globalComponentSize: 'small',
      lockScreenTime: 300,
      isRequestRoutes: true,
      animation: 'fadeLeft',
      primary: '#057748',
      columnsMenuWidth: 70,
      columnsMenuHeight: 50,
      columnsLogoHeight: 50,
    });
    expect(themeConfigIssues({ version, ...DEFAULT_THEME_CONFIG })).toEqual([]);
  });

  it.each([undefined, null, 'text', 7, [], [1], true])('returns the default for %j', (stored) => {
    expect(mergeThemeConfig(stored)).toEqual(DEFAULT_THEME_CONFIG);
  });

  it('drops unknown keys and keeps the others', () => {
    const stored = { version, colour: 'blue', isFooter: true };
    expect(mergeThemeConfig(stored)).toEqual({ ...DEFAULT_THEME_CONFIG, isFooter: true });
    expect(themeConfigIssues(stored)).toEqual([{ field: 'colour', problem: 'unknown' }]);
  });

  it('does not let a stored name reach the prototype of objects', () => {
    const stored: unknown = JSON.parse('{"__proto__": {"isFooter": true}, "constructor": 1, "toString": "x"}');
    expect(mergeThemeConfig(stored)).toEqual(DEFAULT_THEME_CONFIG);
  });

  it('applies grey or inverted, never both', () => {
    const stored = { version, isGrayscale: true, isInvert: true };
    expect(mergeThemeConfig(stored)).toMatchObject({ isGrayscale: true, isInvert: false });
    expect(themeConfigIssues(stored)).toEqual([{ field: 'isInvert', problem: 'conflict' }]);
  });

  it('reads numbers that were stored as text, and colours in any case', () => {
    expect(mergeThemeConfig({ version, lockScreenTime: '60', primary: '#ABC', topBar: '#0F59A4' })).toMatchObject({
      lockScreenTime: 60,
      primary: '#aabbcc',
      topBar: '#0f59a4',
    });
  });

  it('reads the known fields of a newer version', () => {
    const stored = { version: version + 1, isFooter: true };
    expect(mergeThemeConfig(stored).isFooter).toBe(true);
    expect(themeConfigIssues(stored)).toEqual([{ field: 'version', problem: 'version' }]);
  });
});

describe('older configurations', () => {
  it('lose old default colours and keep custom ones', () => {
    const old = { topBar: '#FFFFFF', menuBar: '#545c64', menuBarActiveColor: 'rgba(0, 0, 0, .2)', columnsMenuBar: '#123456' };
    expect(mergeThemeConfig(old)).toMatchObject({
      topBar: null,
      menuBar: null,
      menuBarActiveColor: null,
      columnsMenuBar: '#123456',
    });
    expect(themeConfigIssues(old)).toEqual([]);
  });

  it('have another spelling of the watermark', () => {
    expect(mergeThemeConfig({ isWartermark: false, wartermarkText: 'Ours' })).toMatchObject({
      isWatermark: false,
      watermarkText: 'Ours',
    });
  });

  it.each([
    [{ theme: 'system' }, { isAutoDark: true, isIsDark: false }],
    [{ theme: 'dark' }, { isAutoDark: false, isIsDark: true }],
    [
      { theme: 'light', globalI18n: null },
      { isAutoDark: false, isIsDark: false, globalI18n: 'en' },
    ],
    [{ isIsDark: true }, { isAutoDark: false, isIsDark: true }],
  ])('keep light and dark: %j', (old, config) => {
    expect(mergeThemeConfig(old)).toMatchObject(config);
    expect(themeConfigIssues(old)).toEqual([]);
  });
});

describe('formatThemeConfig', () => {
  it('returns text that mergeThemeConfig reads', () => {
    const config: ThemeConfig = { ...DEFAULT_THEME_CONFIG, layout: 'classic', topBar: '#123456', isAutoDark: false };
    const parsed: unknown = JSON.parse(formatThemeConfig(config));
    expect(parsed).toHaveProperty('version', version);
    expect(mergeThemeConfig(parsed)).toEqual(config);
  });
});

describe('completePatch', () => {
  it.each([
    [{ isGrayscale: true }, { isGrayscale: true, isInvert: false }],
    [{ isInvert: true }, { isInvert: true, isGrayscale: false }],
    [{ isInvert: false }, { isInvert: false }],
    [{ layout: 'transverse' }, { layout: 'transverse', isCollapse: false }],
    [{ layout: 'classic' }, { layout: 'classic' }],
  ] as const)('of %j is %j', (patch, all) => {
    expect(completePatch(patch)).toEqual(all);
  });
});

describe('normalizeHex', () => {
  it.each([
    ['#057748', '#057748'],
    [' #ABC ', '#aabbcc'],
    ['', null],
    ['057748', null],
    ['#0577488', null],
  ])('of %j is %j', (given, hex) => {
    expect(normalizeHex(given)).toBe(hex);
  });
});
