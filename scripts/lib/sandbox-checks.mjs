// Checks of the sandbox in the built Storybook: an example is opened from its guide, changed and broken by keyboard; code from a link waits
// for a press, cannot reach the page and does not control Storybook. `everyExample` runs the example of each story.
import { AxeBuilder } from '@axe-core/playwright';

import { exampleAddress, toHash } from '../../packages/ui/src/testing/docs/sandbox/address.ts';

/** Rules of whole pages: an example is a part of one. */
const NO_PAGE = ['page-has-heading-one'];

const PAGE = 'getting-started-sandbox--guide';

/** Elements of an open sandbox. */
const partsOf = (page) => {
  const preview = page.frameLocator('#storybook-preview-iframe');
  const drawing = preview.frameLocator('iframe');
  return {
    editor: preview.getByRole('textbox', { name: 'Code of the example' }),
    fault: preview.locator('[data-sandbox="fault"]'),
    button: (name) => preview.getByRole('button', { name, exact: true }),
    theme: preview.getByRole('combobox', { name: 'Theme' }),
    drawing,
    place: drawing.locator('#place'),
    guide: preview,
  };
};

/** Longest time until an example is drawn, more than that after which the sandbox stops it. */
const LONGEST_MS = 9000;

const write = async (page, editor, code) => {
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(code);
};

/** From the guide of the button to a changed example, with the keyboard alone. */
async function editExample(context, url) {
  const page = await context.newPage();
  const { editor, fault, drawing, guide } = partsOf(page);
  await page.goto(`${url}/?path=/docs/components-actions-button--guide`);
  await guide.getByRole('button', { name: 'Edit', exact: true }).first().press('Enter');
  await drawing.getByRole('button', { name: 'Track a shipment' }).waitFor();
  const code = "import { Button } from '@seaberry/ui/button';\n\nexport function Send() {\n  return <Button>Send</Button>;\n}\n";
  await write(page, editor, code);
  await drawing.getByRole('button', { name: 'Send' }).waitFor();
  await write(page, editor, code.replace('</Button>', '</Buton>'));
  await fault.getByText('Line 4: <Button> is closed with </Buton>.').waitFor();
  if (!(await editor.innerText()).includes('</Buton>')) throw new Error('the typed code is gone');
  await drawing.getByRole('button', { name: 'Send' }).waitFor();
  await write(page, editor, code.replace('<Button>', '<Button size={late}>'));
  await fault.getByText('Line 4: “late” is not declared').waitFor();
  await page.keyboard.press('Tab');
  const next = await guide.locator(':focus').innerText();
  if (next !== 'Run') throw new Error(`Tab moves from the editor to “${next}”`);
  await page.close();
}

const STEALS = `export function Stranger() {
  const read = (what: () => unknown): string => {
    try {
      return String(what());
    } catch {
      return 'refused';
    }
  };
  return <p>{[read(() => parent.document.title), read(() => parent.location.href), read(() => document.cookie), location.origin].join(' ')}</p>;
}
`;

/** Code of a link is drawn after a press only, also when something else changes, and reaches nothing of the page. */
async function openLink(context, url) {
  const page = await context.newPage();
  const { button, theme, place, drawing, guide } = partsOf(page);
  await page.goto(`${url}/?path=/docs/${PAGE}${await toHash(STEALS)}`);
  await guide.getByText('This code comes from a link').waitFor();
  // The script of the frame runs right after its styles.
  await drawing.locator('head style + style').first().waitFor({ state: 'attached' });
  await theme.selectOption('dark');
  if ((await place.innerHTML()) !== '') throw new Error('the code of a link ran before a press');
  await button('Run').click();
  const read = await drawing.locator('p').innerText();
  if (read !== 'refused refused refused null') throw new Error(`the code of a link read: ${read}`);
  await page.close();
}

const COMMANDS = `import { useEffect } from 'react';

const key = 'storybook-channel';
const event = { type: 'updateGlobals', args: [{ globals: { theme: 'dark' } }] };
const texts = [{ key, event }, { key: '_duplicate_["name"]', name: key, event }].map((one) => JSON.stringify(one));

export function Stranger() {
  useEffect(() => {
    for (const message of [{ key, event }, ...texts]) for (const one of [parent, top]) one.postMessage(message, '*');
    throw new Error('all are sent');
  }, []);
  return <p>commands</p>;
}
`;

/** Storybook obeys no message of the frame; the fault that the frame reports after them arrives. */
async function sendCommands(context, url) {
  const page = await context.newPage();
  const { button, fault, guide } = partsOf(page);
  await page.goto(`${url}/?path=/docs/${PAGE}${await toHash(COMMANDS)}`);
  await button('Run').waitFor();
  const themeOf = () => guide.locator('html').getAttribute('data-theme');
  const before = await themeOf();
  await guide.locator('html').evaluate(() => {
    globalThis.obeyed = 0;
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.on('updateGlobals', () => (globalThis.obeyed += 1));
  });
  await button('Run').click();
  const obeyed = await guide.locator('html').evaluate(async () => {
    const told = () => globalThis.obeyed > 0 || document.querySelector('[data-sandbox="fault"]') !== null;
    for (let left = 200; left > 0 && !told(); left -= 1) await new Promise((done) => setTimeout(done, 50));
    return globalThis.obeyed;
  });
  if (obeyed === 0) await fault.getByText('all are sent').waitFor();
  const after = await themeOf();
  if (obeyed > 0 || after !== before) throw new Error(`Storybook obeyed ${obeyed} messages of the frame; theme: ${before}, then ${after}`);
  await page.close();
}

const PORTS = `export function Ports() {
  return <p>上海 → 宁波</p>;
}
`;

/** The frame has a font for Chinese text: many machines have none. */
async function chineseText(context, url) {
  const page = await context.newPage();
  const { button, drawing } = partsOf(page);
  await page.goto(`${url}/?path=/docs/${PAGE}${await toHash(PORTS)}`);
  await button('Run').click();
  const text = drawing.getByText('宁波');
  await text.waitFor();
  const drawn = await text.evaluate(async ({ ownerDocument: { fonts } }) => {
    const has = () => [...fonts].some(({ family, status }) => family.includes('Noto Sans SC') && status === 'loaded');
    for (let left = 600; left > 0 && !has(); left -= 1) await new Promise((done) => setTimeout(done, 50));
    return has();
  });
  if (!drawn) throw new Error('the frame has no font for Chinese text');
  await page.close();
}

/** Reset brings the first code back, and removes the message about the code before. */
async function resetCode(context, url) {
  const page = await context.newPage();
  const { editor, button, guide } = partsOf(page);
  await page.goto(`${url}/?path=/docs/${PAGE}${await toHash(PORTS)}`);
  const first = await editor.innerText();
  await write(page, editor, PORTS.replace('Ports', 'Others'));
  await button('Copy code').click();
  const message = guide.locator('output').filter({ hasText: /Copied|did not allow/ });
  await message.waitFor();
  await button('Reset').click();
  await message.waitFor({ state: 'detached' });
  if ((await editor.innerText()) !== first) throw new Error('Reset left other code');
  await page.close();
}

// A loop that fills a list would fill the memory of a fast machine in two seconds.
const FORGETS = `import { Button } from '@seaberry/ui/button';

export function Rows() {
  const rows: number[] = [];
  while (rows.length < 3) rows.concat(1);
  return <Button onClick={() => { for (;;) rows.at(0); }}>{rows.length} rows</Button>;
}
`;

/** An endless loop is ended at its line, in a drawing and in a handler; what was typed stays, also in another language, and the repaired code is drawn. */
async function endLoop(context, url) {
  const page = await context.newPage();
  const { editor, fault, drawing, guide } = partsOf(page);
  await page.goto(`${url}/?path=/docs/${PAGE}`);
  await drawing.locator('#place > *').first().waitFor();
  await write(page, editor, FORGETS);
  await fault.getByText('Line 5: this loop ran for 2 seconds').waitFor();
  await write(page, editor, FORGETS.replace('rows.concat', 'rows.push'));
  await drawing.getByRole('button', { name: '3 rows' }).click();
  await fault.getByText('Line 6: this loop ran for 2 seconds').waitFor();
  await guide
    .locator('html')
    .evaluate(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { locale: 'zh-tw' } }));
  await guide.getByRole('textbox', { name: '範例程式碼' }).getByText('rows.push(1);').first().waitFor();
  await drawing.getByRole('button', { name: '3 rows' }).click();
  await fault.getByText('第 6 行：這個迴圈連續執行 2 秒未停').waitFor();
  await page.close();
}

const MAKES = `const makers = {
  eval: () => (0, eval)('globalThis.made = true'),
  Function: () => new Function('globalThis.made = true')(),
  constructor: () => (async () => undefined).constructor('globalThis.made = true')(),
  element: () => document.body.append(Object.assign(document.createElement('script'), { textContent: 'globalThis.made = true' })),
  handler: () => document.body.insertAdjacentHTML('beforeend', '<img src="" onerror="globalThis.made = true">'),
  timer: () => setTimeout('globalThis.made = true'),
};

export function Maker() {
  return (
    <>
      {Object.entries(makers).map(([name, make]) => (
        <button key={name} onClick={make}>
          {name}
        </button>
      ))}
    </>
  );
}
`;

/** Code made from a text has no checks of its loops, so the frame refuses it. */
async function codeFromText(context, url) {
  const page = await context.newPage();
  const { button, fault, drawing } = partsOf(page);
  await page.goto(`${url}/?path=/docs/${PAGE}${await toHash(MAKES)}`);
  await button('Run').click();
  for (const name of ['element', 'handler', 'timer', 'constructor', 'Function', 'eval'])
    await drawing.getByRole('button', { name, exact: true }).click();
  await fault.getByText('Line 2: code made from a text does not run here').waitFor();
  await page.waitForTimeout(200);
  if (await drawing.locator('body').evaluate(() => globalThis.made === true)) throw new Error('code made from a text ran');
  await page.close();
}

const LEAVES = `export function Leaving() {
  location.href = 'data:text/html,elsewhere';
  return <p>leaving</p>;
}
`;

/** A frame that code has sent to another page says so, and draws the next code. */
async function frameLeft(context, url) {
  const page = await context.newPage();
  const { editor, drawing, fault } = partsOf(page);
  await page.goto(`${url}/?path=/docs/${PAGE}`);
  await drawing.locator('#place > *').first().waitFor();
  await write(page, editor, LEAVES);
  await drawing.locator('#place').waitFor({ state: 'detached' });
  await fault.getByText('The code opened another page').waitFor();
  await write(page, editor, PORTS);
  await drawing.getByText('宁波').waitFor();
  await page.close();
}

async function noViolations(context, url) {
  const found = [];
  for (const theme of ['light', 'dark']) {
    const page = await context.newPage();
    await page.goto(`${url}/iframe.html?id=${PAGE}&viewMode=docs&globals=theme:${theme}`);
    await page.frameLocator('iframe').locator('#place > *').first().waitFor();
    const { violations } = await new AxeBuilder({ page }).include('.sb-unstyled').disableRules(NO_PAGE).analyze();
    found.push(...violations.map(({ id, nodes }) => `${theme}: ${id} at ${nodes[0].target.join(' ')}`));
    await page.close();
  }
  if (found.length > 0) throw new Error(found.join('; '));
}

/** @returns {[name: string, run: () => Promise<void>][]} */
export const sandboxChecks = (context, url) => [
  ['an example of a guide is edited in the sandbox', () => editExample(context, url)],
  ['code of a link in the sandbox', () => openLink(context, url)],
  ['messages of the sandbox to Storybook', () => sendCommands(context, url)],
  ['Chinese text in the frame of the sandbox', () => chineseText(context, url)],
  ['Reset in the sandbox', () => resetCode(context, url)],
  ['endless loops in the sandbox', () => endLoop(context, url)],
  ['code made from a text in the sandbox', () => codeFromText(context, url)],
  ['a frame of the sandbox that left', () => frameLeft(context, url)],
  ['the sandbox without violations', () => noViolations(context, url)],
];

/** Opens the example of each story; returns those that are not drawn. */
export async function everyExample(context, url, stories) {
  const page = await context.newPage();
  const faults = [];
  const { fault, drawing, guide, editor } = partsOf(page);
  await page.goto(`${url}/?path=/docs/${PAGE}`);
  for (const story of stories) {
    await editor.waitFor();
    await guide.locator('iframe').evaluate((one) => one.setAttribute('data-before', ''));
    await page.evaluate((hash) => void (location.hash = hash), exampleAddress(story, false).split('#')[1]);
    await guide.locator('iframe:not([data-before])').waitFor();
    // An overlay is beside the place.
    const drawn = drawing.locator('#place > *, [role="dialog"]').first();
    const shown = drawn.waitFor({ state: 'attached', timeout: LONGEST_MS });
    await Promise.any([shown, fault.waitFor({ timeout: LONGEST_MS })]).catch(() => undefined);
    const why = (await fault.count()) > 0 ? await fault.innerText() : '';
    if (why !== '' || (await drawn.count()) === 0) faults.push(`${story}: ${why || 'nothing is drawn'}`);
  }
  await page.close();
  return faults;
}
