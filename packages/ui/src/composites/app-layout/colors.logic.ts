import type { CSSProperties } from 'react';

import type { LayoutBarColors, LayoutColors } from './app-layout.types.js';

type Vars = Record<`--sb-${string}`, string>;
type Bar = keyof LayoutColors;

const SLUG = { topBar: 'top', menuBar: 'menu', columnsBar: 'columns' } as const satisfies Record<Bar, string>;
const BARS: readonly Bar[] = ['topBar', 'menuBar', 'columnsBar'];

function isSet(bar: LayoutBarColors | undefined): bar is LayoutBarColors {
  return bar !== undefined && (bar.background !== undefined || bar.text !== undefined || bar.gradient === true);
}

export function rootColors(colors: LayoutColors | undefined): CSSProperties {
  const vars: Vars = {};
  for (const name of BARS) {
    const bar = colors?.[name];
    if (!isSet(bar)) continue;
    const background = bar.background ?? 'var(--sb-color-surface)';
    vars[`--sb-layout-${SLUG[name]}-background`] = background;
    vars[`--sb-layout-${SLUG[name]}-text`] = bar.text ?? (bar.background === undefined ? 'var(--sb-color-text)' : readableOn(background));
  }
  return vars;
}

/**
 * Theme of a bar with custom colours: the tokens used inside it derive from the two, so that buttons and breadcrumbs in it stay legible.
 */
export function barColors(name: Bar, colors: LayoutColors | undefined): CSSProperties | undefined {
  const bar = colors?.[name];
  const active = bar?.active === undefined ? undefined : currentEntry(bar.active);
  if (!isSet(bar)) return active;
  const background = `var(--sb-layout-${SLUG[name]}-background)`;
  const text = `var(--sb-layout-${SLUG[name]}-text)`;
  const mix = (share: number): string => `color-mix(in oklab, ${text} ${share}%, ${background})`;
  const vars: Vars = {
    '--sb-color-surface': background,
    '--sb-color-text': text,
    '--sb-color-muted': mix(86),
    '--sb-color-subtle': mix(78),
    '--sb-color-sunken': mix(6),
    '--sb-color-border': mix(14),
    '--sb-color-border-action': mix(28),
    '--sb-color-border-strong': mix(60),
    '--sb-color-primary': text,
    '--sb-color-primary-hover': mix(90),
    '--sb-color-primary-active': mix(80),
    '--sb-color-on-primary': background,
    '--sb-color-primary-soft': mix(10),
    '--sb-color-primary-text': text,
    '--sb-color-focus': text,
  };
  // Away from the text colour, so that the end of the gradient stays legible.
  const image = `linear-gradient(${background}, color-mix(in oklab, ${background}, oklch(from ${text} calc(1 - l) 0 0) 40%))`;
  return { ...vars, ...active, color: text, ...(bar.gradient ? { backgroundImage: image } : {}) };
}

const currentEntry = (ground: string): CSSProperties => {
  const vars: Vars = { '--sb-color-primary-soft': ground, '--sb-color-primary-text': readableOn(ground) };
  return vars;
};

/** Black on light and white on dark backgrounds, computed by the browser. */
function readableOn(background: string): string {
  return `oklch(from ${background} clamp(0, (0.65 - l) * 1000, 1) 0 0)`;
}
