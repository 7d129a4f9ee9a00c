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
    await copyFile('src/styles/theme.css', 'dist/theme.css');
    await cp('src/styles/fonts', 'dist/fonts', { recursive: true });
  },
});
