import { describe, expect, it } from 'vitest';

import { BRAND, brandSteps } from './brand.js';
import { dark } from './dark.js';
import { distance, eyes, grey, inverted, through, type Filter } from './fixtures/filters.js';
import { light } from './light.js';
import { contrast, fromHex, parseOklch, toHex, type Oklch } from './oklch.js';
import { derivedPrimary, derivedPrimaryColor, type DerivedPrimary } from './primary.js';
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

const charts = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6', 'chart-7', 'chart-8'] as const satisfies ThemedToken[];

const AA_TEXT = 4.5; // WCAG 2.2, 1.4.3
const AA_GRAPHIC = 3; // WCAG 2.2, 1.4.11

interface Pair {
  readonly text: ThemedToken;
  readonly on: ThemedToken;
  readonly least: number;
}

/** Every text, icon and border with every background it may appear on. */
function pairs(): Pair[] {
  const list: Pair[] = [];
  const add = (text: ThemedToken, on: ThemedToken, least: number): void => void list.push({ text, on, least });
  for (const on of surfaces) {
    for (const text of ['text', 'muted', 'subtle', 'primary-text'] as const) add(text, on, AA_TEXT);
    for (const tone of tones) add(`${tone}-text`, on, AA_TEXT);
    for (const tone of tones) add(tone, on, AA_GRAPHIC);
    for (const mark of ['focus', 'primary', 'border-strong', ...charts] as const) add(mark, on, AA_GRAPHIC);
  }
  for (const tone of tones) {
    add(`${tone}-text`, `${tone}-soft`, AA_TEXT);
    for (const text of ['text', 'muted', 'subtle'] as const) add(text, `${tone}-soft`, AA_TEXT);
    for (const mark of [tone, 'border-strong'] as const) add(mark, `${tone}-soft`, AA_GRAPHIC);
    // Icon inside a filled mark of the tracking widgets.
    add('on-primary', tone, AA_GRAPHIC);
  }
  for (const text of ['text', 'muted', 'subtle', 'primary-text'] as const) add(text, 'primary-soft', AA_TEXT);
  for (const mark of ['focus', 'primary', 'border-strong'] as const) add(mark, 'primary-soft', AA_GRAPHIC);
  for (const on of ['primary', 'primary-hover', 'primary-active', 'info', 'success', 'warning', 'danger', 'danger-hover'] as const) {
    add('on-primary', on, AA_TEXT);
  }
  return list;
}

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const color = (name: ThemedToken): Oklch => parseOklch(themes[theme][name]);

  it('keeps every text, icon and border legible on every background it may be on', () => {
    expect(pairs().length).toBeGreaterThan(200);
    const tooWeak = pairs()
      .map((pair) => ({ ...pair, has: contrast(color(pair.text), color(pair.on)) }))
      .filter(({ has, least }) => has < least)
      .map(({ text, on, has, least }) => `${text} on ${on}: ${has.toFixed(2)}:1, less than ${least}:1`);
    expect(tooWeak).toEqual([]);
  });

  it('keeps its pairs readable for any primary colour chosen at run time', () => {
    const tooWeak = choices().flatMap((chosen) => {
      const derived = (token: DerivedPrimary): Oklch => derivedPrimaryColor(theme, token, chosen);
      const own = new Set<string>(derivedPrimary);
      const either = (name: ThemedToken): Oklch => (own.has(name) ? derived(name as DerivedPrimary) : color(name));
      return pairs()
        .filter(({ text, on }) => own.has(text) || own.has(on))
        .filter(({ text, on, least }) => contrast(either(text), either(on)) < least)
        .map(({ text, on }) => `${text} on ${on} with ${chosen}`);
    });
    expect(tooWeak).toEqual([]);
  });

  it('keeps its pairs readable in grey', () => {
    expect(weakThrough(theme, grey)).toEqual([]);
  });

  it('draws eight series that colour-blind readers can distinguish', () => {
    for (const eye of Object.values(eyes)) {
      const seen = charts.map((name) => fromHex(through(color(name), eye)));
      const least = Math.min(...seen.flatMap((one, at) => seen.slice(at + 1).map((other) => distance(one, other))));
      expect(least).toBeGreaterThanOrEqual(0.08);
    }
  });
});

it('keeps the pairs of the light theme readable when inverted', () => {
  expect(weakThrough('light', inverted)).toEqual([]);
});

/** Sample colours: all hues, from no chroma to the strongest, from nearly black to nearly white. */
function choices(): string[] {
  const list: string[] = [];
  for (let h = 0; h < 360; h += 6) {
    for (const c of [0, 0.04, 0.1, 0.2, 0.32]) {
      for (const l of [0.1, 0.35, 0.55, 0.8, 0.97]) list.push(toHex({ l, c, h, alpha: 1 }));
    }
  }
  return [...new Set(list)];
}

/** Pairs below their minimum contrast when the page is seen through a filter. */
function weakThrough(theme: 'light' | 'dark', filter: Filter): string[] {
  const seen = (name: ThemedToken): Oklch => fromHex(through(parseOklch(themes[theme][name]), filter));
  return pairs()
    .filter(({ text, on, least }) => contrast(seen(text), seen(on)) < least)
    .map(({ text, on }) => `${text} on ${on}`);
}

describe('the brand', () => {
  it('is step 700 and the primary colour of the light theme', () => {
    expect(toHex(parseOklch(brandSteps[700]))).toBe(BRAND);
    expect(light.primary).toBe(brandSteps[700]);
  });

  it('has a contrast of 5.62:1 on white', () => {
    expect(contrast(parseOklch(light.primary), parseOklch(light.surface))).toBeCloseTo(5.62, 1);
  });

  it('has eleven steps that only get darker', () => {
    const lightness = Object.values(brandSteps).map((step) => parseOklch(step).l);
    expect(lightness).toHaveLength(11);
    expect(lightness).toEqual([...lightness].sort((a, b) => b - a));
  });
});
