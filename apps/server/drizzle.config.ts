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
    './src/db/schema/air-waybill.ts',
    './src/db/schema/air-message.ts',
    './src/db/schema/file.ts',
    './src/db/schema/job.ts',
    './src/db/schema/region.ts',
    './src/db/schema/open-access.ts',
    './src/db/schema/wechat.ts',
    './src/db/schema/ldap.ts',
    './src/db/schema/share.ts',
    './src/db/schema/plugin.ts',
  ],
  out: './migrations',
});
