import { copyFile, cp } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { defineConfig } from 'tsup';

// One module per source file, so that a bundler takes only what is imported and 'use client' survives.
export default defineConfig({
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.{test,test-d,stories,bench}.{ts,tsx}',
    '!src/**/*.d.ts',
    '!src/testing/**',
    '!src/**/fixtures/**',
    '!src/**/examples/**',
  ],
  format: 'esm',
  target: 'es2023',
  bundle: false,
  dts: false,
  clean: true,
  onSuccess: async () => {
    for (const file of ['theme.css', 'inter.css', 'tokens.light.json', 'tokens.dark.json'])
      await copyFile(`src/styles/${file}`, `dist/${file}`);
    await cp('src/styles/fonts', 'dist/fonts', { recursive: true });
    const { resolve } = createRequire(import.meta.url);
    for (const file of ['inter-latin-wght-normal.woff2', 'inter-latin-ext-wght-normal.woff2']) {
      await copyFile(resolve(`@fontsource-variable/inter/files/${file}`), `dist/fonts/${file}`);
    }
  },
});
