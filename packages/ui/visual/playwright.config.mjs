import { defineConfig } from '@playwright/test';

import { chromiumPath, launchArgs } from '../../../scripts/chromium.mjs';

/* Run by `node scripts/visual.mjs`, which serves the built Storybook and writes the list of screenshots. */

export default defineConfig({
  testDir: '.',
  testMatch: 'screenshots.spec.mjs',
  outputDir: '../../../test-results/visual',
  snapshotPathTemplate: '{testDir}/reference/{arg}{ext}',
  timeout: 30_000,
  fullyParallel: true,
  workers: Number(process.env['VISUAL_WORKERS'] ?? 2),
  // In a new page: the first run is in one that has shown other stories.
  retries: 1,
  reporter: [['json', { outputFile: process.env['VISUAL_REPORT'] ?? '../../../test-results/visual.json' }]],
  use: { browserName: 'chromium', launchOptions: { executablePath: await chromiumPath(), args: launchArgs } },
});
