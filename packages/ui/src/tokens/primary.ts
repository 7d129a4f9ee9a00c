import { fromHex, parseOklch, type Oklch } from './oklch.js';
import { dark } from './dark.js';
import { light } from './light.js';

/**
 * Primary colour chosen at run time: `<html data-primary style="--sb-primary: #1d5fd1">`.
 *
 * The hue is the caller's; lightness is ours, so that every pair stays legible; chroma is the caller's up to a limit.
 */
export const derivedPrimary = ['primary', 'primary-hover', 'primary-active', 'primary-soft', 'primary-text', 'focus'] as const;
export type DerivedPrimary = (typeof derivedPrimary)[number];

const themes = { light, dark };

/** CSS value of a primary token when the colour is chosen at run time. */
export function derivedPrimaryCss(theme: 'light' | 'dark', token: DerivedPrimary): string {
  const { l, c } = parseOklch(themes[theme][token]);
  return `oklch(from var(--sb-primary) ${l} min(c, ${chromaLimit(c)}) h)`;
}

/** Colour of a primary token when the colour is chosen at run time, for tests and for drawing outside CSS. */
export function derivedPrimaryColor(theme: 'light' | 'dark', token: DerivedPrimary, chosen: string): Oklch {
  const own = parseOklch(themes[theme][token]);
  const { c, h } = fromHex(chosen);
  return { ...own, c: Math.min(c, chromaLimit(own.c)), h };
}

/** Other hues allow a little more chroma than green at the same lightness. */
function chromaLimit(own: number): number {
  return Number((own * 1.25).toFixed(3));
}
