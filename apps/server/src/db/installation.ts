import { eq, inArray } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { ConfigError } from '../config.ts';
import { damagedFolder } from './folder-mark.ts';
import type { Db } from './port.ts';
import { appSetting, appUser, tenant } from './schema/core.ts';
import { oceanBill } from './schema/tracking.ts';

const KEY = 'installation';
/** Present while a backup is restored into the database. */
const RESTORE_KEY = 'restore';

/** Number of companies, users and bills, for the line that each start writes. */
export async function readInventory(db: Db): Promise<{ companies: number; users: number; bills: number }> {
  return db.transaction('system', async () => ({
    companies: await db.orm.$count(tenant),
    users: await db.orm.$count(appUser),
    bills: await db.orm.$count(oceanBill),
  }));
}

/** In a transaction of the system: marks the database while a backup is restored into it. */
export async function markRestore(db: Db, running: boolean): Promise<void> {
  await db.orm.delete(appSetting).where(eq(appSetting.key, RESTORE_KEY));
  if (running) await db.orm.insert(appSetting).values({ key: RESTORE_KEY, value: 'running' });
}

/** Where the data folder keeps the id of its installation. */
export interface MarkedFolder {
  folder: string;
  /** Null for a new folder, and for one of release 0.2 or older. */
  installation: string | null;
  /** Writes the id into the folder, which is complete then. */
  confirm(installation: string): void;
}

/**
 * Id of the installation, a UUID, which its first start creates. The id in a data folder and that in its database must be the same.
 *
 * @param marked the data folder; null with `DATABASE_URL`, where there is none
 * @throws ConfigError when they differ: the database belongs to another folder; and when a restore has not come to its end
 */
export async function agreeOnInstallation(db: Db, marked: MarkedFolder | null): Promise<string> {
  const stored = await db.transaction('system', async () => {
    const rows = await db.orm
      .select()
      .from(appSetting)
      .where(inArray(appSetting.key, [KEY, RESTORE_KEY]));
    if (rows.some(({ key }) => key === RESTORE_KEY)) throw unfinished();
    const value = rows.find(({ key }) => key === KEY)?.value;
    return typeof value === 'string' ? value : null;
  });
  const given = marked?.installation ?? null;
  if (marked && given !== null && given !== stored) {
    throw damagedFolder(
      marked.folder,
      `seaberry.json names the installation ${given}, and the database in db/ ${stored === null ? 'none' : `is that of ${stored}`}`,
    );
  }
  const id = stored ?? uuid();
  if (stored === null) {
    await db.transaction('system', () => db.orm.insert(appSetting).values({ key: KEY, value: id }).onConflictDoNothing());
    if (!marked) return agreeOnInstallation(db, null);
  }
  if (marked && given === null) marked.confirm(id);
  return id;
}

const unfinished = (): ConfigError =>
  new ConfigError(
    'A backup was being restored into this database, and the restore did not come to its end. Create a new database and restore the backup again.',
  );
