import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../../../scripts/chromium.mjs';
import { journeyArgs } from './launch.ts';

export default defineConfig({
  testDir: './journeys',
  globalSetup: './data-folder.ts',
  outputDir: '../../../test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A journey that passes only on retry is reported as `flaky`: a bug to fix, not a red build.
  retries: 1,
  // Each worker has its own stack, and journeys mostly wait.
  workers: 2,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Drawing animations took a sixth of the browser's processor time. Files about focus and the frame have motion: `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // No film of the pages: in short journeys it took nearly half of the processor time. States of the page and calls are kept.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: { executablePath: await chromiumPath(), args: journeyArgs },
  },
});
