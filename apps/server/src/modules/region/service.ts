import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import { isUuid } from '@seaberry/tracking/rules';
import { eq, ne } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Deps } from '../../deps.ts';
import { lockKey } from '../../db/locks.ts';
import type { Db } from '../../db/port.ts';
import { regionSync } from '../../db/schema/region.ts';
import { changeOf } from '../../http/crud.ts';
import { ERROR } from '../../http/error-codes.ts';
import { FieldErrors } from '../../http/errors.ts';
import { callerOf, type CallContext } from '../../http/handlers.ts';
import { isWithin, lastRun, lockRunning, regionRows } from './repo.ts';

/** The job; the running synchronization is in the table `region_sync`. */
export const SYNC_REGIONS = 'region.sync';

/** Age of the last progress from which the job is considered lost. */
export const LOST_MS = 120_000;

export const wallNow = (clock: Deps['clock']): string => new Date(clock.wallNow()).toISOString();

export const sendSync = ({ queue }: Deps): Promise<void> => queue.send(SYNC_REGIONS, {}, { key: SYNC_REGIONS });

const isNone = (pid: string | null | undefined): boolean => !pid || pid === '0';

/** Id of the region above, or null for the top. @throws FieldErrors for one that does not exist */
async function parentOf(db: Db, pid: string | null | undefined): Promise<string | null> {
  if (!pid || isNone(pid)) return null;
  if (!(await regionRows(db).exists(pid))) throw new FieldErrors({ pid: [ERROR.notFound] });
  return pid;
}

/** Changes of the tree run one after another: two concurrent moves could put two regions below each other. */
const lockTree = (db: Db): Promise<void> => lockKey(db, 'region');

export async function addRegion(input: Parsed<'sysRegion', 'add'>, context: CallContext): Promise<string> {
  const { db } = context.deps;
  await lockTree(db);
  return regionRows(db).insert(changeOf(context), { ...input, pid: await parentOf(db, input.pid) });
}

/** An omitted `pid` is kept. @throws FieldErrors R2001, R2004 */
export async function changeRegion({ id, ...input }: Parsed<'sysRegion', 'update'>, context: CallContext): Promise<void> {
  const { db } = context.deps;
  await lockTree(db);
  const { pid } = input;
  if (pid === id) throw new FieldErrors({ pid: [ERROR.regionOwnParent] });
  const parent = pid === undefined ? undefined : await parentOf(db, pid);
  if (parent && isUuid(id) && (await isWithin(db, parent, id))) throw new FieldErrors({ pid: [ERROR.regionBelowItself] });
  await regionRows(db).update(changeOf(context), id, { ...input, pid: parent });
}

/** Filter of a list by the region above; undefined for the top. */
export const below = (pid: string | null | undefined): string | undefined => (isNone(pid) ? undefined : (pid ?? undefined));

/** Starts a synchronization. While one runs, it has no effect, unless its job was lost. */
export async function startSync(context: CallContext): Promise<void> {
  const { deps } = context;
  const { db, clock } = deps;
  await lockKey(db, SYNC_REGIONS);
  const running = await lockRunning(db);
  if (running && Date.parse(running.updateTime) >= clock.wallNow() - LOST_MS) return;
  if (!running) {
    const now = wallNow(clock);
    await db.orm.delete(regionSync).where(ne(regionSync.state, 'running'));
    await db.orm
      .insert(regionSync)
      .values({ id: uuid(), state: 'running', total: 0, startedBy: callerOf(context).userId, startTime: now, updateTime: now });
  }
  await sendSync(deps);
}

/** Ends the running synchronization; provinces that are written stay. */
export async function cancelSync({ deps: { db, clock } }: CallContext): Promise<void> {
  const running = await lockRunning(db);
  const now = wallNow(clock);
  if (running)
    await db.orm.update(regionSync).set({ state: 'cancelled', updateTime: now, endTime: now }).where(eq(regionSync.id, running.id));
}

type Last = NonNullable<Answered<'sysRegion', 'syncStatus'>['last']>;

export async function readSync(db: Db): Promise<Last | null> {
  const found = await lastRun(db);
  if (!found) return null;
  const { state, done, total, added, renamed, removed, kept, startTime, endTime } = found.run;
  return { state, done, total, added, renamed, removed, kept, startTime, endTime, userName: found.userName };
}
