import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import type { CDPSession } from 'playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';

/** Names after `--project`; none means all. */
const chosen = process.argv.flatMap((arg, at, all) =>
  arg === '--project' ? (all[at + 1] ?? []) : arg.startsWith('--project=') ? arg.slice('--project='.length) : [],
);
const wanted = (name: string): boolean => chosen.length === 0 || chosen.includes(name);

/** Stories are played without motion, as pictures are; `STORIES_MOTION=1` plays them as most people see them. */
const reducedMotion = process.env['STORIES_MOTION'] === '1' ? 'no-preference' : 'reduce';

/** In a real browser, as in e2e tests: a pass on the second run is reported as `flaky`, which is a fault to fix. */
const RETRY = 1;

/** Threads that tests start read our packages from their sources, as the tests do. */
const SOURCES = ['--conditions=@seaberry/source', '--import', new URL('scripts/lib/source-resolve.mjs', import.meta.url).href];

/** Timeout for slow rendering on a busy machine, which is no fault of a component; e2e tests wait longer. */
const PATIENCE_MS = 10_000;

/**
 * The server's tests with a database: all run on PostgreSQL, and those that depend on the engine (`*.engine.db.test.ts`) on the embedded
 * one as well. Files share the processes, since loading the server takes longer than most of them.
 */
const DB = {
  environment: 'node',
  execArgv: SOURCES,
  setupFiles: ['apps/server/src/testing/run/quick-passwords.ts'],
  isolate: false,
  maxWorkers: 2,
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  resolve: { conditions: ['@seaberry/source'] },
  ssr: { resolve: { conditions: ['@seaberry/source'], externalConditions: ['@seaberry/source'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          execArgv: SOURCES,
          include: ['packages/*/src/**/*.test.ts', 'apps/*/{src,build}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          setupFiles: ['scripts/lib/property-seed.ts'],
          // Files share the processes: loading the same sources for each of them was half of the time.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          ...DB,
          name: 'db',
          include: ['apps/server/src/**/*.db.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['apps/server/src/testing/run/postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...DB,
          name: 'db-embedded',
          include: ['apps/server/src/**/*.engine.db.test.ts'],
          env: { TEST_DATABASE: 'pglite' },
          globalSetup: ['apps/server/src/testing/run/embedded.ts'],
        },
      },
      ...(wanted('stories') || wanted('browser') ? await browserProjects() : []),
    ],
  },
});

/** Loaded only when wanted, so that the plain projects start at once and need no browser. */
async function browserProjects(): Promise<TestProjectInlineConfiguration[]> {
  const [
    { storybookTest },
    { default: tailwindcss },
    { default: react },
    { playwright },
    { chromiumPath, launchArgs },
    { runCache },
    { partsPlugin },
  ] = await Promise.all([
    import('@storybook/addon-vitest/vitest-plugin'),
    import('@tailwindcss/vite'),
    import('@vitejs/plugin-react'),
    import('@vitest/browser-playwright'),
    import('./scripts/chromium.mjs'),
    import('./scripts/run-cache.mjs'),
    import('./packages/ui/src/testing/docs/parts.js'),
  ]);
  const executablePath = await chromiumPath();
  const cache = runCache(fileURLToPath(new URL('.', import.meta.url)));
  const conditions = ['@seaberry/source', 'module', 'browser', 'development|production'];
  // axe-core comes with the accessibility addon: stories and conformance judge by the same version.
  const axe = createRequire(createRequire(import.meta.url).resolve('@storybook/addon-a11y')).resolve('axe-core');

  const sessions = new WeakMap<object, Promise<CDPSession>>();
  const pressTab: BrowserCommand<[times: number]> = async ({ page }, times) => {
    const known = sessions.get(page) ?? page.context().newCDPSession(page);
    sessions.set(page, known);
    const session = await known;
    const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
    const types = Array.from({ length: times }, () => ['rawKeyDown', 'keyUp'] as const).flat();
    await Promise.all(types.map((type) => session.send('Input.dispatchKeyEvent', { type, ...key })));
  };

  // Each project gets its own object: vitest names the instances in place.
  const browser = () => ({
    enabled: true,
    headless: true,
    commands: { pressTab },
    screenshotFailures: false,
    viewport: { width: 1024, height: 768 },
    provider: playwright({
      launchOptions: { executablePath, args: launchArgs },
      contextOptions: { reducedMotion, timezoneId: 'UTC', locale: 'en-GB' },
    }),
    instances: [{ browser: 'chromium' as const }],
  });
  const setup = (...files: string[]) =>
    ['fail-on-console.ts', 'no-react-traces.ts']
      .map((name) => `packages/ui/src/testing/audits/${name}`)
      .concat(files)
      .map((file) => fileURLToPath(new URL(file, import.meta.url)));
  return [
    {
      extends: true,
      plugins: [
        storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
        // After Storybook, which would set a cache shared by every run.
        { name: 'run-cache', enforce: 'post', config: () => ({ cacheDir: `${cache}/stories` }) },
      ],
      // Found beforehand: a dependency met in the middle of a run reloads the page under the tests.
      optimizeDeps: { entries: ['.storybook/preview.tsx', 'packages/ui/src/**/*.stories.tsx', 'apps/web/src/**/*.stories.tsx'] },
      resolve: { conditions, alias: { 'axe-core': axe } },
      test: {
        name: 'stories',
        // One page for all files: fetching and running React, axe and the library again for each of them was half of the time.
        isolate: false,
        browser: browser(),
        setupFiles: setup('packages/ui/src/testing/audits/after-each-story.ts'),
        testTimeout: 20_000,
        expect: { poll: { timeout: PATIENCE_MS } },
        retry: RETRY,
      },
    },
    {
      extends: true,
      cacheDir: `${cache}/browser`,
      plugins: [tailwindcss(), react(), partsPlugin((title) => title)],
      resolve: { conditions, alias: { 'axe-core': axe } },
      optimizeDeps: { entries: ['packages/ui/src/**/*.test.tsx'] },
      test: {
        name: 'browser',
        // One page here as well; `shared-page.ts` restores it after each file.
        isolate: false,
        browser: browser(),
        setupFiles: setup('.storybook/styles.ts', '.storybook/chinese-fonts.ts', 'packages/ui/src/testing/shared-page.ts'),
        include: ['packages/ui/src/**/*.test.tsx'],
        testTimeout: 20_000,
        expect: { poll: { timeout: PATIENCE_MS } },
        retry: RETRY,
      },
    },
  ];
}
