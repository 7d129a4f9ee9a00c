import { isLocale } from '@seaberry/i18n';

import { ANIMATION_NAMES } from './animations.js';
import {
  COLUMNS_ASIDE_LAYOUTS,
  COLUMNS_ASIDE_STYLES,
  COMPONENT_SIZES,
  LAYOUT_MODES,
  TAGS_STYLES,
  type ThemeColour,
  type ThemeConfig,
} from './theme-config.js';

/** Reason why a stored value is invalid. */
export type FieldProblem = 'type' | 'range' | 'choice' | 'colour' | 'address';

type Read<T> = { value: T } | { problem: FieldProblem };
type Rule<T> = (stored: unknown) => Read<T>;

const wrong = (problem: FieldProblem): { problem: FieldProblem } => ({ problem });

const bool: Rule<boolean> = (stored) => (typeof stored === 'boolean' ? { value: stored } : wrong('type'));

/** Older drawers stored numbers as text, and an empty field as ''. */
const whole: Rule<number> = (stored) => {
  const number = typeof stored === 'string' && /^\d{1,4}$/.test(stored.trim()) ? Number(stored) : stored;
  if (typeof number !== 'number' || !Number.isFinite(number)) return wrong('type');
  return Number.isInteger(number) && number >= 1 && number <= 9999 ? { value: number } : wrong('range');
};

/** Longer values are no title. */
const TEXT_LIMIT = 500;

const text: Rule<string> = (stored) => {
  if (typeof stored !== 'string') return wrong('type');
  return stored.length <= TEXT_LIMIT ? { value: stored } : wrong('range');
};

const filledText: Rule<string> = (stored) => {
  const read = text(stored);
  return 'value' in read && read.value.trim() === '' ? wrong('range') : read;
};

/** Used in `href` and `src`: no executable schemes. */
const address: Rule<string> = (stored) => {
  const read = typeof stored === 'string' && stored.startsWith('data:image/') ? { value: stored } : text(stored);
  if ('problem' in read) return read;
  return /^(|https?:\/\/.+|\.{0,2}\/.*|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,].*)$/is.test(read.value) ? read : wrong('address');
};

const oneOf =
  <T extends string>(choices: readonly T[]): Rule<T> =>
  (stored) => {
    const found = choices.find((choice) => choice === stored);
    return found === undefined ? wrong('choice') : { value: found };
  };

/** `#rrggbb` in lower case from `#rgb` or `#rrggbb`; null for anything else. */
export function normalizeHex(stored: string): string | null {
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(stored.trim()) ?? [];
  if (digits === undefined) return null;
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return `#${full.toLowerCase()}`;
}

const FUNCTION_COLOUR = /^rgba?\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*(,\s*(0|1|0?\.\d+)\s*)?\)$/i;

const primary: Rule<string> = (stored) => {
  const hex = typeof stored === 'string' ? normalizeHex(stored) : null;
  return hex === null ? wrong('colour') : { value: hex };
};

/** The theme's own, or a colour. Used in a style: only valid colours are accepted. */
const colour: Rule<ThemeColour> = (stored) => {
  if (stored === null || stored === '') return { value: null };
  if (typeof stored !== 'string') return wrong('type');
  const hex = normalizeHex(stored);
  if (hex !== null) return { value: hex };
  const plain = stored.trim().toLowerCase();
  return /^#[\da-f]{8}$/.test(plain) || FUNCTION_COLOUR.test(plain) ? { value: plain } : wrong('colour');
};

/** Parser of each field. A missing one is a compile error. */
export const RULES: { readonly [Field in keyof ThemeConfig]: Rule<ThemeConfig[Field]> } = {
  isDrawer: bool,
  primary,
  isIsDark: bool,
  isAutoDark: bool,
  topBar: colour,
  topBarColor: colour,
  isTopBarColorGradual: bool,
  menuBar: colour,
  menuBarColor: colour,
  menuBarActiveColor: colour,
  isMenuBarColorGradual: bool,
  columnsMenuBar: colour,
  columnsMenuBarColor: colour,
  isColumnsMenuBarColorGradual: bool,
  isColumnsMenuHoverPreload: bool,
  columnsLogoHeight: whole,
  columnsMenuWidth: whole,
  columnsMenuHeight: whole,
  isCollapse: bool,
  isUniqueOpened: bool,
  isFixedHeader: bool,
  isFixedHeaderChange: bool,
  isClassicSplitMenu: bool,
  isLockScreen: bool,
  lockScreenTime: whole,
  isShowLogo: bool,
  isShowLogoChange: bool,
  isBreadcrumb: bool,
  isTagsview: bool,
  isBreadcrumbIcon: bool,
  isTagsviewIcon: bool,
  isCacheTagsView: bool,
  isSortableTagsView: bool,
  isShareTagsView: bool,
  isFooter: bool,
  isGrayscale: bool,
  isInvert: bool,
  isWatermark: bool,
  watermarkText: text,
  tagsStyle: oneOf(TAGS_STYLES),
  animation: oneOf(ANIMATION_NAMES),
  columnsAsideStyle: oneOf(COLUMNS_ASIDE_STYLES),
  columnsAsideLayout: oneOf(COLUMNS_ASIDE_LAYOUTS),
  layout: oneOf(LAYOUT_MODES),
  isRequestRoutes: bool,
  globalTitle: filledText,
  globalViceTitle: text,
  globalViceTitleMsg: text,
  copyright: text,
  globalI18n: (stored) => (isLocale(stored) ? { value: stored } : wrong('choice')),
  globalComponentSize: oneOf(COMPONENT_SIZES),
  logoUrl: address,
  icp: text,
  icpUrl: address,
  secondVer: bool,
  captcha: bool,
};
