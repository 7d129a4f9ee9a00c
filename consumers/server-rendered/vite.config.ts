import react from '@vitejs/plugin-react';
import rsc from '@vitejs/plugin-rsc';
import { defineConfig } from 'vite';

const entry = (input: string) => ({ build: { rollupOptions: { input: { index: input } } } });

export default defineConfig({
  plugins: [rsc(), react()],
  environments: {
    rsc: entry('./src/entry.rsc.tsx'),
    ssr: entry('./src/entry.ssr.tsx'),
    client: entry('./src/entry.browser.tsx'),
  },
});
