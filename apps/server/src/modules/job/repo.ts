import { CronExpressionParser } from 'cron-parser';
import { and, asc, count, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/port.ts';
import { carrierStatus } from '../../db/schema/carrier.ts';
import { oceanBill } from '../../db/schema/tracking.ts';
import { problemOf } from './rules.ts';

const SCHEMA = 'pgboss';
const LAST_RUNS = 5;
const DAY_S = 86_400;

export interface JobRun {
  /** ISO 8601 with `Z`. */
  startedAt: string;
  /** Null for a job that runs or will be retried. */
  durationMs: number | null;
  state: string;
  /** One line of the error, without secrets. */
  problem: string | null;
}

export interface QueueState {
  name: string;
  /** Period in seconds for which `done` and `failed` are counted: as long as pg-boss keeps a finished job, at most a day. */
  keptSeconds: number;
  schedules: { cron: string; zone: string; nextAt: string | null }[];
  waiting: number;
  running: number;
  done: number;
  failed: number;
  runs: JobRun[];
}

const QUEUES = `
  select q.name, least(q.deletion_seconds, ${DAY_S}) as kept,
    coalesce((select json_agg(json_build_object('cron', s.cron, 'zone', coalesce(s.timezone, 'UTC')) order by s.key)
      from ${SCHEMA}.schedule s where s.name = q.name), '[]') as schedules
  from ${SCHEMA}.queue q where q.name not like '\\_\\_pgboss\\_\\_%' order by q.name`;

const COUNTS = `
  select name,
    count(*) filter (where state in ('created', 'retry'))::int as waiting,
    count(*) filter (where state = 'active')::int as running,
    count(*) filter (where state = 'completed' and completed_on > now() - interval '1 day')::int as done,
    count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed
  from ${SCHEMA}.job group by name`;

const RUNS = `
  select q.name, r.state::text, r.started_on, r.completed_on, r.output
  from ${SCHEMA}.queue q cross join lateral (
    select id, state, created_on, started_on, completed_on, output from ${SCHEMA}.job j
    where j.name = q.name and j.started_on is not null order by j.started_on desc, j.created_on desc, j.id desc limit ${LAST_RUNS}
  ) r
  order by q.name, r.started_on desc, r.created_on desc, r.id desc`;

interface QueueRow {
  name: string;
  kept: number;
  schedules: { cron: string; zone: string }[];
}
type CountRow = Pick<QueueState, 'name' | 'waiting' | 'running' | 'done' | 'failed'>;
interface RunRow {
  name: string;
  state: string;
  started_on: string;
  completed_on: string | null;
  output: unknown;
}

/** Time of the next run, computed as pg-boss does it; null for a schedule that pg-boss would reject. */
export function nextRun(cron: string, zone: string, now: number): string | null {
  try {
    return CronExpressionParser.parse(cron, { tz: zone, currentDate: new Date(now) })
      .next()
      .toISOString();
  } catch {
    return null;
  }
}

const runOf = ({ state, started_on: startedAt, completed_on: endedAt, output }: RunRow): JobRun => ({
  startedAt,
  durationMs: endedAt === null || state === 'retry' ? null : Math.max(0, Date.parse(endedAt) - Date.parse(startedAt)),
  state,
  problem: state === 'completed' ? null : problemOf(output),
});

/**
 * State of every queue. Reads as owner of the schema, since other roles cannot access the tables of pg-boss.
 * @param now Wall time in ms.
 */
export async function readQueues(db: Db, now: number): Promise<QueueState[]> {
  // Safe cast: the statements select the columns of these types.
  const rows = async <T>(text: string): Promise<T[]> => (await db.asOwner(text)).rows as T[];
  const queues = await rows<QueueRow>(QUEUES);
  const counts = new Map((await rows<CountRow>(COUNTS)).map((row) => [row.name, row]));
  const runs = await rows<RunRow>(RUNS);
  return queues.map(({ name, kept, schedules }) => {
    const { waiting = 0, running = 0, done = 0, failed = 0 } = counts.get(name) ?? {};
    return {
      name,
      keptSeconds: kept,
      schedules: schedules.map(({ cron, zone }) => ({ cron, zone, nextAt: nextRun(cron, zone, now) })),
      waiting,
      running,
      done,
      failed,
      runs: runs.filter((run) => run.name === name).map(runOf),
    };
  });
}

/** Whether a carrier responds. Times are wall time in ISO 8601. */
export interface CarrierState {
  code: string;
  answeredAt: string | null;
  silentSince: string | null;
  /** Bills that are due, of all tenants. */
  waiting: number;
}

/** Carriers that were ever asked; first those that do not respond, beginning with the longest silence. @param now Wall time in ms. */
export async function readCarriers(db: Db, now: number): Promise<CarrierState[]> {
  return db.transaction('system', () => {
    const due = db.orm
      .select({ code: oceanBill.carrierCode, waiting: count().as('waiting') })
      .from(oceanBill)
      .where(and(isNull(oceanBill.deletedAt), lte(oceanBill.nextPollAt, new Date(now).toISOString())))
      .groupBy(oceanBill.carrierCode)
      .as('due');
    return db.orm
      .select({
        code: carrierStatus.code,
        answeredAt: carrierStatus.answeredAt,
        silentSince: carrierStatus.silentSince,
        waiting: sql`coalesce(${due.waiting}, 0)`.mapWith(Number),
      })
      .from(carrierStatus)
      .leftJoin(due, eq(due.code, carrierStatus.code))
      .orderBy(asc(carrierStatus.silentSince), asc(carrierStatus.code));
  });
}
