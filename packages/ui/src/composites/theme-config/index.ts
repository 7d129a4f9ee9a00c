export { ANIMATION_NAMES, type AnimationName } from './animations.js';
export { mergeThemeConfig, themeConfigIssues, type ThemeConfigIssue } from './merge.js';
export { PRIMARY_PRESETS } from './presets.js';
export { normalizeHex, type FieldProblem } from './rules.js';
export {
  COLUMNS_ASIDE_LAYOUTS,
  COLUMNS_ASIDE_STYLES,
  completePatch,
  COMPONENT_SIZES,
  CONTROL_SIZE_OF,
  DEFAULT_THEME_CONFIG,
  formatThemeConfig,
  LAYOUT_MODES,
  TAGS_STYLES,
  THEME_CONFIG_VERSION,
  type ColumnsAsideLayout,
  type ColumnsAsideStyle,
  type ComponentSize,
  type LayoutMode,
  type TagsStyle,
  type ThemeColour,
  type ThemeConfig,
  type ThemeConfigPatch,
} from './theme-config.js';
