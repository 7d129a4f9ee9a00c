import type { ThemeColour, ThemeConfig, ThemeConfigPatch } from '../theme-config/index.js';

export type SwitchField = {
  [Field in keyof ThemeConfig]: ThemeConfig[Field] extends boolean ? Field : never;
}[keyof ThemeConfig];
export type NumberField = {
  [Field in keyof ThemeConfig]: ThemeConfig[Field] extends number ? Field : never;
}[keyof ThemeConfig];
export type ColourField = {
  [Field in keyof ThemeConfig]: null extends ThemeConfig[Field] ? Field : never;
}[keyof ThemeConfig];

/** Minimum and maximum of seconds and pixels. */
export const MIN_SETTING = 1;
export const MAX_SETTING = 9999;

/** Key of the message with the reason why a field is disabled. */
export type WhyDisabled = 'onlyColumns' | 'onlyClassic' | 'notInTopMenu' | 'noBreadcrumb' | 'notOnTouch' | 'locked';

export interface DisablingState {
  layout: ThemeConfig['layout'];
  /** Whether the primary pointer is touch. */
  touch: boolean;
  locked: readonly (keyof ThemeConfig)[];
}

const COLUMNS_ALONE: readonly (keyof ThemeConfig)[] = [
  'columnsMenuBar',
  'columnsMenuBarColor',
  'isColumnsMenuBarColorGradual',
  'isColumnsMenuHoverPreload',
  'columnsAsideStyle',
  'columnsAsideLayout',
];

/** Why a field is disabled; undefined when it is not. */
export function whyDisabled(field: keyof ThemeConfig, { layout, touch, locked }: DisablingState): WhyDisabled | undefined {
  if (locked.includes(field)) return 'locked';
  if (COLUMNS_ALONE.includes(field)) return layout === 'columns' ? undefined : 'onlyColumns';
  switch (field) {
    case 'isCollapse':
    case 'isUniqueOpened':
      return layout === 'transverse' ? 'notInTopMenu' : undefined;
    case 'isClassicSplitMenu':
      return layout === 'classic' ? undefined : 'onlyClassic';
    case 'isBreadcrumb':
      return layout === 'classic' || layout === 'transverse' ? 'noBreadcrumb' : undefined;
    case 'isSortableTagsView':
      return touch ? 'notOnTouch' : undefined;
    default:
      return undefined;
  }
}

/** A change of one field. */
export function patchOf<Field extends keyof ThemeConfig>(field: Field, value: ThemeConfig[Field]): ThemeConfigPatch {
  const patch: ThemeConfigPatch = {};
  patch[field] = value;
  return patch;
}

/** Whether an integer may be stored. */
export function isAllowed(number: number | null): number is number {
  return number !== null && Number.isInteger(number) && number >= MIN_SETTING && number <= MAX_SETTING;
}

/** Native colour inputs accept `#rrggbb` only: transparency is dropped, and no colour is black. */
export function toPickerValue(colour: ThemeColour): string {
  if (colour === null) return '#000000';
  if (colour.startsWith('#')) return colour.slice(0, 7);
  const parts = colour.match(/\d+/g) ?? [];
  const hex = parts.slice(0, 3).map((part) => Math.min(Number(part), 255).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
