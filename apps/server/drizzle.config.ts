import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/schema/core.ts',
    './src/db/schema/session.ts',
    './src/db/schema/factor.ts',
    './src/db/schema/access.ts',
    './src/db/schema/tracking.ts',
    './src/db/schema/carrier.ts',
  ],
  out: './migrations',
});
