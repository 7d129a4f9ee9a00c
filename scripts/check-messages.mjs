// Every language has the same messages with the same arguments. Keys and shapes of ui's texts are checked by the compiler.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reports, root } from './lib/stages.mjs';
import './lib/source-resolve.mjs';
import { uiTextFaults } from './lib/ui-texts.mjs';

const LANGUAGES = ['en', 'zh-CN', 'zh-TW'];
const messages = join(root, 'packages/i18n/src/messages');

/** `{a: {b: 'text'}}` → `{'a.b': 'text'}` */
function flatten(value, prefix = '') {
  return Object.entries(value).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [[`${prefix}${key}`, entry]] : flatten(entry, `${prefix}${key}.`),
  );
}

/** Titles are written in `titles.ts` only; an area refers to them. */
async function repeatedTitles(language, areas) {
  const { titles } = await import(pathToFileURL(join(messages, language, 'titles.ts')).href);
  return areas
    .filter((area) => area !== 'titles.ts')
    .flatMap((area) =>
      [...readFileSync(join(messages, language, area), 'utf8').matchAll(/\btitle: '([^']+)'/g)]
        .filter(([, text]) => Object.values(titles).includes(text))
        .map(([, text]) => `${language}: ${area} repeats the title “${text}” of titles.ts.`),
    );
}

const folder = join(reports, 'messages');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let failed = false;
const tables = {};
for (const language of LANGUAGES) {
  const areas = readdirSync(join(messages, language)).filter((name) => name.endsWith('.ts'));
  for (const fault of await repeatedTitles(language, areas)) {
    console.error(fault);
    failed = true;
  }
  const all = [];
  for (const area of areas) {
    const module = await import(pathToFileURL(join(messages, language, area)).href);
    for (const exported of Object.values(module)) all.push(...flatten(exported, `${area.replace('.ts', '')}.`));
  }
  for (const [key, text] of all) {
    if (text.trim() === '') {
      console.error(`${language}: ${key} is empty.`);
      failed = true;
    }
  }
  tables[language] = Object.fromEntries(all);
  writeFileSync(join(folder, `${language}.json`), JSON.stringify(tables[language], null, 1));
}
const out = spawnSync(
  'formatjs',
  [
    'verify',
    ...LANGUAGES.map((language) => join(folder, `${language}.json`)),
    '--source-locale',
    'en',
    '--missing-keys',
    '--extra-keys',
    '--structural-equality',
  ],
  { cwd: root, encoding: 'utf8' },
);
if (out.status !== 0) {
  console.error(out.stdout, out.stderr);
  failed = true;
}
// A Chinese text equal to the English one is untranslated, unless it is a name or a code.
for (const language of ['zh-CN', 'zh-TW']) {
  for (const [key, text] of Object.entries(tables[language])) {
    if (text === tables.en[key] && /[a-z]{4,}\s[a-z]{3,}/.test(text)) {
      console.error(`${language}: ${key} is still English: ${text}`);
      failed = true;
    }
  }
}
// The library's own texts: the compiler checks keys and shapes, this script unused ones and texts outside the catalogue.
const { en } = await import(pathToFileURL(join(root, 'packages/i18n/src/ui/en/index.ts')).href);
for (const fault of uiTextFaults(en)) {
  console.error(fault);
  failed = true;
}
if (failed) process.exit(1);
console.log(`${Object.keys(tables.en).length} messages in ${LANGUAGES.length} languages.`);
