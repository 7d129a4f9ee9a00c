// Copies the first code block of some guides into applications as a reader would, uses them, and compares how the parts look there.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './stages.mjs';

const UI = join(root, 'packages/ui/src');
const GUIDES = ['components/button', 'components/dialog', 'components/select', 'composites/data-table', 'tracking/shipment-timeline'];

/** The example file that a guide shows first, and the component in it. */
function firstBlock(guide) {
  const [name, read] = [basename(guide), (file) => readFileSync(join(UI, guide, file), 'utf8')];
  const stories = read(`${name}.stories.tsx`);
  const [, story] = /<(?:Open)?Canvas of=\{stories\.(\w+)\}/.exec(read(`${name}.mdx`)) ?? [];
  const [, component] = new RegExp(`^export const ${story} = example\\((\\w+),`, 'm').exec(stories) ?? [];
  const [, file] = new RegExp(`import \\{ ${component} \\} from '\\./examples/([\\w-]+)\\.js'`).exec(stories) ?? [];
  if (!file) throw new Error(`The first canvas of ${guide} shows no example file.`);
  return { name, component, source: join(UI, guide, 'examples', `${file}.tsx`) };
}

/** A page with the examples one below the other, in a box of a fixed place and width, as hosts differ in the margins of a page. */
const pageOf = (blocks) => `${blocks.map(({ name, component }) => `import { ${component} } from './${name}';`).join('\n')}

export default function Guides() {
  return (
    <div style={{ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, inlineSize: 1000, display: 'grid', gap: 24 }}>
      ${blocks.map(({ component }) => `<${component} />`).join('\n      ')}
    </div>
  );
}
`;

const html = (...sheets) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    ${sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}" />`).join('\n    ')}
  </head>
  <body>
    <div id="place"></div>
    <script src="main.js"></script>
  </body>
</html>
`;

/** Where each application has its pages with guides. The first one has our sheet alone. */
export const guidePages = {
  'plain-page': ['guides/alone.html', 'guides/bootstrap-first.html', 'guides/bootstrap-last.html'],
  'next-app': ['guides.html'],
};

/** Copies the blocks into an application with a page that draws them. */
export function copyGuides(name, home, manifest) {
  const folder = join(home, { 'plain-page': 'src/guides', 'next-app': 'app/guides' }[name]);
  mkdirSync(folder);
  const blocks = GUIDES.map(firstBlock);
  for (const { name: file, source } of blocks) cpSync(source, join(folder, `${file}.tsx`));
  writeFileSync(join(folder, 'page.tsx'), pageOf(blocks));
  // The block of the data table imports icons, so a reader installs them too.
  manifest.dependencies['lucide-react'] = JSON.parse(readFileSync(join(root, 'consumers/examples/package.json'), 'utf8')).dependencies[
    'lucide-react'
  ];
  if (name !== 'plain-page') return;
  writeFileSync(
    join(folder, 'main.tsx'),
    `import '@seaberry/ui/styles.css';
import { createRoot } from 'react-dom/client';
import Guides from './page';

const place = document.querySelector('#place');
if (place) createRoot(place).render(<Guides />);
`,
  );
  manifest.scripts.build +=
    ' && esbuild src/guides/main.tsx --bundle --format=iife --loader:.ttf=file --outdir=dist/guides && cp src/guides/*.html node_modules/bootstrap/dist/css/bootstrap.css dist/guides/';
  const pages = [['main.css'], ['bootstrap.css', 'main.css'], ['main.css', 'bootstrap.css']];
  for (const [at, sheets] of pages.entries()) writeFileSync(join(folder, basename(guidePages[name][at])), html(...sheets));
}

const LOOK =
  `display margin padding border-top border-inline-start border-radius box-sizing background-color background-image box-shadow color
  font-family font-size font-weight line-height letter-spacing text-align text-transform text-decoration-line list-style-type
  vertical-align opacity float appearance position`.split(/\s+/);

/** Parts of a page by name, with size and style, without texts that are only read out. A bundler may write a colour in another colour space, so colours are those of a pixel. */
const partsOf = (page) =>
  page.evaluate((names) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const pixels = new Map();
    const pixelOf = (colour) => {
      if (!pixels.has(colour)) {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        pixels.set(colour, `rgba(${canvas.getImageData(0, 0, 1, 1).data.join(' ')})`);
      }
      return pixels.get(colour);
    };
    return [...document.querySelectorAll('[data-slot]:not([data-slot=announcer])')].map((part) => {
      const style = getComputedStyle(part);
      const valueOf = (name) => style.getPropertyValue(name).replaceAll(/\b(?:oklch|oklab|lab|lch|rgba?|color)\([^)]*\)/g, pixelOf);
      const { width, height } = part.getBoundingClientRect();
      return { slot: part.dataset.slot, width, height, look: Object.fromEntries(names.map((name) => [name, valueOf(name)])) };
    });
  }, LOOK);

/** Uses the examples of a page, and gives its parts with the dialog open. */
export async function tryGuides(page) {
  // HTML of the server has no handlers until React has hydrated it.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-slot=button]') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  const table = page.getByRole('table', { name: 'Ocean bills' });
  await table.getByRole('button', { name: 'Carrier', exact: true }).click();
  await table.locator('th[aria-sort=ascending]', { hasText: 'Carrier' }).waitFor({ timeout: 5_000 });
  await page.getByRole('combobox', { name: 'Carrier', exact: true }).waitFor();
  await page.locator('[data-slot=shipment-timeline-toggle]').first().click();
  await page.locator('[data-slot=shipment-timeline-toggle][aria-expanded=true]').first().waitFor();
  await page.locator('[aria-haspopup=dialog]', { hasText: 'Track a shipment' }).click();
  await page.getByRole('dialog', { name: 'Track a shipment' }).waitFor();
  await page.mouse.move(0, 0);
  const parts = await partsOf(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (const check of [pressButtons, openDialog, chooseOption, sortTable, expandTimeline]) await check(page);
  return parts;
}

const focused = (locator) => locator.evaluate((node) => node === document.activeElement);

async function pressButtons(page) {
  const button = page.getByRole('button', { name: 'Export', exact: true }).first();
  const presses = await button.evaluateHandle((node) => {
    const made = [];
    node.addEventListener('click', () => made.push(node.textContent));
    return made;
  });
  await button.click();
  for (const key of ['Enter', 'Space']) await button.press(key);
  assert.deepEqual(await presses.jsonValue(), ['Export', 'Export', 'Export']);
  // One that cannot be pressed takes focus and has its reason as description.
  const disabled = page.getByRole('button', { name: 'Export', exact: true, disabled: true }).first();
  await disabled.focus();
  assert.ok(await focused(disabled), 'a button with a reason takes no focus');
  const reason = await disabled.evaluate((node) => document.getElementById(node.getAttribute('aria-describedby'))?.textContent);
  assert.equal(reason, 'There is currently no data available for export!');
}

async function openDialog(page) {
  const trigger = page.locator('[aria-haspopup=dialog]', { hasText: 'Track a shipment' });
  await trigger.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Track a shipment' });
  await dialog.waitFor();
  const number = dialog.getByRole('textbox', { name: 'Bill, container or booking' });
  assert.ok(await dialog.evaluate((node) => node.contains(document.activeElement)), 'focus is outside of the open dialog');
  await number.focus();
  await page.keyboard.type('MSKU6874333');
  assert.equal(await number.inputValue(), 'MSKU6874333');
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Tab');
  assert.ok(await dialog.evaluate((node) => node.contains(document.activeElement)), 'Tab leaves the open dialog');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  assert.ok(await focused(trigger), 'focus is not back on the trigger of the dialog');
}

async function chooseOption(page) {
  const select = page.getByRole('combobox', { name: 'Carrier', exact: true });
  await select.press('ArrowDown');
  assert.equal(await select.inputValue(), 'COSU');
  await select.selectOption({ label: 'Hapag-Lloyd' });
  assert.equal(await select.inputValue(), 'HLCU');
}

async function sortTable(page) {
  const table = page.getByRole('table', { name: 'Ocean bills' });
  const sort = table.getByRole('button', { name: 'Carrier', exact: true });
  const first = table.locator('tbody tr').first();
  assert.match(await first.innerText(), /COSU6412873350/);
  await sort.press('Enter');
  await table.locator('th[aria-sort=descending]', { hasText: 'Carrier' }).waitFor();
  assert.match(await first.innerText(), /ONEYSZPE24875184/);
  const box = first.getByRole('checkbox');
  await box.press('Space');
  assert.ok(await box.isChecked(), 'Space does not choose the row');
}

async function expandTimeline(page) {
  const toggle = page.locator('[data-slot=shipment-timeline-toggle]').first();
  const more = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
  await more.waitFor();
  await toggle.press('Enter');
  await more.waitFor({ state: 'hidden' });
  await toggle.press('Space');
  await more.waitFor();
  assert.equal(await toggle.getAttribute('aria-expanded'), 'true');
}

/** Differences of the parts of a page from those on a page with our sheet alone, each once. A host may change the smoothing of type by a pixel. */
export function differences(wanted, found) {
  if (wanted.length < 100 || found.length !== wanted.length) return [`${found.length} parts instead of ${wanted.length}`];
  const lines = wanted.flatMap(({ slot, width, height, look }, at) => {
    const other = found[at];
    if (other.slot !== slot) return [`${other.slot} in place of ${slot}`];
    const resized = Math.abs(other.width - width) > 1 || Math.abs(other.height - height) > 1;
    return [
      ...(resized ? [`${slot}: ${other.width} × ${other.height} instead of ${width} × ${height}`] : []),
      ...LOOK.filter((name) => other.look[name] !== look[name]).map(
        (name) => `${slot} ${name}: ${other.look[name]} instead of ${look[name]}`,
      ),
    ];
  });
  return [...new Set(lines)];
}
