// What a person must load, judged after each build: the sign-in page, and what the landing page adds.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const read = (file) => readFileSync(DIST + file);
const manifest = JSON.parse(read('.vite/manifest.json'));
const modules = JSON.parse(read('.vite/modules.json'));

const LIMITS = { signInKb: 129, signInRequests: 8, pageKb: 10, landingKb: 230 };

/** Loaded by the sign-in page without anyone doing anything; of the three languages the heaviest counts. */
const SIGN_IN = ['src/main.tsx', heaviest(['en', 'zh-cn', 'zh-tw'].map((locale) => `src/i18n/texts/${locale}.base.ts`))];
/** Loaded on the way to the ocean bill list. */
const LANDING = [
  'src/shell/app-frame.tsx',
  'src/shell/signed-in.ts',
  'src/features/ocean-bill/list/list-screen.tsx',
  heaviest(['en', 'zh-cn', 'zh-tw'].map((locale) => `src/i18n/texts/${locale}.app.ts`)),
  heaviest(['en', 'zh-cn', 'zh-tw'].map((locale) => `src/i18n/texts/${locale}.ocean-bill.ts`)),
];
/** Chunks of the client that the first answers bring. */
const CONTRACT = /api-client\/dist\/(http\/(load|tolerant)|contract\/(sys|ocean-bill)\.schema)\.js$/;
/** The one of them that checks the first answer. */
const FIRST_ANSWER = /api-client\/dist\/contract\/sys\.schema\.js$/;

/** What must not be in the sign-in page's way. */
const BANNED = [
  [/node_modules\/zod\//, 'zod'],
  [/api-client\/dist\/(contract\/.*schemas?|http\/(load|tolerant))\.js$/, 'a contract schema'],
  [/apps\/web\/src\/features\/(?!auth\/)/, 'a feature'],
  [
    /node_modules\/(react-hook-form|@tanstack\/(react-)?table-core|sonner|@radix-ui\/react-(dialog|dropdown-menu|popover))\//,
    'a library of later pages',
  ],
  [/icu-messageformat-parser|intl-messageformat/, 'the message parser'],
];

function heaviest(sources) {
  return sources.toSorted((a, b) => read(fileOf(b)).length - read(fileOf(a)).length)[0];
}

/** The chunk in which a source of the app lies. */
function fileOf(source) {
  const found = Object.entries(modules).find(([, ids]) => ids.includes(`apps/web/${source}`));
  if (!found) throw new Error(`No chunk holds "${source}". Did the file move? Then change scripts/check-size.mjs with it.`);
  return found[0];
}

/** Chunks of these sources and everything they import statically. */
function closure(sources) {
  const entries = new Map(Object.entries(manifest).map(([key, entry]) => [key, entry]));
  const byFile = new Map([...entries.values()].map((entry) => [entry.file, entry]));
  const files = new Set();
  const walk = (file) => {
    if (files.has(file)) return;
    files.add(file);
    for (const key of byFile.get(file)?.imports ?? []) walk(entries.get(key).file);
  };
  sources.map(fileOf).forEach(walk);
  return files;
}

const kb = (files) => [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0) / 1000;

const signIn = closure(SIGN_IN);
const holding = (pattern) => Object.entries(modules).flatMap(([file, ids]) => (ids.some((id) => pattern.test(id)) ? [file] : []));
const contract = holding(CONTRACT);
const landing = new Set([...closure(LANDING), ...contract].filter((file) => !signIn.has(file)));
// The page (with the boot script and its styles in it) and its settings stand beside the scripts; after the first paint come the other
// styles and the font, and the server is asked what it is, and its answer is checked.
const beside = 4 + holding(FIRST_ANSWER).length;
const styles = new Set(Object.values(manifest).flatMap((entry) => (entry.file.endsWith('.css') ? [entry.file] : (entry.css ?? []))));
const requests = signIn.size + styles.size + beside;

const rows = [
  ['sign-in JS, gz kB', kb(signIn), LIMITS.signInKb],
  ['sign-in requests', requests, LIMITS.signInRequests],
  ['the page itself, gz kB', kb(['index.html']), LIMITS.pageKb],
  ['landing JS more, gz kB', kb(landing), LIMITS.landingKb],
  ['styles, gz kB', kb(styles), Infinity],
];
const strangers = BANNED.flatMap(([pattern, name]) =>
  [...signIn].flatMap((file) => (modules[file] ?? []).filter((id) => pattern.test(id)).map((id) => `${name} in ${file}: ${id}`)),
);

for (const [name, value, limit] of rows) {
  const mark = value <= limit ? 'ok  ' : 'OVER';
  console.log(
    `${mark} ${name.padEnd(24)} ${value.toFixed(Number.isInteger(value) ? 0 : 1).padStart(7)}${limit === Infinity ? '' : ` / ${limit}`}`,
  );
}
const list = (title, files) => files.forEach((file) => console.log(`       ${title}: ${file} ${kb([file]).toFixed(1)}`));
list('sign-in', [...signIn]);
list('landing', [...landing]);
for (const stranger of strangers) console.log(`OVER ${stranger}`);
if (strangers.length > 0 || rows.some(([, value, limit]) => value > limit)) process.exitCode = 1;
