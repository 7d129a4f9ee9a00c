import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/* Checks of the two built style sheets: complete, prefixed, layered or not, and small. Run it after the build. */

const home = join(dirname(fileURLToPath(import.meta.url)), '..');
const css = readFileSync(join(home, 'dist/styles.layer.css'), 'utf8');
const plain = readFileSync(join(home, 'dist/styles.css'), 'utf8');

/** Classes and variables of every part of the library: a missing one means that Tailwind did not scan a folder. */
const sentinels = [
  '.sb\\:h-control-md',
  '.sb\\:bg-primary',
  '.sb\\:sr-only',
  '.sb\\:rounded-surface',
  '.sb-check',
  '--sb-color-surface:',
  '--sb-color-chart-8:',
  '[data-theme=dark]',
  '[data-primary]',
  '@keyframes sb-spin',
  'fonts/zero-400.ttf',
];
const LIMIT_KB = 16.3;

const faults = sentinels.filter((text) => !css.includes(text)).map((text) => `misses ${text}`);

const withoutComments = css.replace(/\/\*[^]*?\*\//g, '');
// The first mention of the layers sets their precedence for the whole page of a consumer.
const order = ['properties', 'theme', 'base', 'sb.theme', 'sb.base', 'sb.components', 'sb.utilities', 'components', 'utilities'];
const named = new Set(
  [...withoutComments.matchAll(/@layer ([\w., ]+)[{;]/g)].flatMap(([, names]) => names.split(',').map((name) => name.trim())),
);
if ([...named].join() !== order.join()) faults.push(`has its layers in another order: ${[...named].join(', ')}`);
for (const [, name] of withoutComments.matchAll(/@layer ([\w.]+)\s*\{/g)) {
  if (!/^(sb\.\w+|properties)$/.test(name)) faults.push(`writes into a layer that is not its own: ${name}`);
}
// Without our prefix a class of a host with the same name would get our styles.
for (const [, name] of withoutComments.matchAll(/[}{,\s]\.(?=[a-z\\_])((?:\\.|[\w-])+)/gi)) {
  if (!/^sb(\\:|-)/.test(name)) faults.push(`has a class without the prefix: .${name}`);
}
// Tailwind silently drops unknown classes and unknown breakpoints.
const ruled = new Set([...withoutComments.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name.replaceAll(/\\(.)/g, '$1')));
for (const source of globSync('src/**/*.{ts,tsx}', { cwd: home, exclude: ['**/*.{test,stories}.*'] })) {
  for (const [name] of readFileSync(join(home, source), 'utf8').matchAll(
    /(?<![\w-])sb:(?:[^\s'"`{}[\]]|\[(?:[^[\]\n]|\[[^[\]\n]*\])*\])+/g,
  )) {
    const isMark = /^sb:(group|peer)\b/.test(name);
    if (!isMark && !ruled.has(name)) faults.push(`has no rule for the class ${name} of ${source}`);
  }
}
// Minifiers of hosts turn `:dir()` into a list of languages, which does not match a page that only sets `dir`.
for (const [rule] of withoutComments.matchAll(/[^{},]*:dir\((?:rtl|ltr)\)(?!,\s*\[dir=)/g))
  faults.push(`asks for a direction by :dir() alone: ${rule}`);
// A name without the prefix that is registered for the whole page would change variables and animations of a host.
for (const [, name] of withoutComments.matchAll(/@(?:property|keyframes) ([\w-]+)/g)) {
  if (!/^(--)?sb-/.test(name)) faults.push(`registers a name without the prefix: ${name}`);
}
// A length that is no multiple of `--sb-rem` differs from the others where a host has another root font size.
const declarations = withoutComments.replaceAll(/[^{};]*\{|--sb-breakpoint-[^;}]*|var\(--sb-rem, ?1rem\)/g, '');
for (const [declaration] of declarations.matchAll(/[\w-]+:[^;{}]*\d\s*rem\b[^;{}]*/g))
  faults.push(`has a length in rem: ${declaration}; use --spacing()`);
if (plain.includes('@layer')) faults.push('has a layer in styles.css');
const weights = [css, plain].map((sheet) => gzipSync(sheet, { level: 9 }).length / 1000);
for (const kilobytes of weights) {
  if (kilobytes > LIMIT_KB) faults.push(`weighs ${kilobytes.toFixed(1)} kB gz; the limit is ${LIMIT_KB}`);
}

if (faults.length > 0) {
  console.error(`dist/styles.layer.css ${[...new Set(faults)].join('\n                      ')}`);
  process.exitCode = 1;
} else {
  console.log(`dist/styles.layer.css: ${weights[0].toFixed(1)} kB gz, dist/styles.css: ${weights[1].toFixed(1)} kB gz`);
}
