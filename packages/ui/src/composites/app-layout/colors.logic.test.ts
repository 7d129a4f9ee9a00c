import { expect, test } from 'vitest';

import { barColors, rootColors } from './colors.logic.js';

test('a bar without custom colours follows the theme', () => {
  expect(barColors('menuBar', undefined)).toBeUndefined();
  expect(barColors('menuBar', { menuBar: {} })).toBeUndefined();
  expect(rootColors({ menuBar: {} })).toEqual({});
});

test('the tokens inside a bar derive from its two colours', () => {
  const colors = { topBar: { background: '#123456' } };
  expect(rootColors(colors)).toHaveProperty('--sb-layout-top-background', '#123456');
  expect(barColors('topBar', colors)).toMatchObject({
    '--sb-color-surface': 'var(--sb-layout-top-background)',
    color: 'var(--sb-layout-top-text)',
  });
});

test('the current entry has a background of its own, with or without a custom colour', () => {
  const own = { '--sb-color-primary-soft': '#abcdef' };
  expect(barColors('menuBar', { menuBar: { active: '#abcdef' } })).toMatchObject(own);
  expect(barColors('menuBar', { menuBar: { background: '#123456', active: '#abcdef' } })).toMatchObject(own);
});
