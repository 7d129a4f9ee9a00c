import { aliasedTable, asc, eq, getTableColumns } from 'drizzle-orm';
import { creator, creatorName, editor, editorName, nameOf } from '../../db/entity/people.ts';
import type { Db } from '../../db/port.ts';
import { org } from '../../db/schema/access.ts';
import { appUser } from '../../db/schema/core.ts';
import { OrgTree } from './rules.ts';

const director = aliasedTable(appUser, 'director');

/** Reads the whole tree, whatever the data range of the user, siblings sorted by `orderNo`. Call within a transaction. */
export async function readTree(db: Db): Promise<OrgTree> {
  const rows = await db.orm
    .select({ ...getTableColumns(org), createUserName: creatorName, updateUserName: editorName, directorName: nameOf(director) })
    .from(org)
    .leftJoin(creator, eq(creator.id, org.createdBy))
    .leftJoin(editor, eq(editor.id, org.updatedBy))
    .leftJoin(director, eq(director.id, org.directorId))
    .orderBy(asc(org.orderNo), asc(org.createTime), asc(org.id));
  return new OrgTree(rows);
}
