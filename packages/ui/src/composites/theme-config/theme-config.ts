import type { Locale } from '@seaberry/i18n';

import type { ControlSize } from '../../lib/ui-context.js';
import type { AnimationName } from './animations.js';

export const LAYOUT_MODES = ['defaults', 'classic', 'transverse', 'columns'] as const;
export const TAGS_STYLES = ['tags-style-one', 'tags-style-four', 'tags-style-five'] as const;
export const COLUMNS_ASIDE_STYLES = ['columns-round', 'columns-card'] as const;
export const COLUMNS_ASIDE_LAYOUTS = ['columns-vertical', 'columns-horizontal'] as const;
export const COMPONENT_SIZES = ['large', 'default', 'small'] as const;

export type LayoutMode = (typeof LAYOUT_MODES)[number];
export type TagsStyle = (typeof TAGS_STYLES)[number];
export type ColumnsAsideStyle = (typeof COLUMNS_ASIDE_STYLES)[number];
export type ColumnsAsideLayout = (typeof COLUMNS_ASIDE_LAYOUTS)[number];
export type ComponentSize = (typeof COMPONENT_SIZES)[number];

/** A CSS colour (`#rrggbb`, `#rrggbbaa`, `rgb(…)`), or null for the theme's own, which is right in light and dark. */
export type ThemeColour = string | null;

/**
 * Settings of a user for the frame of the application. The names are those that the frontend of the origin stores, so that its
 * configurations can be read.
 */
export interface ThemeConfig {
  /** Whether the settings are open. */
  isDrawer: boolean;

  /** `#rrggbb`. */
  primary: string;
  /** Dark, unless `isAutoDark` follows the device. */
  isIsDark: boolean;
  /** Follows the light or dark mode of the device; overrides `isIsDark`. Our own field. */
  isAutoDark: boolean;

  topBar: ThemeColour;
  topBarColor: ThemeColour;
  isTopBarColorGradual: boolean;

  menuBar: ThemeColour;
  menuBarColor: ThemeColour;
  menuBarActiveColor: ThemeColour;
  isMenuBarColorGradual: boolean;

  columnsMenuBar: ThemeColour;
  columnsMenuBarColor: ThemeColour;
  isColumnsMenuBarColorGradual: boolean;
  /** Hovering an item of the first column shows its children before a press. */
  isColumnsMenuHoverPreload: boolean;
  /** px, 1–9999. */
  columnsLogoHeight: number;
  /** px, 1–9999. */
  columnsMenuWidth: number;
  /** px, 1–9999. */
  columnsMenuHeight: number;

  isCollapse: boolean;
  /** Opening one branch of the menu closes the others. */
  isUniqueOpened: boolean;
  isFixedHeader: boolean;
  /** Kept for older configurations; has no effect. */
  isFixedHeaderChange: boolean;
  /** Classic layout only: level 1 in the top bar, its children at the side. */
  isClassicSplitMenu: boolean;
  /** The screen locks automatically after `lockScreenTime`. */
  isLockScreen: boolean;
  /** Seconds without activity, 1–9999. */
  lockScreenTime: number;

  isShowLogo: boolean;
  /** Kept for older configurations; has no effect. */
  isShowLogoChange: boolean;
  isBreadcrumb: boolean;
  isTagsview: boolean;
  isBreadcrumbIcon: boolean;
  isTagsviewIcon: boolean;
  /** Restores open tabs after a reload. */
  isCacheTagsView: boolean;
  isSortableTagsView: boolean;
  /** One tab per path; off: one per path and parameters. */
  isShareTagsView: boolean;
  isFooter: boolean;
  /** Excludes `isInvert`. */
  isGrayscale: boolean;
  /** Excludes `isGrayscale`. */
  isInvert: boolean;
  isWatermark: boolean;
  watermarkText: string;

  tagsStyle: TagsStyle;
  animation: AnimationName;
  columnsAsideStyle: ColumnsAsideStyle;
  columnsAsideLayout: ColumnsAsideLayout;
  layout: LayoutMode;

  /** The menu tree comes from the server. */
  isRequestRoutes: boolean;
  globalTitle: string;
  globalViceTitle: string;
  /** Slogan under the sign-in title; `''` for the one of the language. */
  globalViceTitleMsg: string;
  copyright: string;
  globalI18n: Locale;
  globalComponentSize: ComponentSize;

  /** URL of the logo; '' for the built-in one. */
  logoUrl: string;
  /** ICP number, which a site in mainland China must show in its footer; `''` for none. */
  icp: string;
  /** URL that the ICP number links to; `''` for none. */
  icpUrl: string;
  /** Second check at sign-in of an older client. Kept for older configurations; has no effect. */
  secondVer: boolean;
  captcha: boolean;
}

export type ThemeConfigPatch = Partial<ThemeConfig>;

/** Incremented when stored configurations need a migration. */
export const THEME_CONFIG_VERSION = 1;

export const DEFAULT_THEME_CONFIG: Readonly<ThemeConfig> = {
  isDrawer: false,
  primary: '#057748', // product specification §9
  isIsDark: false,
  isAutoDark: true,
  topBar: null,
  topBarColor: null,
  isTopBarColorGradual: false,
  menuBar: null,
  menuBarColor: null,
  menuBarActiveColor: null,
  isMenuBarColorGradual: false,
  columnsMenuBar: null,
  columnsMenuBarColor: null,
  isColumnsMenuBarColorGradual: false,
  isColumnsMenuHoverPreload: false,
  columnsLogoHeight: 50, // §9
  columnsMenuWidth: 70, // §9
  columnsMenuHeight: 50, // §9
  isCollapse: false,
  isUniqueOpened: true,
  isFixedHeader: true,
  isFixedHeaderChange: false,
  isClassicSplitMenu: false,
  isLockScreen: true,
  lockScreenTime: 300, // §9
  isShowLogo: true,
  isShowLogoChange: false,
  isBreadcrumb: true,
  isTagsview: true,
  isBreadcrumbIcon: true,
  isTagsviewIcon: true,
  isCacheTagsView: true,
  isSortableTagsView: true,
  isShareTagsView: false,
  isFooter: false,
  isGrayscale: false,
  isInvert: false,
  isWatermark: true,
  watermarkText: 'Seaberry Tracking',
  tagsStyle: 'tags-style-one',
  animation: 'fadeLeft', // §9
  columnsAsideStyle: 'columns-round',
  columnsAsideLayout: 'columns-vertical',
  layout: 'columns', // §9
  isRequestRoutes: true,
  globalTitle: 'Seaberry Tracking',
  globalViceTitle: 'Seaberry Tracking',
  globalViceTitleMsg: '',
  copyright: 'Seaberry',
  globalI18n: 'en', // §9
  globalComponentSize: 'small', // §3
  logoUrl: '',
  icp: '',
  icpUrl: '',
  secondVer: false,
  captcha: true,
};

/** Control size of each stored size. */
export const CONTROL_SIZE_OF: Readonly<Record<ComponentSize, ControlSize>> = { large: 'lg', default: 'md', small: 'sm' };

/**
 * A change with its consequences: grey and inverted exclude each other, and a menu across the top cannot be collapsed.
 * @returns all changed fields, to be merged into the configuration.
 */
export function completePatch(patch: ThemeConfigPatch): ThemeConfigPatch {
  const all = { ...patch };
  if (all.isGrayscale) all.isInvert = false;
  else if (all.isInvert) all.isGrayscale = false;
  if (all.layout === 'transverse') all.isCollapse = false;
  return all;
}

/** JSON with two spaces of indentation and the version that wrote it: for the clipboard and the store. */
export function formatThemeConfig(config: ThemeConfig): string {
  return JSON.stringify({ version: THEME_CONFIG_VERSION, ...config }, null, 2);
}
