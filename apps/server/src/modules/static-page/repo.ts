import { staticPage as entity } from '@seaberry/api-client/contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { creator, creatorName } from '../../db/entity/people.ts';
import { repository } from '../../db/entity/repository.ts';
import type { Db } from '../../db/port.ts';
import { staticPage, staticPageVersion } from '../../db/schema/session.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import { PAGES } from './catalogue.ts';

/** Columns of a page that everyone may read. */
const PUBLIC = {
  key: staticPage.key,
  language: staticPage.language,
  title: staticPage.title,
  body: staticPage.body,
  updateTime: staticPage.updateTime,
};

/** The texts of a page in all its languages. */
export const pagesOf = (db: Db, key: string) => db.orm.select(PUBLIC).from(staticPage).where(eq(staticPage.key, key));

export const pageRows = (db: Db) =>
  repository(db, entity, staticPage, {
    order: [asc(staticPage.key), asc(staticPage.language)],
    extra: { number: sql`${staticPage.version}` },
  });

const LISTED = {
  number: staticPageVersion.number,
  title: staticPageVersion.title,
  createTime: staticPageVersion.createTime,
  createUserName: creatorName,
};

export const versionsOf = (db: Db, pageId: string) =>
  db.orm
    .select(LISTED)
    .from(staticPageVersion)
    .leftJoin(creator, eq(creator.id, staticPageVersion.createdBy))
    .where(eq(staticPageVersion.pageId, pageId))
    .orderBy(desc(staticPageVersion.number));

/** @throws BusinessError D1002 */
export async function versionOfPage(db: Db, pageId: string, number: number) {
  const [row] = await db.orm
    .select({ ...LISTED, body: staticPageVersion.body })
    .from(staticPageVersion)
    .leftJoin(creator, eq(creator.id, staticPageVersion.createdBy))
    .where(and(eq(staticPageVersion.pageId, pageId), eq(staticPageVersion.number, number)));
  if (!row) throw new BusinessError(ERROR.notFound);
  return row;
}

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
