import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { inlineBoot } from './build/inline-boot.ts';
import { chunkModules } from './build/chunk-modules.ts';
import { chunkPlan } from './build/chunk-plan.ts';
import { compileMessages } from './build/compile-messages.ts';
import { compressed } from './build/compressed.ts';
import { firstStyles } from './build/first-styles.ts';
import { inlineRuntime } from './build/inline-runtime.ts';
import { leaveOut } from './build/leave-out.ts';
import { plainImports } from './build/plain-imports.ts';
import { preload } from './build/preload.ts';
import { stripDocs } from './build/strip-docs.ts';

const API = process.env['API_URL'] ?? 'http://127.0.0.1:5320';

const plan = chunkPlan([
  {
    name: 'sign-in',
    roots: /web[\\/]src[\\/]main\.tsx$/,
    later: new RegExp(
      [
        // Declarations come with the first call that is made signed in.
        'api-client/dist/(contract/(index|access|account|log|ocean-bill|sys|sys-auth|ocean-bill\\.fields)\\.js|query/mutation)',
        // The sign-in page says nothing but what the area `components` holds; its list of languages brings the short area `inputs`.
        'i18n/dist/(core/formatters|ui/en/(?!(components|inputs)\\.))',
        'ui/dist/lib/use-(format|(?!components|inputs)[a-z]+-text)',
        'ui/dist/components/(permission/|button/permission-button)',
        'use-intl/dist/esm/production/core',
        '(query-core|react-query)/build/modern/(mutation(Observer|Options)|quer(y|ies)Observer|use(Mutation|Queries|BaseQuery|Query|SuspenseQuery)\\.|suspense|errorBoundaryUtils|IsRestoring)',
      ].join('|'),
    ),
  },
  { name: 'landing', roots: /web[\\/]src[\\/](shell[\\/](app-frame|signed-in)|features[\\/]ocean-bill[\\/]list[\\/]list-screen)\.tsx?$/ },
  { name: 'detail', roots: /web[\\/]src[\\/]features[\\/]ocean-bill[\\/]detail[\\/]detail-screen\.tsx$/ },
]);

export default defineConfig(({ command }) => ({
  plugins: [
    // Screens are imported dynamically by their routes, so the plugin has nothing to split.
    tanstackRouter({ target: 'react', autoCodeSplitting: false, quoteStyle: 'single', semicolons: true }),
    react(),
    tailwindcss(),
    compileMessages(),
    plainImports(),
    firstStyles(),
    inlineBoot(fileURLToPath(new URL('src/boot.ts', import.meta.url))),
    leaveOut(),
    stripDocs(),
    plan.plugin,
    inlineRuntime(),
    preload(),
    chunkModules(fileURLToPath(new URL('../..', import.meta.url))),
    compressed(),
  ],
  resolve:
    command === 'serve'
      ? {
          // Packages are read from their sources: nothing to rebuild while working.
          conditions: ['@seaberry/source', 'module', 'browser', 'development|production'],
          alias: { '@seaberry/ui/styles.css': fileURLToPath(new URL('../../packages/ui/src/styles/index.css', import.meta.url)) },
        }
      : {
          alias: {
            // Texts are compiled above, so the parser is not needed.
            'use-intl/format-message': 'use-intl/format-message/format-only',
            // React has the hook itself since 18.
            'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
          },
        },
  server: { host: '127.0.0.1', port: 5321, strictPort: true, proxy: { '/api': API, '/schedule': API } },
  build: {
    target: 'es2023',
    manifest: true,
    cssCodeSplit: false,
    // The plan below leaves nothing to preload but what the page itself names.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            ...plan.groups.map((group) => ({ ...group, priority: 2 })),
            // What a first answer needs to be checked comes in one request instead of five.
            {
              name: 'contract',
              test: /[\\/](zod|api-client[\\/]dist[\\/](contract[\\/](parts|sys\.schema)\.js|http[\\/](load|tolerant)))/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}));
