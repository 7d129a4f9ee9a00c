import type { Logger } from 'pino';
import type { CarrierRegistry } from './carriers/registry.ts';
import type { Config } from './config.ts';
import type { Db } from './db/port.ts';
import type { Files } from './files/service.ts';
import type { Queue } from './jobs/queue.ts';
import type { Live } from './live/hub.ts';
import type { Caches } from './modules/cache/service.ts';
import type { Parameters } from './modules/config/parameters/catalogue.ts';
import type { RequestLog } from './modules/tracking-log/request/service.ts';
import type { Clock } from './ports/clock.ts';
import type { Vitals } from './ports/vitals.ts';

/** Connections to the outside world, created at start and passed to handlers and jobs. */
export interface Deps {
  /** The settings at this moment: parameters replace some of them, so they are read where they are needed. */
  config: Config;
  parameters: Parameters;
  log: Logger;
  clock: Clock;
  db: Db;
  queue: Queue;
  live: Live;
  carriers: CarrierRegistry;
  files: Files;
  /** Log of the requests to carriers. */
  requests: RequestLog;
  caches: Caches;
  /** Load of this process. */
  vitals: Vitals;
}
