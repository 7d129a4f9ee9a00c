import { readFileSync } from 'node:fs';
import readExcelFile from 'read-excel-file/node';
import { enter } from '../enter.ts';
import { expect, test } from '../journey.ts';

test('a list is exported by the server, and its file can be downloaded again', async ({ page, stack }) => {
  await enter(page, stack, { path: '/system/pos' });
  await page.getByRole('button', { name: 'Add position' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add position' });
  await form.getByRole('textbox', { name: /^Position/ }).fill('Rail freight clerk');
  await form.getByRole('textbox', { name: /^Code/ }).fill('rail-clerk');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  await page.goto(`${stack.url}/#/log/oplog?actionName=add`);
  await page.getByRole('button', { name: 'Export', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Export: Operation log' });
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^Operation log \d{4}-\d{2}-\d{2}\.xlsx$/);
  const [sheet] = await readExcelFile(readFileSync(await download.path()));
  const [heading, ...rows] = sheet?.data ?? [];
  const added = rows.find((row) => row.includes('Positions · Add'));
  expect(added?.[heading?.indexOf('Outcome') ?? -1]).toBe('Succeeded');
  expect(added?.[heading?.indexOf('Time') ?? -1]).toBeInstanceOf(Date);
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Export', exact: true }).first().click();
  const secondDownload = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Download Operation log/ }).click();
  expect(readFileSync(await (await secondDownload).path()).equals(readFileSync(await download.path()))).toBe(true);
});
