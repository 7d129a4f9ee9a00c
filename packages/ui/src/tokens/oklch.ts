/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees, opacity 0–1. Björn Ottosson, 2020; CSS Color 4 §9. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
  readonly alpha: number;
}

/** Reads `oklch(0.5 0.11 157)` and `oklch(0.5 0.11 157 / 0.4)`. @throws when the text is something else. */
export function parseOklch(text: string): Oklch {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(text);
  if (!parts) throw new Error(`@seaberry/ui: not an oklch() colour: ${text}`);
  const [, l = '0', c = '0', h = '0', alpha = '1'] = parts;
  return { l: Number(l), c: Number(c), h: Number(h), alpha: Number(alpha) };
}

/** The colour as `oklch(…)`, at the precision the token files use. */
export function formatOklch({ l, c, h, alpha }: Oklch): string {
  const round = (value: number, digits: number): string => String(Number(value.toFixed(digits)));
  const opacity = alpha < 1 ? ` / ${round(alpha, 2)}` : '';
  return `oklch(${round(l, 4)} ${round(c, 4)} ${round(h, 2)}${opacity})`;
}

/** Linear-light sRGB, each channel 0–1: colours outside sRGB are clipped per channel, as browsers do. */
export function toLinearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number): number => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

export function toHex(color: Oklch): string {
  const channel = (value: number): string => {
    const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${toLinearRgb(color).map(channel).join('')}`;
}

export function fromHex(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360, alpha: 1 };
}

/** Contrast ratio of two opaque colours, 1–21 (WCAG 2.2, «contrast ratio»). */
export function contrast(one: Oklch, other: Oklch): number {
  const luminance = (color: Oklch): number => {
    const [red, green, blue] = toLinearRgb(color);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
