// First-load check after each build: files that a page must load, and those that must never be loaded.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { contract } from '@seaberry/api-client/registry';
import { openApiDocument } from '@seaberry/api-client/openapi';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file) => readFileSync(DIST + file);
const manifest = JSON.parse(read('.vite/manifest.json'));
const modules = JSON.parse(read('.vite/modules.json'));

const LIMITS = { signInKb: 150, signInRequests: 8, pageKb: 4, landingKb: 230, screenKb: 40, consoleKb: 45, sharedKb: 250 };

/** Loaded by the sign-in page without user input; the heaviest of the three languages counts. */
const SIGN_IN = ['src/main.tsx', heaviest(['en', 'zh-cn', 'zh-tw'].map((locale) => `src/i18n/texts/${locale}.base.ts`))];
/** Additionally loaded for the ocean bill list. */
const LANDING = [
  'src/shell/app-frame.tsx',
  'src/shell/signed-in.ts',
  'src/features/ocean-bill/list/list-screen.tsx',
  heaviest(['en', 'zh-cn', 'zh-tw'].map((locale) => `src/i18n/texts/${locale}.app.ts`)),
  heaviest(['en', 'zh-cn', 'zh-tw'].map((locale) => `src/i18n/texts/${locale}.ocean-bill.ts`)),
];
/** Validates the server's first response, before the sign-in page is interactive. */
const FIRST_RESPONSE = /api-client\/dist\/(http\/(load|tolerant)|contract\/sys-config\/schema)\.js$/;
/** Loaded with the first calls of the landing page. */
const LANDING_CALLS = /api-client\/dist\/contract\/ocean-bill\/(calls|schema)\.js$/;
/**
 * The page of a share link, for visitors who load nothing else of the application; without the map, which it loads when it is shown. Of its
 * bytes 188 kB are the chunk of the landing page, which holds the widgets of both; a chunk of their own would cost the landing page bytes.
 */
const SHARED = [
  'src/features/sharing/share-screen.tsx',
  ...['app', 'shared'].map((area) => heaviest(['en', 'zh-cn', 'zh-tw'].map((locale) => `src/i18n/texts/${locale}.${area}.ts`))),
];
/** Loaded with the calls of that page. */
const SHARED_CALLS = /api-client\/dist\/contract\/share-link\/(calls|schema)\.js$/;
/** Grows with each screen and controller, so the landing page must not wait for it. */
const LATER = /(workspace\/screen-loaders\.ts|i18n\/later-areas\.ts|contract\/load-later\.gen\.js)$/;
/** The console of the test interface includes every call, other screens only their own. */
const SCREENS = globSync('**/*.{ts,tsx}', { cwd: SRC }).filter((file) => !/\.(test|stories)\.|^testing|features.test-interface/.test(file));
/** Modules that the bundler injects; any other module is a file. */
const BUNDLER = /^apps\/web\/(vite\/preload-helper\.js|__vite-browser-external)$/;

/** Modules that must not delay the sign-in page. */
const BANNED = [
  [/node_modules\/zod\//, 'zod'],
  [/api-client\/dist\/(contract\/.*schemas?(\.gen)?|http\/(load|tolerant))\.js$/, 'a contract schema'],
  [/api-client\/dist\/contract\/(?!sys-auth\/sign-in|sys-config\/calls|declare|.*schemas?\.)/, 'a declaration of later calls'],
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

/** Chunk of a source file of the app. */
function fileOf(source) {
  const found = Object.entries(modules).find(([, ids]) => ids.includes(`apps/web/${source}`));
  if (!found) throw new Error(`No chunk holds "${source}". Did the file move? Then change scripts/check-size.mjs with it.`);
  return found[0];
}

/** These chunks and everything they import statically. */
function closure(chunks) {
  const entries = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
  const files = new Set();
  const walk = (file) => {
    if (files.has(file)) return;
    files.add(file);
    for (const key of entries.get(file)?.imports ?? []) walk(manifest[key].file);
  };
  chunks.forEach(walk);
  return files;
}

const kb = (files) => [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0) / 1000;

const holding = (pattern) => Object.entries(modules).flatMap(([file, ids]) => (ids.some((id) => pattern.test(id)) ? [file] : []));
const signIn = closure(SIGN_IN.map(fileOf));
const firstPage = signIn.union(closure(holding(FIRST_RESPONSE)));
const landing = closure([...LANDING.map(fileOf), ...holding(LANDING_CALLS)]).difference(firstPage);
const shared = closure([...SHARED.map(fileOf), ...holding(SHARED_CALLS)]).difference(firstPage);
const screens = Object.entries(manifest)
  .filter(([source, { isDynamicEntry }]) => isDynamicEntry && /^src\/features\/.*-screen\.tsx$/.test(source))
  .map(([source, { file }]) => [source, kb(closure([file]).difference(firstPage).difference(landing))]);
const isConsole = ([source]) => source.endsWith('/test-interface-screen.tsx');
const [heaviestScreen, screenKb] = screens.filter((screen) => !isConsole(screen)).toSorted(([, a], [, b]) => b - a)[0];
const [, consoleKb] = screens.find(isConsole);
const styles = new Set(Object.values(manifest).flatMap((entry) => (entry.file.endsWith('.css') ? [entry.file] : (entry.css ?? []))));
// The page with its inlined boot script, its settings, the font, and the server's sysInfo.
const requests = firstPage.size + styles.size + 4;

const rows = [
  ['sign-in JS, gz kB', kb(firstPage), LIMITS.signInKb],
  ['sign-in requests', requests, LIMITS.signInRequests],
  ['the page itself, gz kB', kb(['index.html']), LIMITS.pageKb],
  ['landing JS more, gz kB', kb(landing), LIMITS.landingKb],
  ['screen more, gz kB', screenKb, LIMITS.screenKb],
  ['console of all calls, gz kB', consoleKb, LIMITS.consoleKb],
  ['shared page more, gz kB', kb(shared), LIMITS.sharedKb],
  ['styles, gz kB', kb(styles), Infinity],
];
const banned = BANNED.flatMap(([pattern, name]) =>
  [...signIn].flatMap((file) => (modules[file] ?? []).filter((id) => pattern.test(id)).map((id) => `${name} in ${file}: ${id}`)),
);
const replaced = [...new Set(Object.values(modules).flat())]
  .filter((id) => !BUNDLER.test(id) && !existsSync(ROOT + id.split('?')[0]))
  .map((id) => `a module that is no file: ${id}`);

/** Without characters that minifiers write differently. */
const plain = (text) => text.replaceAll(/[\\'"`]/g, '');
const scripts = Object.keys(modules).map((file) => [file, plain(String(read(file)))]);
const shipped = (text) => scripts.filter(([, code]) => code.includes(plain(text))).map(([file]) => file);
const sentences = Object.values(openApiDocument('').paths)
  .flatMap((calls) => Object.values(calls))
  .flatMap(({ operationId, summary }) => shipped(summary).map((file) => `the API sentence of ${operationId} in ${file}`));
const sources = SCREENS.map((file) => String(readFileSync(SRC + file))).join('\n');
const unusedControllers = Object.keys(contract).filter((controller) => !new RegExp(`[.'"]${controller}\\b`).test(sources));
/** A chunk with one folder of the contract is loaded with its first call. */
const isOwnChunk = (file) => modules[file].every((id) => /api-client\/dist\/contract\/[\w-]+\/\w+\.js$/.test(id));
const unused = unusedControllers.flatMap((controller) =>
  shipped(`/api/${controller}/`)
    .filter((file) => !isOwnChunk(file))
    .map((file) => `${controller}, which no screen uses, in ${file}`),
);
const early = holding(LATER).filter((file) => firstPage.has(file) || landing.has(file));
const faults = [...early.map((file) => `the loaders of later pages in ${file}`), ...banned, ...replaced, ...sentences, ...unused];

for (const [name, value, limit] of rows) {
  const mark = value <= limit ? 'ok  ' : 'OVER';
  console.log(
    `${mark} ${name.padEnd(24)} ${value.toFixed(Number.isInteger(value) ? 0 : 1).padStart(7)}${limit === Infinity ? '' : ` / ${limit}`}`,
  );
}
const list = (title, files) => files.forEach((file) => console.log(`       ${title}: ${file} ${kb([file]).toFixed(1)}`));
list('sign-in', [...firstPage]);
list('landing', [...landing]);
list('shared page', [...shared]);
console.log(`       heaviest screen: ${heaviestScreen}`);
for (const fault of faults) console.log(`OVER ${fault}`);
if (faults.length > 0 || rows.some(([, value, limit]) => value > limit)) process.exitCode = 1;
