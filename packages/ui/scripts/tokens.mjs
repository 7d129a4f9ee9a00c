import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { designTokens } from './design-tokens.mjs';
import './source-hook.mjs';
import { writeOrCheck } from './write-or-check.mjs';

/*
 * Writes src/styles/tokens.css (for the library's own Tailwind), theme.css (for applications with Tailwind), tokens.light.json and
 * tokens.dark.json (for design tools).
 */

const ui = join(dirname(fileURLToPath(import.meta.url)), '..');
const { brandSteps } = await import('../src/tokens/brand.ts');
const { dark } = await import('../src/tokens/dark.ts');
const { fixed, traditionalMono, traditionalSans, touchSizes } = await import('../src/tokens/fixed.ts');
const { light } = await import('../src/tokens/light.ts');
const colours = await import('../src/tokens/oklch.ts');
const { derivedPrimary, derivedPrimaryCss } = await import('../src/tokens/primary.ts');
const { fixedTokens, themedTokens } = await import('../src/tokens/schema.ts');

const variable = (name, spec) => (spec.kind === 'color' ? `color-${name}` : name);
/** Lengths in rem are multiples of one property, for hosts whose root font size is not that of the browser. Media queries know no properties. */
const ofRem = (value) =>
  value.replaceAll(/([\d.]+)rem\b/gu, (_, count) => (count === '1' ? 'var(--sb-rem, 1rem)' : `calc(var(--sb-rem, 1rem) * ${count})`));
const valueOf = (name, { kind }) => (kind === 'breakpoint' ? fixed[name] : ofRem(fixed[name]));
const lines = (entries, indent = 2) => entries.map(([name, value]) => `${' '.repeat(indent)}--${name}: ${value};`).join('\n');

const themed = Object.entries(themedTokens);
const constants = Object.entries(fixedTokens);
const steps = Object.entries(brandSteps).map(([step, value]) => [`color-brand-${step}`, value]);
const durations = constants.filter(([, spec]) => spec.kind === 'duration').map(([name]) => [`sb-${name}`, '0s']);
const primary = (theme) => derivedPrimary.map((token) => [`sb-color-${token}`, derivedPrimaryCss(theme, token)]);

const tokensCss = `/* Written by scripts/tokens.mjs from src/tokens. */
@theme static {
${lines(themed.map(([name, spec]) => [variable(name, spec), light[name]]))}
${lines(steps)}
${lines(constants.map(([name, spec]) => [variable(name, spec), valueOf(name, spec)]))}
}

:root:lang(zh-TW),
:host(:lang(zh-TW)) {
  --sb-font-sans: ${traditionalSans};
  --sb-font-mono: ${traditionalMono};
}

[data-theme='light'],
:host([data-theme='light']) {
  color-scheme: light;
}

[data-theme='dark'],
:host([data-theme='dark']) {
  color-scheme: dark;
${lines(themed.map(([name, spec]) => [`sb-${variable(name, spec)}`, dark[name]]))}
}

/* Less motion: what is not inside motion-safe takes no time either. */
@media (prefers-reduced-motion: reduce) {
  :root,
  :host {
${lines(durations, 4)}
  }
}

/* On a touch screen small and medium controls are as high as large ones. */
@media (pointer: coarse) {
  :root,
  :host {
${lines(
  Object.entries(touchSizes).map(([name, value]) => [`sb-${name}`, ofRem(value)]),
  4,
)}
  }
}

/* A primary colour chosen at run time: one variable, the steps follow. */
[data-primary],
:host([data-primary]) {
${lines(primary('light'))}
}

[data-primary]:where([data-theme='dark'], [data-theme='dark'] *),
:host([data-primary][data-theme='dark']) {
${lines(primary('dark'))}
}
`;

// Media queries need literal widths; everything else refers to the variables and so follows the theme.
const asValue = new Set(['breakpoint', 'container']);
const own = new Set(['animation', 'space']);
const shared = [...themed, ...constants].filter(([name, spec]) => spec.public && (!own.has(spec.kind) || name.startsWith('spacing-')));
const themeCss = `/* Written by scripts/tokens.mjs from src/tokens. Import after "tailwindcss", beside @seaberry/ui/styles.layer.css. */
@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));

@theme inline {
${lines(shared.map(([name, spec]) => [variable(name, spec), asValue.has(spec.kind) ? fixed[name] : `var(--sb-${variable(name, spec)})`]))}
}
`;

const ofTheme = (theme) =>
  `${JSON.stringify(designTokens({ ...themedTokens, ...fixedTokens }, { ...fixed, ...theme }, colours), null, 2)}\n`;

writeOrCheck(
  {
    [join(ui, 'src/styles/tokens.css')]: tokensCss,
    [join(ui, 'src/styles/theme.css')]: themeCss,
    [join(ui, 'src/styles/tokens.light.json')]: ofTheme(light),
    [join(ui, 'src/styles/tokens.dark.json')]: ofTheme(dark),
  },
  'node packages/ui/scripts/tokens.mjs',
);
