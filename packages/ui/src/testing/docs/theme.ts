import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';

import { dark } from '../../tokens/dark.js';
import { fixed } from '../../tokens/fixed.js';
import { light } from '../../tokens/light.js';
import { parseOklch, toHex } from '../../tokens/oklch.js';

/** Theme of Storybook itself in the colours of the library. It does not accept OKLCH, so they are converted to hex. */
function theme(base: 'light' | 'dark'): ThemeVars {
  const from = base === 'light' ? light : dark;
  const hex = (name: keyof typeof light): string => toHex(parseOklch(from[name]));
  return create({
    base,
    brandTitle: 'Seaberry',
    brandUrl: './?path=/docs/welcome--guide',
    brandImage: `./logo-${base}.svg`,
    brandTarget: '_self',
    fontBase: fixed['font-sans'],
    fontCode: fixed['font-mono'],
    colorPrimary: hex('primary'),
    colorSecondary: hex('primary'),
    appBg: hex('canvas'),
    appContentBg: hex('surface'),
    appPreviewBg: hex('canvas'),
    appBorderColor: hex('border'),
    appBorderRadius: 8,
    textColor: hex('text'),
    textMutedColor: hex('muted'),
    textInverseColor: hex('surface'),
    barBg: hex('surface'),
    barTextColor: hex('muted'),
    barHoverColor: hex('primary-text'),
    barSelectedColor: hex('primary-text'),
    inputBg: hex('surface'),
    inputBorder: hex('border-strong'),
    inputTextColor: hex('text'),
    inputBorderRadius: 4,
    buttonBg: hex('surface'),
    buttonBorder: hex('border-strong'),
    booleanBg: hex('sunken'),
    booleanSelectedBg: hex('surface'),
  });
}

export const themes = { light: theme('light'), dark: theme('dark') };

/** Light or dark of a value of the toolbar, where `system` follows the device. */
export function shownTheme(choice: unknown): 'light' | 'dark' {
  const dark = choice === 'dark' || (choice === 'system' && globalThis.matchMedia('(prefers-color-scheme: dark)').matches);
  return dark ? 'dark' : 'light';
}
