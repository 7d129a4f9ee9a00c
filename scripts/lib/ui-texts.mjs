// Checks that every text of the component library is used, and that no component has a literal one.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './stages.mjs';

const ui = join(root, 'packages/ui/src');

const sources = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(testing|examples|fixtures|foundations|getting-started)$/.test(entry.name) ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.(stories|test|test-d)\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** User-visible text in an attribute: a capitalised word or several words. */
const ATTRIBUTE = /\s(aria-label|aria-description|aria-roledescription|title|placeholder|alt|label|description)="([^"]*[A-Za-z]{2}[^"]*)"/g;
/** Text between tags. Names of measures and codes are in expressions, so a plain word here is a literal. */
const TEXT = /(?<!=)>\s*([A-Z]?[a-z]{2,}[^<>{}=;()|&]*)<\/?[a-zA-Z]/g;

/** @returns {string[]} faults, one line each */
export function uiTextFaults(areas) {
  const files = sources(ui).map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));
  // The sentence of an outlook and the alerts are also written by servers.
  const written = ['packages/i18n/src/ui/outlook-sentence', 'apps/server/src/modules/notification'];
  const sentence = written.flatMap((folder) => sources(join(root, folder))).map((path) => readFileSync(path, 'utf8'));
  const code = [...files.map(({ text }) => text), ...sentence].join('\n');
  const faults = [];
  for (const [area, texts] of Object.entries(areas)) {
    for (const key of Object.keys(texts)) {
      // `text.key`, `text?.key`, or destructured: `{ key }`.
      if (!new RegExp(`[.?]${key}\\b|[{,]\\s*${key}\\s*[,}:]|['"]${key}['"]`).test(code))
        faults.push(`ui text ${area}.${key} is not used.`);
    }
  }
  for (const { path, text } of files) {
    if (!path.endsWith('.tsx')) continue;
    const plain = text.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
    for (const [, attribute, words] of plain.matchAll(ATTRIBUTE)) faults.push(`${path}: ${attribute}="${words}" is a text of its own.`);
    const markup = plain.slice(Math.max(0, plain.indexOf('return')));
    for (const [, words] of markup.matchAll(TEXT)) {
      if (!/\b(extends|const|return|readonly|typeof)\b/.test(words)) faults.push(`${path}: “${words.trim()}” is a text of its own.`);
    }
  }
  return faults;
}
