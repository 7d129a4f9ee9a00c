import { fileURLToPath } from 'node:url';

import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';

import { earlyHead } from '../packages/ui/src/testing/docs/early.js';
import { partsPlugin } from '../packages/ui/src/testing/docs/parts.js';
import { sandboxPlugin } from '../packages/ui/src/testing/docs/sandbox/frame-plugin.js';
import { groupedTitle } from '../packages/ui/src/testing/docs/sidebar.js';
import { leanPreview } from '../packages/ui/src/testing/published/lean-preview.js';
import { sidebarName, statusTags, storiesPlugin } from '../packages/ui/src/testing/stories/story-files.js';
import { findableIndex } from './search.js';

/** Guides show files from outside of their package. */
const repositoryFiles = {
  name: 'repository-files',
  config: () => ({ resolve: { alias: { '@repository/': fileURLToPath(new URL('..', import.meta.url)) } } }),
};

// The indexer option is a preset like the others, but missing in the type.
const config: StorybookConfig & { storyIndexGenerator: typeof findableIndex } = {
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../apps/web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  framework: '@storybook/react-vite',
  // Same story indexer, with titles sorted into the sidebar groups and names in sentence case.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, { ...options, makeTitle: (title) => groupedTitle(options.makeTitle(title)) });
        return entries.map((entry) => ({ ...entry, name: sidebarName(entry), tags: [...(entry.tags ?? []), ...statusTags(file)] }));
      },
    })),
  storyIndexGenerator: findableIndex,
  previewHead: earlyHead,
  managerHead: earlyHead,
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The type checker reads the props (`testing/docs/props`): react-docgen misses those of unions.
  typescript: { reactDocgen: false },
  docs: { defaultName: 'Guide' },
  viteFinal: async (vite, { configType }) => ({
    ...vite,
    plugins: [
      ...(configType === 'PRODUCTION' ? await leanPreview(vite.plugins ?? []) : (vite.plugins ?? [])),
      tailwindcss(),
      partsPlugin(groupedTitle),
      storiesPlugin(),
      sandboxPlugin(),
      repositoryFiles,
    ],
    resolve: {
      ...vite.resolve,
      // Packages are read from their sources: no rebuild during development.
      conditions: ['@seaberry/source', 'module', 'browser', 'development|production'],
    },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
