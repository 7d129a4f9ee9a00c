import { defineConfig } from 'tsup';

// One module per source file, so that a bundler takes only what is imported and 'use client' survives.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,test-d,stories,bench}.{ts,tsx}'],
  format: 'esm',
  target: 'es2023',
  bundle: false,
  dts: false,
  clean: true,
});
