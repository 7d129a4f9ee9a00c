import type { FixedToken } from './schema.js';

const simplified = '"Noto Sans SC Variable", "PingFang SC", "Microsoft YaHei", "Noto Sans SC"';
const traditional = '"Noto Sans TC Variable", "PingFang TC", "Microsoft JhengHei", "Noto Sans TC"';

// Latin fonts before the system font, named CJK fonts after it: a Chinese system font would otherwise draw Latin digits.
const latin = '"Inter Variable", Inter, system-ui';
const sans = `${latin}, ${simplified}, ${traditional}, sans-serif`;

/** Sans-serif stack for `lang="zh-TW"`: many characters differ between the fonts of the two scripts. */
export const traditionalSans = `${latin}, ${traditional}, ${simplified}, sans-serif`;

// A Windows or macOS with these Chinese fonts has one of the fonts before them. The generic family follows: on a Chinese Windows it draws Chinese
// as SimSun. Web fonts are last, since they have Latin letters too, which would not be of one width.
const monoOf = (chinese: string): string =>
  `ui-monospace, "SF Mono", "Cascadia Mono", "JetBrains Mono", Menlo, Consolas, ${chinese}, monospace, "Noto Sans SC Variable"`;

/** Monospace stack for `lang="zh-TW"`. */
export const traditionalMono = monoOf('"PingFang TC", "Microsoft JhengHei"');

/** Values of both themes. Lengths are in rem, so that the reader's text size scales everything. */
export const fixed = {
  'font-sans': sans,
  'font-identifier': `"Seaberry Zero", ${sans}`,
  'font-mono': monoOf('"PingFang SC", "Microsoft YaHei"'),

  'text-xs': '0.75rem',
  'text-sm': '0.8125rem',
  'text-md': '0.875rem',
  'text-lg': '1rem',
  'text-xl': '1.25rem',
  'text-2xl': '1.5rem',
  'text-3xl': '1.875rem',
  'leading-tight': '1.25',
  'leading-normal': '1.5',
  'font-weight-normal': '400',
  'font-weight-medium': '500',
  'font-weight-semibold': '600',

  spacing: '0.25rem',
  'spacing-control-sm': '1.75rem',
  'spacing-control-md': '2rem',
  'spacing-control-lg': '2.5rem',
  'spacing-row-sm': '2.25rem',
  'spacing-row-md': '2.75rem',
  'spacing-row-lg': '3.25rem',

  'radius-control': '0.25rem',
  'radius-surface': '0.5rem',

  'transition-duration-state': '120ms',
  'transition-duration-move': '200ms',
  'ease-out': 'cubic-bezier(0.16, 1, 0.3, 1)',
  'ease-in': 'cubic-bezier(0.7, 0, 0.84, 0)',

  'z-index-sticky': '10',
  'z-index-overlay': '50',
  'z-index-toast': '80',

  'breakpoint-sm': '40rem',
  'breakpoint-md': '48rem',
  'breakpoint-lg': '64rem',
  'breakpoint-xl': '90rem',

  'container-xs': '20rem',
  'container-sm': '25rem',
  'container-md': '35rem',
  'container-lg': '45rem',
  'container-xl': '60rem',
  'container-prose': '68ch',

  'animate-spin': 'sb-spin 900ms linear infinite',
  'animate-pulse': 'sb-pulse 1600ms ease-in-out infinite',
  'animate-fade-in': 'sb-fade-in 120ms ease-out',
  'animate-fade-out': 'sb-fade-in 120ms ease-in reverse forwards',
  'animate-pop-in': 'sb-pop-in 120ms cubic-bezier(0.16, 1, 0.3, 1)',
  'animate-slide-in': 'sb-slide-in 200ms cubic-bezier(0.16, 1, 0.3, 1)',
  'animate-slide-out': 'sb-slide-in 200ms cubic-bezier(0.7, 0, 0.84, 0) reverse forwards',
  'animate-fade-left': 'sb-fade-left 200ms cubic-bezier(0.16, 1, 0.3, 1)',
  'animate-indeterminate': 'sb-indeterminate 1200ms ease-in-out infinite',
} satisfies Record<FixedToken, string>;

/** Overrides for touch: no control is lower than 40 px. */
export const touchSizes = {
  'spacing-control-sm': fixed['spacing-control-lg'],
  'spacing-control-md': fixed['spacing-control-lg'],
} satisfies Partial<Record<FixedToken, string>>;
