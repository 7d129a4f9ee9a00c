import { eq } from 'drizzle-orm';
import type { Db } from '../../db/port.ts';
import { staticPage } from '../../db/schema/session.ts';
import { PAGES } from './catalogue.ts';

/** The texts of a page in all its languages. */
export const pagesOf = (db: Db, key: string) => db.orm.select().from(staticPage).where(eq(staticPage.key, key));

/** Writes the missing pages. Others are not overwritten, since they may have been edited. */
export async function writeStaticPages(db: Db): Promise<void> {
  const updateTime = new Date().toISOString();
  await db.transaction('system', () =>
    db.orm
      .insert(staticPage)
      .values(PAGES.map((page) => ({ ...page, updateTime })))
      .onConflictDoNothing(),
  );
}
