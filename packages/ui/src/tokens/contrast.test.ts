import { describe, expect, it } from 'vitest';

import { BRAND, brandSteps } from './brand.js';
import { dark } from './dark.js';
import { light } from './light.js';
import { contrast, parseOklch, toHex } from './oklch.js';
import { derivedPrimaryColor, type DerivedPrimary } from './primary.js';
import type { ThemedToken } from './schema.js';

const themes = { light, dark };
const surfaces = ['canvas', 'surface', 'raised', 'sunken', 'overlay'] as const satisfies ThemedToken[];
const tones = [
  'info',
  'success',
  'warning',
  'danger',
  'not-occurred',
  'as-scheduled',
  'delayed',
  'severe',
  'advanced',
] as const satisfies ThemedToken[];

const AA_TEXT = 4.5; // WCAG 2.2, 1.4.3
const AA_GRAPHIC = 3; // WCAG 2.2, 1.4.11

function pairs(): { text: ThemedToken; on: ThemedToken; least: number }[] {
  const list: { text: ThemedToken; on: ThemedToken; least: number }[] = [];
  const add = (text: ThemedToken, on: ThemedToken, least: number): void => void list.push({ text, on, least });
  for (const on of surfaces) {
    for (const text of ['text', 'muted', 'subtle', 'primary-text'] as const) add(text, on, AA_TEXT);
    for (const tone of tones) add(`${tone}-text`, on, AA_TEXT);
    for (const tone of tones) add(tone, on, AA_GRAPHIC);
    add('focus', on, AA_GRAPHIC);
    add('primary', on, AA_GRAPHIC);
  }
  for (const on of ['canvas', 'surface', 'raised', 'sunken', 'overlay'] as const) add('border-strong', on, AA_GRAPHIC);
  for (const tone of tones) {
    add(`${tone}-text`, `${tone}-soft`, AA_TEXT);
    for (const text of ['text', 'muted'] as const) add(text, `${tone}-soft`, AA_TEXT);
  }
  for (const text of ['text', 'muted', 'subtle', 'primary-text'] as const) add(text, 'primary-soft', AA_TEXT);
  for (const on of ['primary', 'primary-hover', 'primary-active', 'info', 'success', 'warning', 'danger', 'danger-hover'] as const) {
    add('on-primary', on, AA_TEXT);
  }
  for (let chart = 1; chart <= 8; chart += 1) {
    for (const on of ['surface', 'canvas'] as const) add(`chart-${chart}` as ThemedToken, on, AA_GRAPHIC);
  }
  return list;
}

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(pairs())('$text on $on reaches $least:1', ({ text, on, least }) => {
    const ratio = contrast(parseOklch(themes[theme][text]), parseOklch(themes[theme][on]));
    expect(ratio).toBeGreaterThanOrEqual(least);
  });

  it('keeps its pairs readable for any primary colour chosen at run time', () => {
    const tooWeak: string[] = [];
    const on = (token: DerivedPrimary, other: ThemedToken, least: number, chosen: string): void => {
      const ratio = contrast(derivedPrimaryColor(theme, token, chosen), parseOklch(themes[theme][other]));
      if (ratio < least) tooWeak.push(`${token} of ${chosen} on ${other}: ${ratio.toFixed(2)}`);
    };
    for (let hue = 0; hue < 360; hue += 10) {
      for (const chroma of [0.04, 0.1, 0.2]) {
        const chosen = toHex({ l: 0.55, c: chroma, h: hue, alpha: 1 });
        for (const token of ['primary', 'primary-hover', 'primary-active'] as const) on(token, 'on-primary', AA_TEXT, chosen);
        for (const other of surfaces) on('primary-text', other, AA_TEXT, chosen);
        on('primary-soft', 'text', AA_TEXT, chosen);
        on('focus', 'surface', AA_GRAPHIC, chosen);
      }
    }
    expect(tooWeak).toEqual([]);
  });
});

describe('the brand', () => {
  it('is step 700 and the primary colour of the light theme', () => {
    expect(toHex(parseOklch(brandSteps[700]))).toBe(BRAND);
    expect(light.primary).toBe(brandSteps[700]);
  });

  it('stands at 5.62:1 on white', () => {
    expect(contrast(parseOklch(light.primary), parseOklch(light.surface))).toBeCloseTo(5.62, 1);
  });

  it('has eleven steps that only get darker', () => {
    const lightness = Object.values(brandSteps).map((step) => parseOklch(step).l);
    expect(lightness).toHaveLength(11);
    expect(lightness).toEqual([...lightness].sort((a, b) => b - a));
  });
});
