import { airlineByCode } from '@seaberry/tracking';
import { and, asc, count, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/port.ts';
import { carrierStatus } from '../../db/schema/carrier.ts';
import type { PolledKind } from '../../jobs/poll/kind.ts';
import { airWaybills } from '../air-waybill/polled/service.ts';
import { oceanBills } from '../ocean-bill/polled/service.ts';
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
    coalesce((select json_agg(json_build_object('cron', t.cron, 'zone', coalesce(t.time_zone, 'UTC'), 'nextAt', case when t.status in (0, 1, 4, 5)
        then t.next_run_time end) order by t.trigger_id)
      from job_trigger t where t.job_id = q.name and t.cron is not null), '[]') as schedules
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
  schedules: { cron: string; zone: string; nextAt: string | null }[];
}
type CountRow = Pick<QueueState, 'name' | 'waiting' | 'running' | 'done' | 'failed'>;
interface RunRow {
  name: string;
  state: string;
  started_on: string;
  completed_on: string | null;
  output: unknown;
}

const runOf = ({ state, started_on: startedAt, completed_on: endedAt, output }: RunRow): JobRun => ({
  startedAt,
  durationMs: endedAt === null || state === 'retry' ? null : Math.max(0, Date.parse(endedAt) - Date.parse(startedAt)),
  state,
  problem: state === 'completed' ? null : problemOf(output),
});

/** Jobs of each queue by state. Reads as owner, like `readQueues`. */
export const readCounts = async (db: Db): Promise<CountRow[]> =>
  // Safe cast: the statement selects the columns of this type.
  (await db.asOwner(COUNTS)).rows as CountRow[];

/** State of every queue. Reads as owner of the schema, since other roles cannot access the tables of pg-boss. */
export async function readQueues(db: Db): Promise<QueueState[]> {
  // Safe cast: the statements select the columns of these types.
  const rows = async <T>(text: string): Promise<T[]> => (await db.asOwner(text)).rows as T[];
  const queues = await rows<QueueRow>(QUEUES);
  const counts = new Map((await readCounts(db)).map((row) => [row.name, row]));
  const runs = await rows<RunRow>(RUNS);
  return queues.map(({ name, kept, schedules }) => {
    const { waiting = 0, running = 0, done = 0, failed = 0 } = counts.get(name) ?? {};
    return {
      name,
      keptSeconds: kept,
      schedules: schedules.map(({ nextAt, ...one }) => ({ ...one, nextAt: nextAt === null ? null : new Date(nextAt).toISOString() })),
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
  /** Name of an airline, else its code; null for a shipping line. */
  airline: string | null;
  answeredAt: string | null;
  silentSince: string | null;
  /** Bills that are due, of all tenants. */
  waiting: number;
}

/** Carriers that were ever asked; first those that do not respond, beginning with the longest silence. @param now Wall time in ms. */
export async function readCarriers(db: Db, now: number): Promise<CarrierState[]> {
  return db.transaction('system', async () => {
    const waiting = new Map([...(await dueOf(db, oceanBills, now)), ...(await dueOf(db, airWaybills, now))]);
    const known = await db.orm
      .select({ code: carrierStatus.code, answeredAt: carrierStatus.answeredAt, silentSince: carrierStatus.silentSince })
      .from(carrierStatus)
      .orderBy(asc(carrierStatus.silentSince), asc(carrierStatus.code));
    return known.map((carrier) => ({ ...carrier, airline: airlineOf(carrier.code), waiting: waiting.get(carrier.code) ?? 0 }));
  });
}

const { prefix: AIR } = airWaybills;

function airlineOf(lane: string): string | null {
  if (!lane.startsWith(AIR)) return null;
  const code = lane.slice(AIR.length);
  return airlineByCode(code)?.name ?? code;
}

/** Number of due orders of a kind by carrier. */
async function dueOf(db: Db, { table, prefix }: PolledKind, now: number): Promise<[code: string, waiting: number][]> {
  const due = await db.orm
    .select({ code: table.carrierCode, waiting: count() })
    .from(table)
    .where(and(isNull(table.deletedAt), lte(table.nextPollAt, new Date(now).toISOString())))
    .groupBy(table.carrierCode);
  return due.map(({ code, waiting }) => [`${prefix}${code}`, waiting]);
}

/** One page of the last runs of a queue without a schedule, newest first; pg-boss keeps them for an hour. */
export async function readQueueRuns(
  db: Db,
  name: string,
  limit: number,
  offset: number,
): Promise<{ total: number; runs: (JobRun & { id: string })[] }> {
  // Safe cast: the statement selects the columns of these types.
  const rows = (
    await db.asOwner(
      `select id, state::text, started_on, completed_on, output, count(*) over ()::int as total from ${SCHEMA}.job
       where name = $1 and started_on is not null order by started_on desc, id desc limit $2 offset $3`,
      [name, limit, offset],
    )
  ).rows as unknown as (RunRow & { id: string; total: number })[];
  return { total: rows[0]?.total ?? 0, runs: rows.map((row) => ({ id: row.id, ...runOf(row) })) };
}
