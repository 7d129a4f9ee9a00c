import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import { createApp, handlersOf } from './app.ts';
import { boot } from './boot.ts';
import { ConfigError, type Config } from './config.ts';
import { freeBytes } from './db/disk.ts';
import { httpServer } from './http/server.ts';
import { watchFolders } from './modules/air-message/jobs.ts';
import { defineExportJobs, sweepExports } from './modules/export/jobs.ts';
import { defineFileJobs, sweepUploads } from './modules/file/jobs.ts';
import { defineRegionJobs, sweepRegions } from './modules/region/jobs.ts';
import { channelWorks } from './modules/outgoing/service.ts';
import { defineEstimateFit } from './jobs/estimate.ts';
import { defineLogRetention } from './jobs/log-retention.ts';
import { sweepAlerts } from './modules/notice/service.ts';
import { defineLdapJobs, sweepLdap } from './modules/ldap/jobs.ts';
import { defineOutgoingJobs, sweepOutgoing } from './modules/outgoing/jobs.ts';
import { definePluginJobs, sweepPlugins } from './modules/plugin/jobs.ts';
import { defineStatistics } from './jobs/statistics.ts';
import { defineJobs } from './modules/job/jobs.ts';
import { sweepRuns } from './modules/job/scheduler/service.ts';
import { defineRequestLog } from './modules/tracking-log/request/jobs.ts';
import { defineTrackingJobs, startTrackingSchedule } from './jobs/tracking.ts';
import { watchEventLoop } from './ports/event-loop.ts';
import { makeFirstAdmin, type FirstAdmin } from './seed/first-admin.ts';

const SWEEP = 'core.sweep';

export interface RunningServer {
  /** URL of the running server. */
  url: string;
  /** User created by this start; null when there were users. */
  firstAdmin: FirstAdmin | null;
  /** Stops accepting requests, ends streams, waits for running jobs (at most 10 s), closes the database. */
  stop(): Promise<void>;
}

/** @throws ConfigError with a clear message for errors that the operator can fix. */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  // Opening a database takes seconds, so a port in use is reported first.
  await probe(config);
  const { deps, auth, demoAccounts, close } = await boot(config, log);
  const { queue, live } = deps;
  const eventLoop = watchEventLoop(log);
  let stopping = false;
  try {
    defineTrackingJobs(deps);
    defineOutgoingJobs(deps);
    defineExportJobs(deps, handlersOf(auth, demoAccounts));
    defineFileJobs(deps);
    defineRegionJobs(deps);
    defineLdapJobs(deps, auth);
    definePluginJobs(deps, auth.seal);
    defineEstimateFit(deps);
    defineLogRetention(deps);
    defineRequestLog(deps);
    defineStatistics(deps);
    queue.define(SWEEP, { retry: 1 }, async () => {
      await auth.sessions.sweep();
      await sweepOutgoing(deps);
      await sweepExports(deps);
      await sweepAlerts(deps);
      await sweepUploads(deps);
      await sweepRegions(deps);
      await sweepLdap(deps);
      await sweepPlugins(deps);
      return { runs: await sweepRuns(deps) };
    });
    queue.schedule(SWEEP, '17 * * * *');
    const jobs = defineJobs(deps, auth.seal);
    const app = createApp({
      deps,
      auth,
      demoAccounts,
      queueWorks: queue.works,
      isStopping: () => stopping,
      loopDelayMs: eventLoop.delayMs,
      freeBytes: config.databaseUrl === null ? () => freeBytes(config.dataDir) : undefined,
    });
    const http = httpServer(app);
    await listening(http, config);
    for (const channel of ['email', 'sms'] as const) {
      if (!channelWorks(config, channel))
        log.info({ channel }, 'Nothing is set up to send messages: SMTP_URL for e-mail, SMS_URL for short messages.');
    }
    await live.start();
    await auth.sessions.start();
    await jobs.writeBuiltIn();
    await deps.caches.start();
    deps.vitals.start();
    await queue.start();
    await jobs.start();
    // Messages whose job was lost while no process was running.
    await queue.send(SWEEP, {}, { key: SWEEP });
    // Last: a password that is shown once must not be lost by a failing start.
    const firstAdmin = await makeFirstAdmin(deps);
    const tracking = startTrackingSchedule(deps);
    const folders = watchFolders(deps);
    deps.requests.start();
    const address = http.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
    log.info({ url, version: config.version, database: deps.db.kind }, 'Seaberry answers.');
    return {
      url,
      firstAdmin,
      async stop() {
        if (stopping) return;
        stopping = true;
        deps.vitals.stop();
        const closed = new Promise<void>((resolve) => http.close(() => resolve()));
        http.closeIdleConnections();
        await live.stop();
        await folders.stop();
        await tracking.stop();
        await deps.requests.stop();
        await jobs.stop();
        await queue.stop();
        await jobs.leave();
        http.closeAllConnections();
        await closed;
        await close();
        eventLoop.stop();
        log.info('Seaberry has stopped.');
      },
    };
  } catch (error) {
    deps.vitals.stop();
    await queue.stop().catch(() => {});
    await close();
    eventLoop.stop();
    throw error;
  }
}

async function probe(config: Config): Promise<void> {
  const server = createServer();
  await listening(server, config);
  await new Promise((resolve) => server.close(resolve));
}

function listening(http: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new ConfigError(`Port ${port} of ${host} is taken. Choose another one with PORT.`));
      else if (error.code === 'EACCES')
        reject(new ConfigError(`Port ${port} of ${host} may not be used by this account. Choose another one with PORT.`));
      else if (error.code === 'EADDRNOTAVAIL')
        reject(new ConfigError(`The address ${host} does not belong to this machine. Choose another one with HOST.`));
      else reject(error);
    });
    http.listen(port, host, resolve);
  });
}
