import type { Locale } from '@seaberry/i18n';
import { eq, sql } from 'drizzle-orm';
import type { Change } from '../../../db/entity/repository.ts';
import type { Db } from '../../../db/port.ts';
import { site } from '../../../db/schema/session.ts';

/** Id of the only row. */
const ID = '00000000-0000-7000-8000-0000000051fe';

const COLUMNS = {
  title: site.title,
  viceTitle: site.viceTitle,
  sloganEn: site.sloganEn,
  sloganZhCn: site.sloganZhCn,
  sloganZhTw: site.sloganZhTw,
  watermark: site.watermark,
  copyright: site.copyright,
  icp: site.icp,
  icpUrl: site.icpUrl,
  logoId: site.logoId,
  version: site.version,
};

export type SiteRow = Omit<typeof site.$inferSelect, 'id' | 'logo' | 'createdBy' | 'createTime' | 'updatedBy' | 'updateTime'>;
export type SiteChange = Partial<Omit<SiteRow, 'version'> & { logo: string | null }>;

export const SLOGAN_IN = { en: 'sloganEn', 'zh-cn': 'sloganZhCn', 'zh-tw': 'sloganZhTw' } as const satisfies Record<Locale, keyof SiteRow>;

/** In a transaction of the system: the site settings without the picture. */
export async function readSite(db: Db): Promise<SiteRow> {
  const [row] = await db.orm.select(COLUMNS).from(site).where(eq(site.id, ID));
  if (!row) throw new Error('The row of the site settings is missing.');
  return row;
}

/** The same, locked until the end of the transaction. */
export async function lockSite(db: Db): Promise<SiteRow> {
  await db.orm.select({ id: site.id }).from(site).where(eq(site.id, ID)).for('update');
  return readSite(db);
}

/** In a transaction of the system: the logo as Base64, null for none. */
export async function readLogo(db: Db): Promise<string | null> {
  const [row] = await db.orm.select({ logo: site.logo }).from(site).where(eq(site.id, ID));
  return row?.logo ?? null;
}

export async function writeSite(db: Db, { userId, now }: Change, changes: SiteChange): Promise<void> {
  await db.orm
    .update(site)
    .set({ ...changes, updatedBy: userId, updateTime: now })
    .where(eq(site.id, ID));
}

/** Writes the row of the site settings, if it is missing. */
export async function writeSiteRow(db: Db): Promise<void> {
  const times = { createTime: sql`now()`, updateTime: sql`now()` };
  await db.transaction('system', () =>
    db.orm
      .insert(site)
      .values({ id: ID, ...times })
      .onConflictDoNothing(),
  );
}
