import type { Logger } from 'pino';
import type { CarrierRegistry } from './carriers/registry.ts';
import type { Config } from './config.ts';
import type { Db } from './db/port.ts';
import type { Queue } from './jobs/queue.ts';
import type { Live } from './live/hub.ts';
import type { Clock } from './ports/clock.ts';

/** Everything that reaches outside of the process, made once at start and handed to handlers and jobs. */
export interface Deps {
  config: Config;
  log: Logger;
  clock: Clock;
  db: Db;
  queue: Queue;
  live: Live;
  carriers: CarrierRegistry;
}
