// Checks of the built Storybook. Search: types the search words of each page (testing/docs/sidebar.ts) into its sidebar search; `--all` tests
// every word instead of the first Latin and the first Chinese one of each page. Links: guides that are linked exist, and each Chinese one
// has an English one. Text for language models: every guide is in it. Overlays: those that guides show open are open as stories of their own, in Chinese. Guides: some are opened, and must be drawn without a message on the console, with buttons in their language, and fit on a phone. Sandbox: an example is edited; `--all` runs every one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { counterpartOf, englishPage, isChinese } from '../packages/ui/src/testing/docs/pages.ts';
import { plainTitle, readWords } from '../packages/ui/src/testing/docs/sidebar.ts';
import { openingsOf } from '../packages/ui/src/testing/stories/story-files.ts';
import { chromiumPath, launchArgs } from './chromium.mjs';
import { everyExample, sandboxChecks } from './lib/sandbox-checks.mjs';
import { root } from './lib/stages.mjs';
import { writeTimes } from './lib/times.mjs';
import { serveFolder } from './lib/visual-server.mjs';

/** Number of first results among which the page must be; more when several pages claim the word. */
const FIRST = 3;
/** Width of a phone, px. */
const PHONE = 390;
const CHINESE = /\p{Script=Han}/u;

/** Search queries, each with its expected first page. */
const QUERIES = {
  install: 'Getting started/Install',
  npm: 'Getting started/Install',
  安装: 'Getting started/Install',
  安裝: 'Getting started/Install',
  modal: 'Components/Dialog',
  popup: 'Components/Dialog',
  login: 'Layout/Sign-in layout',
  calendar: 'Components/Calendar',
  spinner: 'Components/Spinner',
  loader: 'Components/Spinner',
  loading: 'Components/Spinner',
  snackbar: 'Components/Toaster',
  autocomplete: 'Components/Combobox',
  grid: 'Patterns/Data table',
  chip: 'Components/Tag',
  dcsa: 'Welcome',
  stable: 'Welcome',
  portal: 'Getting started/Only the timeline',
  embed: 'Getting started/Only the timeline',
  theming: 'Foundations/Colours',
  cost: 'Project/Speed and size',
  'paged list': 'Patterns/Data table',
  'list with filters': 'Patterns/Data table',
  'delayed shipment': 'Tracking/Shipment timeline',
  'container number': 'Tracking/Identifier input',
  rtl: 'Project/Accessibility',
  llms: 'Welcome',
  tokens: 'Foundations/Design tools',
  timezone: 'Tracking/Shipment timeline',
  'one record': 'Getting started/Playground',
  令牌: 'Foundations/Design tools',
  品牌: 'Foundations/Colours',
  日期: 'Components/Date picker',
  表格: 'Patterns/Data table',
  按钮: 'Components/Button',
  按鈕: 'Components/Button',
  时间线: 'Tracking/Shipment timeline',
  時間線: 'Tracking/Shipment timeline',
  提单: 'Tracking/Identifier input',
  提單: 'Tracking/Identifier input',
  集装箱: 'Tracking/Identifier input',
  貨櫃: 'Tracking/Identifier input',
  弹窗: 'Components/Dialog',
  彈窗: 'Components/Dialog',
  登录: 'Layout/Sign-in layout',
  登入: 'Layout/Sign-in layout',
};

/** One guide of each kind: drawn in the page, in Chinese, lists and an overlay that are opened, a whole page in a frame, a large one. */
const GUIDES = [
  'components-actions-button--guide',
  'components-actions-button--guide-zh',
  'components-inputs-combobox--guide',
  'components-overlays-dialog--guide',
  'layout-lock-screen--guide',
  'tracking-shipment-timeline--guide',
];

/** word → pages with that word */
const claims = new Map();
const chosen = new Set();
for (const [page, texts] of Object.entries(readWords())) {
  if (texts === undefined) continue;
  const list = texts.replaceAll('!', '').split(', ');
  for (const word of list) claims.set(word, [...(claims.get(word) ?? []), page]);
  const first = [list.find((word) => !CHINESE.test(word)), list.find((word) => CHINESE.test(word))];
  for (const word of process.argv.includes('--all') ? list : first) if (word !== undefined) chosen.add(word);
}

const index = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')).entries;
const server = await serveFolder(join(root, 'storybook-static'));
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: launchArgs });
// One context: the pages share its cache.
const context = await browser.newContext();
// The sandbox compiles in the browser: on a busy machine its first run takes half a minute.
context.setDefaultTimeout(90_000);
const faults = [];
const times = [];
let passed = 0;
try {
  const find = await timed('search: open', openSearch);
  for (const [word, page] of Object.entries(QUERIES)) expectFound(word, [page], (await find(word)).slice(0, 1));
  for (const word of chosen) {
    const pages = claims.get(word);
    expectFound(word, pages, (await find(word)).slice(0, Math.max(FIRST, pages.length)));
  }
  expectLinked();
  expectListed();
  await timed('overlays', readOverlays);
  for (const guide of GUIDES) await timed(guide, () => readGuide(guide));
  for (const [name, check] of sandboxChecks(context, server.url)) await timed(name, () => checked(name, check));
  if (process.argv.includes('--all')) await timed('every example in the sandbox', runExamples);
  await timed('an open example by keyboard', enterExample).catch((error) => faults.push(`✗ An open example by keyboard: ${error.message}`));
} finally {
  await browser.close();
  await server.close();
}
writeTimes('storybook search', times);
for (const fault of faults) console.error(fault);
console.log(`${passed} passed, ${faults.length} failed`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function timed(name, run) {
  const started = performance.now();
  const result = await run();
  times.push({ name, ms: performance.now() - started });
  return result;
}

async function checked(name, check) {
  try {
    await check();
    passed += 1;
  } catch (error) {
    faults.push(`✗ ${name}: ${error.message}`);
  }
}

/** Stories of example files, which guides offer to edit. */
async function runExamples() {
  const stories = Object.values(index).filter(
    ({ type, importPath, exportName }) =>
      type === 'story' && readFileSync(join(root, importPath), 'utf8').includes(`\nexport const ${exportName} = example(`),
  );
  const ids = stories.map(({ id }) => id);
  const broken = await everyExample(context, server.url, ids);
  passed += ids.length - broken.length;
  faults.push(...broken.map((one) => `✗ ${one}`));
}

/** Returns a function that lists the sidebar results of a word, best first. */
async function openSearch() {
  const page = await context.newPage();
  await page.goto(server.url);
  const field = page.getByRole('searchbox', { name: 'Search for components' });
  await field.waitFor();
  await page.locator('[data-item-id^="components-"]').first().waitFor();
  return async (word) => {
    const ids = await timed(`search: ${word}`, () => field.evaluate(searchFor, word));
    // Both languages of a guide are one page.
    return [...new Set(ids.map((id) => (index[id]?.type === 'docs' ? plainTitle(index[englishPage(id)].title) : id)))];
  };
}

/** Runs in the page: types a word as React expects it, and lists the results; waiting for each word from outside takes longer than the search. */
function searchFor(field, word) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, word);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return [...document.querySelectorAll('.search-result-item')].map(({ dataset }) => dataset.id);
}

function expectFound(word, pages, shown) {
  const missing = pages.filter((page) => !shown.includes(page));
  if (missing.length === 0) passed += 1;
  else faults.push(`✗ “${word}” should find ${missing.join(', ')}; it finds ${shown.join(', ') || 'nothing'}.`);
}

/** Addresses of guides in the built pages: the targets of links, and the guides that name each other. */
function expectLinked() {
  const assets = join(root, 'storybook-static/assets');
  const linked = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) =>
      [...readFileSync(join(assets, name), 'utf8').matchAll(/(?<![\w-])[a-z][a-z\d-]*--guide(?:-zh)?(?![\w-])/g)].map(([id]) => id),
    );
  const chinese = Object.keys(index).filter(isChinese).map(counterpartOf);
  for (const id of new Set([...linked, ...chinese])) {
    if (index[id] === undefined) faults.push(`✗ No guide has the address ${id}, to which a page links.`);
    else passed += 1;
  }
}

/** Guides in the files for language models: each is listed with a sentence, and its text is in the file of its language. */
function expectListed() {
  const read = (name) => readFileSync(join(root, 'storybook-static', name), 'utf8');
  const lines = read('llms.txt').split('\n');
  const guides = Object.values(index).filter(({ type, importPath }) => type === 'docs' && importPath.endsWith('.mdx'));
  for (const { id } of guides) {
    if (lines.some((line) => new RegExp(`\\(\\./\\?path=/docs/${id}\\): .{4}`, 'u').test(line))) passed += 1;
    else faults.push(`✗ llms.txt does not list ${id} with a sentence.`);
  }
  for (const [name, inChinese] of [
    ['llms-full.txt', false],
    ['llms-full-zh.txt', true],
  ]) {
    const wanted = guides.filter(({ id }) => isChinese(id) === inChinese).length;
    const found = read(name).split('\n\n---\n\n').length;
    if (found === wanted) passed += 1;
    else faults.push(`✗ ${name} has ${found} of ${wanted} guides.`);
  }
}

/** Each story that a guide shows with an open overlay, opened in one page as presses in the sidebar do. */
async function readOverlays() {
  const stories = Object.values(index).filter(
    ({ type, importPath, exportName }) =>
      type === 'story' && !['none', undefined].includes(openingsOf(join(root, importPath))[exportName]?.by),
  );
  const [first, ...others] = stories;
  const page = await context.newPage();
  const roles =
    '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"], [role="tree"], [data-slot="rail-detail-card"]';
  const open = page.locator(`body > :is(${roles}), body > :not(#storybook-root) :is(${roles})`);
  await page.goto(`${server.url}/iframe.html?id=${first.id}&viewMode=story&globals=locale:zh-cn;a11y.manual:!true`);
  for (const { id } of [first, ...others]) {
    if (id !== first.id)
      await page.evaluate((storyId) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' }), id);
    await page.waitForFunction((wanted) => {
      const { id: at, phase } = globalThis.__STORYBOOK_PREVIEW__?.currentRender ?? {};
      return at === wanted && phase === 'finished';
    }, id);
    const shown = await open
      .or(page.locator('[data-sonner-toast]'))
      .first()
      .waitFor({ timeout: 20_000 })
      .then(
        () => true,
        () => false,
      );
    if (shown) passed += 1;
    else faults.push(`✗ The overlay of ${id} is not open.`);
  }
  await page.close();
}

/** Opens a guide: its drawing has numbers, its announcements have rows, it is at its beginning, and the console stays empty. */
async function readGuide(id) {
  const page = await context.newPage();
  const messages = [];
  page.on('console', (message) => /error|warning/.test(message.type()) && messages.push(message.text()));
  page.on('pageerror', ({ message }) => messages.push(message));
  await page.goto(`${server.url}/iframe.html?id=${id}&viewMode=docs`);
  const announced = page.locator('[data-table="announced"]');
  const found = await announced.waitFor({ state: 'attached', timeout: 20_000 }).then(
    () => true,
    () => false,
  );
  const numbers = await page.locator('[data-marker]').count();
  const lang = await page.locator('.sbdocs-content').getAttribute('lang');
  const entered = await page.evaluate(() => document.activeElement !== document.body || globalThis.scrollY > 0);
  const buttons = await page.locator('.sbdocs-preview-actions button').allInnerTexts();
  await page.setViewportSize({ width: PHONE, height: 844 });
  const wider = await page.evaluate(() => {
    const tables = [document.documentElement, ...document.querySelectorAll('.docblock-argstable')];
    return Math.max(...tables.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
  // A lock screen is a modal dialog, which takes focus in an inert document too.
  const modal = id === 'layout-lock-screen--guide';
  await page.close();
  if (entered && !modal) faults.push(`✗ The guide ${id} is scrolled, or focus is in one of its examples.`);
  if (lang !== (isChinese(id) ? 'zh-CN' : 'en')) faults.push(`✗ The guide ${id} is in the language ${lang}.`);
  if (buttons.length === 0 || buttons.some((text) => CHINESE.test(text) !== isChinese(id)))
    faults.push(`✗ Buttons of code in the guide ${id}: ${buttons.join(', ')}.`);
  if (wider > 0) faults.push(`✗ The guide ${id} or its table of props is ${wider} px wider than a phone.`);
  if (found && numbers > 0 && messages.length === 0) passed += 1;
  else faults.push(`✗ The guide ${id} has ${numbers} numbers in its drawing; console: ${messages.join(' ') || 'empty'}.`);
}

/** The open overlay of a guide takes no key until its button is pressed; then focus is in it, and Escape and Tab lead out again. */
async function enterExample() {
  const page = await context.newPage();
  await page.goto(`${server.url}/iframe.html?id=components-overlays-dialog--guide&viewMode=docs`);
  const frame = page.frameLocator('iframe').first();
  const dialog = frame.getByRole('dialog', { includeHidden: true });
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  const held = () => dialog.evaluate((one) => one.contains(document.activeElement));
  const isInert = () =>
    page
      .locator('iframe')
      .first()
      .evaluate((one) => one.inert);
  await dialog.waitFor({ timeout: 20_000 });
  const before = await isInert();
  const enter = page.getByRole('button', { name: 'Use this example by keyboard' }).first();
  await enter.press('Enter');
  const inside = (await focused()) === 'IFRAME' && !(await isInert()) && (await held());
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  for (let presses = 0; presses < 5 && (await focused()) === 'IFRAME'; presses += 1) await page.keyboard.press('Tab');
  const left = (await focused()) !== 'IFRAME';
  await page.close();
  if (before && inside && left) passed += 1;
  else
    faults.push(
      `✗ The open dialog of a guide: without keys before ${before}, focus in it after its button ${inside}, out of it by Escape and Tab ${left}.`,
    );
}
