import type { Logger } from 'pino';
import type { CarrierRegistry } from './carriers/registry.ts';
import type { Config } from './config.ts';
import type { Db } from './db/port.ts';
import type { Queue } from './jobs/queue.ts';
import type { Live } from './live/hub.ts';
import type { Parameters } from './modules/config/parameters/catalogue.ts';
import type { RequestLog } from './modules/tracking-log/request/service.ts';
import type { Clock } from './ports/clock.ts';

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
  /** Log of the requests to carriers. */
  requests: RequestLog;
}
