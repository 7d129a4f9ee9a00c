import { readFileSync } from 'node:fs';
import { enter } from '../enter.ts';
import { expect, test } from '../journey.ts';

const CONTENT = 'BT /F1 24 Tf 20 100 Td (Delivery note) Tj ET';
const PDF = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
    '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 240 200] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>> endobj',
    `4 0 obj <</Length ${CONTENT.length}>> stream`,
    CONTENT,
    'endstream endobj',
    '5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj',
    'trailer <</Root 1 0 R>>',
    '%%EOF',
  ].join('\n'),
);
const NAME = 'delivery-note.pdf';

test('a PDF is uploaded, shown in place where the browser can, and downloaded unchanged', async ({ page, stack }) => {
  // The Chromium of the journeys has no viewer for PDF, so it downloads what a frame would show.
  await enter(page, stack, { path: '/platform/file' });
  await page.getByRole('button', { name: 'Upload files' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload files' });
  await upload.getByLabel('Files', { exact: true }).setInputFiles({ name: NAME, mimeType: 'application/pdf', buffer: PDF });
  await expect(upload.getByText(/Uploaded/)).toBeVisible();
  await upload.getByRole('button', { name: 'Close' }).last().click();

  const preview = page.getByRole('dialog', { name: NAME });
  await page.getByRole('button', { name: NAME, exact: true }).click();
  await expect(preview.getByText(/^This browser does not show PDF/)).toBeVisible();
  await expect(preview.locator('iframe')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await preview.getByRole('link', { name: 'Download' }).click();
  expect(readFileSync(await (await download).path()).equals(PDF)).toBe(true);
  await preview.getByRole('button', { name: 'Close' }).last().click();

  await page.evaluate(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }));
  const shown = page.waitForResponse((response) => response.url().includes('/api/sysFile/content/'));
  await page.getByRole('button', { name: NAME, exact: true }).click();
  await expect(preview.getByTitle(`Content of ${NAME}`)).toBeVisible();
  const response = await shown;
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': expect.stringMatching(/^inline/) });
  // A sandbox would block the viewer, a frame of another page would show the file to others.
  expect(response.headers()['content-security-policy']).not.toContain('sandbox');
  expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
});
