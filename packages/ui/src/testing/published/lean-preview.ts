import { fileURLToPath } from 'node:url';

import type { Plugin, PluginOption } from 'vite';

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const lateTest = file('late-test.ts');
const replaced: Readonly<Record<string, string>> = {
  'storybook/internal/preview/runtime': file('runtime.ts'),
  'storybook/manager-api': file('no-manager.ts'),
  'storybook/test': lateTest,
};

/** Modules of Storybook that the published preview does without, until it needs them. */
const leanModules: Plugin = {
  name: 'lean-preview',
  enforce: 'pre',
  apply: 'build',
  // The replacement of `storybook/test` loads the original.
  resolveId: (source, importer) => (importer === lateTest ? undefined : replaced[source]),
};

/** Storybook's plugin that replaces its modules by globals, which only its own bundle sets. */
const isGlobals = (plugin: PluginOption): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'storybook:external-globals-plugin';

/** Plugins of a build whose first story loads little: Storybook's modules are imported one by one, and `storybook/test` with the first play. */
export async function leanPreview(plugins: readonly PluginOption[]): Promise<PluginOption[]> {
  const all = (await Promise.all(plugins.map((plugin) => Promise.resolve(plugin)))).flat() as PluginOption[];
  const others = all.filter((plugin) => !isGlobals(plugin));
  if (others.length === all.length)
    throw new Error('Storybook has no plugin storybook:external-globals-plugin any more: see lean-preview.ts.');
  return [leanModules, ...others];
}
