import { region as entity } from '@seaberry/api-client/contract';
import { asc, isNull, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { repository } from '../../db/entity/repository.ts';
import { containsPattern } from '../../db/list.ts';
import type { Db } from '../../db/port.ts';
import { region, regionSync } from '../../db/schema/region.ts';
import type { PackageRegion } from './rules.ts';

const options = {
  order: [asc(region.orderNo), asc(region.code)],
  extra: {
    mergerName: sql`(select string_agg(p.name, ',' order by p.steps desc) from seaberry.region_path(${region.id}) p)`,
    level: sql`(select count(*)::int from seaberry.region_path(${region.id}))`,
    source: sql`seaberry.region_source(region)`,
    hasChildren: sql`exists (select from region c where c.parent_id = ${region.id})`,
  },
} as const;

export const regionRows = (db: Db) => repository(db, entity, region, options);

/** Regions without one above. */
export const topRows = (db: Db) => repository(db, entity, region, { ...options, visible: isNull(region.pid) });

/** Whether a region is another one or below it. */
export async function isWithin(db: Db, id: string, other: string): Promise<boolean> {
  const found = await db.sql('select 1 from seaberry.region_path($1) where id = $2', [id, other]);
  return found.length > 0;
}

const FOUND = 50;

/** Ids from the top to each region that matches, in the order of the codes. */
export async function pathsTo(db: Db, text: string): Promise<string[][]> {
  const rows = await db.sql<{ path: string[] }>(
    `select (select array_agg(p.id::text order by p.steps desc) from seaberry.region_path(r.id) p) as path
     from region r where r.name ilike $1 or r.pin_yin ilike $1 or r.code like $1 order by r.code limit ${FOUND}`,
    [containsPattern(text)],
  );
  return rows.map(({ path }) => path);
}

/** Inserts missing regions of the data package; those above them must be there. @returns their number */
async function insertMissing(db: Db, rows: readonly PackageRegion[], now: string): Promise<number> {
  const list = rows.map(({ code, name, parent }) => ({ id: uuid(), code, name, parent }));
  const inserted = await db.sql(
    `insert into region (id, parent_id, name, code, package_code, package_name, create_time, update_time)
     select p.id, up.id, p.name, p.code, p.code, p.name, $2, $2
     from jsonb_to_recordset($1::jsonb) as p(id uuid, code text, name text, parent text) left join region up on up.package_code = p.parent
     where (p.parent is null or up.id is not null) and not exists (select from region r where r.package_code = p.code)
     on conflict do nothing returning id`,
    [JSON.stringify(list), now],
  );
  return inserted.length;
}

async function insertByLevel(db: Db, rows: readonly PackageRegion[], now: string): Promise<number> {
  let added = 0;
  for (const level of [1, 2, 3]) {
    const ofLevel = rows.filter((row) => row.level === level);
    if (ofLevel.length > 0) added += await insertMissing(db, ofLevel, now);
  }
  return added;
}

export interface Counts {
  added: number;
  renamed: number;
  kept: number;
}

/** In a transaction: writes the regions of one province. A name that was changed by hand stays. */
export async function writeProvince(db: Db, rows: readonly PackageRegion[], now: string): Promise<Counts> {
  const list = JSON.stringify(rows.map(({ code, name }) => ({ code, name })));
  const from = 'from jsonb_to_recordset($1::jsonb) as p(code text, name text)';
  // A region that was added by hand under a code that the package now has.
  await db.sql(
    `update region r set package_code = p.code, package_name = p.name ${from}
     where r.code = p.code and r.package_code is null and not exists (select from region o where o.package_code = p.code)`,
    [list],
  );
  const renamed = await db.sql(
    `update region r set name = p.name, package_name = p.name, update_time = $2 ${from}
     where r.package_code = p.code and r.name = r.package_name and r.name <> p.name returning r.id`,
    [list, now],
  );
  await db.sql(`update region r set package_name = p.name ${from} where r.package_code = p.code and r.package_name <> p.name`, [list]);
  const added = await insertByLevel(db, rows, now);
  const kept = await db.sql<{ kept: number }>(
    `select count(*)::int as kept ${from} join region r on r.package_code = p.code where seaberry.region_source(r) = 'changed'`,
    [list],
  );
  return { added, renamed: renamed.length, kept: kept[0]?.kept ?? 0 };
}

/**
 * In a transaction: deletes regions that the data package no longer has, from the lowest level upwards. Those that were changed by hand or have
 * others below them stay, as if they had been added by hand. @returns the number of deleted ones
 */
export async function removeGone(db: Db, codes: readonly string[]): Promise<number> {
  const gone = 'package_code is not null and package_code <> all($1::text[])';
  let removed = 0;
  for (let found = -1; found !== 0;) {
    const rows = await db.sql(
      `delete from region r where ${gone} and updated_by is null and not exists (select from region c where c.parent_id = r.id) returning r.id`,
      [codes],
    );
    found = rows.length;
    removed += found;
  }
  await db.sql(`update region set package_code = null, package_name = null where ${gone}`, [codes]);
  return removed;
}

/** The running synchronization, locked until the end of the transaction. */
export async function lockRunning(db: Db) {
  const [run] = await db.orm
    .select()
    .from(regionSync)
    .where(sql`${regionSync.state} = 'running'`)
    .for('update');
  return run ?? null;
}

/** The last synchronization that a user started, with their name. */
export async function lastRun(db: Db) {
  const [run] = await db.orm
    .select({
      run: regionSync,
      userName: sql<string | null>`(select coalesce(u.real_name, u.account) from app_user u where u.id = ${regionSync.startedBy})`,
    })
    .from(regionSync)
    .where(sql`${regionSync.startedBy} is not null`)
    .orderBy(sql`${regionSync.startTime} desc`)
    .limit(1);
  return run ?? null;
}

/** At a start: provinces and cities of a new installation. Counties come with the first synchronization, so that the start stays fast. */
export async function writeRegions(db: Db, read: () => Promise<PackageRegion[]>): Promise<void> {
  const isNew = async (): Promise<boolean> => {
    const found = await db.sql('select 1 where exists (select from region) or exists (select from region_sync)');
    return found.length === 0;
  };
  if (!(await db.transaction('system', isNew))) return;
  const rows = (await read()).filter(({ level }) => level < 3);
  await db.transaction('system', async () => {
    await db.sql('lock table region_sync in share row exclusive mode');
    if (!(await isNew())) return;
    const now = new Date().toISOString();
    const added = await insertByLevel(db, rows, now);
    // Marks the installation: regions that are deleted later do not come back at the next start.
    await db.orm.insert(regionSync).values({ id: uuid(), state: 'done', total: 0, added, startTime: now, updateTime: now, endTime: now });
  });
}
