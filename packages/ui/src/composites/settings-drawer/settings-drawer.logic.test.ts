import { describe, expect, it } from 'vitest';

import { DEFAULT_THEME_CONFIG, LAYOUT_MODES, type LayoutMode, type ThemeConfig } from '../theme-config/index.js';
import { whyDisabled, isAllowed, toPickerValue } from './settings-drawer.logic.js';

const FIELDS = Object.keys(DEFAULT_THEME_CONFIG).filter((name): name is keyof ThemeConfig => name in DEFAULT_THEME_CONFIG);
const disabledFields = (layout: LayoutMode, touch = false): string[] =>
  FIELDS.filter((field) => whyDisabled(field, { layout, touch, locked: [] }) !== undefined);

describe('disabled fields', () => {
  it.each([
    ['columns', ['isClassicSplitMenu']],
    ['defaults', ['isClassicSplitMenu']],
    ['classic', ['isBreadcrumb']],
    ['transverse', ['isCollapse', 'isUniqueOpened', 'isClassicSplitMenu', 'isBreadcrumb']],
  ] as const)('in the layout %s are those without effect: %j', (layout, expected) => {
    const columnsAlone = disabledFields(layout).filter(
      (field) => whyDisabled(field as keyof ThemeConfig, { layout, touch: false, locked: [] }) === 'onlyColumns',
    ); // names of fields, by construction
    expect(disabledFields(layout).filter((field) => !columnsAlone.includes(field))).toEqual(expected);
    expect(columnsAlone).toHaveLength(layout === 'columns' ? 0 : 6);
  });

  it('never include the numbers and the watermark', () => {
    for (const layout of LAYOUT_MODES) {
      const fields = disabledFields(layout);
      for (const field of [
        'columnsLogoHeight',
        'columnsMenuWidth',
        'columnsMenuHeight',
        'lockScreenTime',
        'isWatermark',
        'watermarkText',
      ]) {
        expect(fields).not.toContain(field);
      }
    }
  });

  it('include dragging on a touch screen', () => {
    expect(disabledFields('columns', true)).toContain('isSortableTagsView');
  });

  it('give the lock by the server as the first reason', () => {
    expect(whyDisabled('isClassicSplitMenu', { layout: 'columns', touch: false, locked: ['isClassicSplitMenu'] })).toBe('locked');
    expect(whyDisabled('isWatermark', { layout: 'columns', touch: false, locked: ['isWatermark'] })).toBe('locked');
  });
});

describe('isAllowed', () => {
  it.each([
    [1, true],
    [9999, true],
    [0, false],
    [10_000, false],
    [1.5, false],
    [null, false],
  ])('of %j is %j', (number, allowed) => {
    expect(isAllowed(number)).toBe(allowed);
  });
});

describe('toPickerValue', () => {
  it.each([
    [null, '#000000'],
    ['#123456', '#123456'],
    ['#12345680', '#123456'],
    ['rgb(1, 2, 255)', '#0102ff'],
    ['rgba(0,0,0,.2)', '#000000'],
  ])('of %j is %j', (colour, value) => {
    expect(toPickerValue(colour)).toBe(value);
  });
});
