import { sql } from 'drizzle-orm';
import { callerOf, type Handlers } from '../../http/handlers.ts';

export const aboutHandlers: Handlers['about'] = {
  async info(_, context) {
    const { config, clock, db } = context.deps;
    const startTime = new Date(clock.wallNow() - process.uptime() * 1000).toISOString();
    if (!callerOf(context).platform) return { version: config.version, startTime: null, node: null, database: null, platform: null };
    const [row] = await db.orm.execute<{ version: string }>(sql`select current_setting('server_version') as version`);
    return {
      version: config.version,
      startTime,
      node: process.versions.node,
      database: `${db.kind} ${row?.version ?? ''}`.trim(),
      platform: `${process.platform} ${process.arch}`,
    };
  },
};
