import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { chunkModules } from './build/chunk-modules.ts';
import { compileMessages } from './build/compile-messages.ts';
import { compressed } from './build/compressed.ts';
import { inlineBoot } from './build/inline-boot.ts';
import { inlineRuntime } from './build/inline-runtime.ts';

const API = process.env['API_URL'] ?? 'http://127.0.0.1:5320';
const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
/** Modules of areas of the library's English texts. */
const uiTexts = (areas: string): RegExp =>
  new RegExp(`(i18n[\\\\/]dist[\\\\/]ui[\\\\/]en[\\\\/]${areas}|ui[\\\\/]dist[\\\\/]lib[\\\\/]use-${areas}-text)\\.js$`);

export default defineConfig(({ command }) => ({
  plugins: [
    // Routes import screens dynamically, so the plugin has nothing to split.
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: false,
      quoteStyle: 'single',
      semicolons: true,
      routesDirectory: path('src/routes'),
      generatedRouteTree: path('src/routeTree.gen.ts'),
    }),
    react(),
    tailwindcss(),
    compileMessages(),
    inlineBoot(path('src/boot.ts')),
    inlineRuntime(),
    chunkModules(path('../..')),
    compressed(),
  ],
  resolve:
    command === 'serve'
      ? {
          // Packages are read from their sources: no rebuild during development.
          conditions: ['@seaberry/source', 'module', 'browser', 'development|production'],
          alias: { '@seaberry/ui/styles.layer.css': path('../../packages/ui/src/styles/index.css') },
        }
      : {
          // The entry of use-intl for compiled messages; see build/compile-messages.ts.
          alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
        },
  server: { host: '127.0.0.1', port: 5321, strictPort: true, proxy: { '/api': API, '/schedule': API } },
  build: {
    target: 'es2023',
    manifest: true,
    cssCodeSplit: false,
    // Every browser with es2023 supports `modulepreload`.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One request for the initial code: a module with its imports, without those of earlier groups.
          groups: [
            // Messages that the library exports in one index, of which the sign-in page uses one area: those of the landing page, and the rest.
            {
              name: 'texts',
              test: uiTexts('(?!components|cron|dates|identifiers|schema)[a-z]+'),
              includeDependenciesRecursively: false,
              priority: 4,
            },
            {
              name: 'later-texts',
              test: uiTexts('(?:cron|dates|identifiers|schema)'),
              includeDependenciesRecursively: false,
              priority: 4,
            },
            // Five small controllers: one file instead of fifteen.
            {
              name: 'tracking-logs',
              test: /api-client[\\/]dist[\\/]contract[\\/](consumption|push|subscribe|update|request)-log[\\/](calls|fields|schema)\.js$/,
              includeDependenciesRecursively: false,
              priority: 4,
            },
            // The loaders of later pages, their calls and their texts: this chunk grows with each of them, and is loaded when the landing page is idle.
            {
              name: 'later',
              test: /(web[\\/]src[\\/](workspace[\\/]screen-loaders|i18n[\\/]later-areas)|contract[\\/]load-later\.gen)\.[jt]s$/,
              includeDependenciesRecursively: false,
              priority: 4,
            },
            { name: 'sign-in', test: /web[\\/]src[\\/]main\.tsx$/, priority: 3 },
            // Validation of the server's first response.
            {
              name: 'answers',
              test: /api-client[\\/]dist[\\/](http[\\/](load|tolerant)|contract[\\/]sys-config[\\/]schema)\.js$/,
              priority: 2,
            },
            {
              name: 'landing',
              test: /web[\\/]src[\\/](shell[\\/](app-frame|signed-in)|features[\\/]ocean-bill[\\/]list[\\/]list-screen)\.tsx?$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}));
