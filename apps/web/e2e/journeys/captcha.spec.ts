import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, PASSWORD, test } from '../journey.ts';

const answersFile = join(tmpdir(), `seaberry-captcha-${process.pid}.txt`);
const preload = pathToFileURL(join(import.meta.dirname, '../record-captcha.ts')).href;

test.use({
  stackOptions: { factor: 1440, env: { CAPTCHA: 'always', NODE_OPTIONS: `--import=${preload}`, CAPTCHA_ANSWERS: answersFile } },
});
test.afterAll(() => rmSync(answersFile, { force: true }));

const answers = (): string[] => (existsSync(answersFile) ? readFileSync(answersFile, 'utf8').split('\n').filter(Boolean) : []);
const picture = (page: Page) => page.getByAltText('Picture with the characters to type');

/** Address of the picture, once it differs from `before`. */
async function pictureAfter(page: Page, before: string | null): Promise<string | null> {
  await expect(picture(page)).toBeVisible();
  await expect.poll(() => picture(page).getAttribute('src')).not.toBe(before);
  return picture(page).getAttribute('src');
}

test('a wrong captcha shows another picture and keeps the typed text, the right one signs in', async ({ page, stack }) => {
  await page.goto(stack.url);
  const first = await pictureAfter(page, null);
  await page.locator('input[name=account]').fill('north');
  await page.locator('input[name=password]').fill(PASSWORD);
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });

  await submit.click();
  await expect(page.getByText('Enter what the picture shows.')).toBeVisible();
  await expect(page.locator('input[name=code]')).toBeFocused();

  await page.locator('input[name=code]').fill('0');
  await submit.click();
  await expect(page.getByText('Enter the captcha. If you did, it was wrong or has expired.')).toBeVisible();
  const second = await pictureAfter(page, first);
  await expect(page.locator('input[name=account]')).toHaveValue('north');
  await expect(page.locator('input[name=password]')).toHaveValue(PASSWORD);

  await page.getByRole('button', { name: 'Show another picture' }).click();
  await pictureAfter(page, second);
  // The newest solution is that of the shown picture.
  await page.locator('input[name=code]').fill(answers().at(-1) ?? '');
  await submit.click();
  await expect(page).toHaveURL(/#\/tracking\/oceanBill/);
  await expect(page.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();
});
