import { callerOf, type Handlers } from '../../http/handlers.ts';

export const aboutHandlers: Handlers['about'] = {
  async info(_, context) {
    const { config, clock, db } = context.deps;
    const startTime = new Date(clock.wallNow() - process.uptime() * 1000).toISOString();
    if (!callerOf(context).platform) return { version: config.version, startTime: null, node: null, database: null, platform: null };
    const [row] = await db.sql<{ version: string }>('select current_setting($1) as version', ['server_version']);
    return {
      version: config.version,
      startTime,
      node: process.versions.node,
      database: `${db.kind} ${row?.version ?? ''}`.trim(),
      platform: `${process.platform} ${process.arch}`,
    };
  },
};
