// Takes the screenshots of the README from the running product: `node scripts/screenshots.mjs`, after a build. `--all <folder>` captures
// every screen at three widths, both themes and two languages, for review.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startStack } from '../apps/web/e2e/stack.ts';
import { chromiumPath, launchArgs } from './chromium.mjs';
import { root } from './lib/stages.mjs';

const WIDTHS = [
  [1440, 900],
  [1024, 768],
  [390, 844],
];
/** Time for the demonstration tenant to receive carrier data. */
const FIRST_DATA_MS = 25_000;

const all = process.argv.indexOf('--all');
const folder = all > 0 ? process.argv[all + 1] : join(root, 'docs/images');
mkdirSync(folder, { recursive: true });

const stack = await startStack({ demo: true, factor: 60 });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: launchArgs });

async function page({ theme = 'light', locale = 'en', size = [1440, 900], account = 'demo' }) {
  const context = await browser.newContext({
    viewport: { width: size[0], height: size[1] },
    colorScheme: theme,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  const tab = await context.newPage();
  tab.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && console.log(`  console ${message.type()}: ${message.text()}`),
  );
  tab.on('pageerror', (error) => console.log(`  page error: ${error.message}`));
  await tab.goto(stack.url);
  await tab.getByRole('textbox').first().waitFor();
  if (locale !== 'en') await tab.getByRole('combobox').first().selectOption(locale);
  if (account) {
    await tab.locator('input[name=account]').fill(account);
    await tab.locator('input[name=password]').fill('seaberry');
    await tab.locator('button[type=submit]').click();
    await tab.getByRole('main').waitFor();
    await tab.waitForLoadState('networkidle').catch(() => {});
    await tab.waitForTimeout(1500);
  }
  return tab;
}

const shot = (tab, name) => tab.screenshot({ path: join(folder, `${name}.png`) });
const openLate = async (tab) => {
  await tab.goto(`${stack.url}/#/tracking/oceanBill?trackingState=tracking&signal=late`);
  await tab.waitForTimeout(2000);
  await tab.locator('a[href*="oceanBill/detail"]').first().click();
  await tab.waitForTimeout(2500);
};

try {
  await new Promise((resolve) => setTimeout(resolve, FIRST_DATA_MS));
  if (all > 0) {
    for (const size of WIDTHS) {
      for (const theme of ['light', 'dark']) {
        for (const locale of ['en', 'zh-cn']) {
          const suffix = `${size[0]}-${theme}-${locale}`;
          const login = await page({ theme, locale, size, account: '' });
          await login.waitForTimeout(800);
          await shot(login, `login-${suffix}`);
          await login.context().close();
          const tab = await page({ theme, locale, size });
          await shot(tab, `list-${suffix}`);
          await openLate(tab);
          await tab.screenshot({ path: join(folder, `detail-${suffix}.png`), fullPage: true });
          await tab.context().close();
          console.log(suffix);
        }
      }
    }
  } else {
    for (const theme of ['light', 'dark']) {
      const tab = await page({ theme, size: [1440, 1000] });
      await tab.goto(`${stack.url}/#/tracking/oceanBill?trackingState=tracking`);
      await tab.waitForTimeout(2000);
      await shot(tab, `list-${theme}`);
      await openLate(tab);
      await shot(tab, `detail-${theme}`);
      await tab.context().close();
    }
  }
} finally {
  await browser.close();
  await stack.stop();
}
