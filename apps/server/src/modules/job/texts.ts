import type { schedule } from '@seaberry/i18n/messages/en/schedule';
import { ESTIMATE_FIT } from '../../jobs/estimate.ts';
import { LOG_RETENTION, LOG_SEALS } from '../../jobs/log-retention.ts';
import { STATISTICS, VACUUM } from '../../jobs/statistics.ts';
import { MAKE_FILE } from '../export/service.ts';
import { REMOVE_OBJECTS, SCAN_FILE } from '../file/rules.ts';
import { LDAP_RUN } from '../ldap/service.ts';
import { DELIVER, MENTION } from '../outgoing/service.ts';
import { SYNC_REGIONS } from '../region/service.ts';
import { REQUEST_LOG } from '../tracking-log/request/jobs.ts';
import { HTTP_QUEUE } from './scheduler/service.ts';

/** Message key of each queue. */
export const QUEUE_KEYS: ReadonlyMap<string, Exclude<keyof typeof schedule.queues, 'other'>> = new Map([
  [DELIVER, 'deliver'],
  [MENTION, 'mention'],
  [MAKE_FILE, 'exports'],
  [REMOVE_OBJECTS, 'remove'],
  [SCAN_FILE, 'scan'],
  [SYNC_REGIONS, 'regions'],
  [LDAP_RUN, 'ldap'],
  [LOG_RETENTION, 'retention'],
  [LOG_SEALS, 'seals'],
  [REQUEST_LOG, 'requests'],
  [ESTIMATE_FIT, 'estimates'],
  [STATISTICS, 'statistics'],
  [VACUUM, 'vacuum'],
  [HTTP_QUEUE, 'http'],
  ['core.sweep', 'sweep'],
]);
