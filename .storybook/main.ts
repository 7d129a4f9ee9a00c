import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no JavaScript API, so react-docgen reads the props.
  typescript: { reactDocgen: 'react-docgen' },
  docs: { defaultName: 'Guide' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss()],
    resolve: {
      ...vite.resolve,
      // Packages are read from their sources: nothing to rebuild while working.
      conditions: ['@seaberry/source', 'module', 'browser', 'development|production'],
    },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
