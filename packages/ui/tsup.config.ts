import { copyFile, cp } from 'node:fs/promises';

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
    for (const file of ['theme.css', 'tokens.light.json', 'tokens.dark.json']) await copyFile(`src/styles/${file}`, `dist/${file}`);
    await cp('src/styles/fonts', 'dist/fonts', { recursive: true });
  },
});
