import { formatOklch, fromHex } from './oklch.js';

/** The brand's green, in sRGB (product specification §9). */
export const BRAND = '#057748';

/** Lightness of the eleven steps. Step 700 is the brand colour itself. */
const LIGHTNESS = {
  50: 0.975,
  100: 0.95,
  200: 0.9,
  300: 0.83,
  400: 0.74,
  500: 0.66,
  600: 0.58,
  700: 0.5017,
  800: 0.44,
  900: 0.37,
  950: 0.27,
} as const;

export type BrandStep = keyof typeof LIGHTNESS;

/** Share of the brand's chroma in each step: pale and deep steps have less, as pigments do. */
const CHROMA: Record<BrandStep, number> = {
  50: 0.1,
  100: 0.18,
  200: 0.38,
  300: 0.66,
  400: 0.98,
  500: 1.12,
  600: 1.1,
  700: 1,
  800: 0.88,
  900: 0.7,
  950: 0.44,
};

/** The eleven greens, lightest first, as `oklch(…)`. */
export const brandSteps: Record<BrandStep, string> = derive(BRAND);

/** Eleven steps of a colour given as `#rrggbb`: its hue, our lightness, its scaled chroma. */
export function derive(hex: string): Record<BrandStep, string> {
  const { c, h } = fromHex(hex);
  const step = (name: BrandStep): string => formatOklch({ l: LIGHTNESS[name], c: c * CHROMA[name], h, alpha: 1 });
  return {
    50: step(50),
    100: step(100),
    200: step(200),
    300: step(300),
    400: step(400),
    500: step(500),
    600: step(600),
    700: step(700),
    800: step(800),
    900: step(900),
    950: step(950),
  };
}
