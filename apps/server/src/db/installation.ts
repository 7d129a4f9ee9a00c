import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { damaged } from './folder-mark.ts';
import type { Db } from './port.ts';
import { appSetting, appUser, tenant } from './schema/core.ts';
import { oceanBill } from './schema/tracking.ts';

const KEY = 'installation';

/** Number of companies, users and bills, for the line that each start writes. */
export async function readInventory(db: Db): Promise<{ companies: number; users: number; bills: number }> {
  return db.transaction('system', async () => ({
    companies: await db.orm.$count(tenant),
    users: await db.orm.$count(appUser),
    bills: await db.orm.$count(oceanBill),
  }));
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
 * @param marked The data folder; null for a PostgreSQL of its own.
 * @throws ConfigError when they differ: the database belongs to another folder
 */
export async function agreeOnInstallation(db: Db, marked: MarkedFolder | null): Promise<string> {
  const stored = await db.transaction('system', async () => {
    const [row] = await db.orm.select({ value: appSetting.value }).from(appSetting).where(eq(appSetting.key, KEY));
    return typeof row?.value === 'string' ? row.value : null;
  });
  const given = marked?.installation ?? null;
  if (marked && given !== null && given !== stored) {
    throw damaged(
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
