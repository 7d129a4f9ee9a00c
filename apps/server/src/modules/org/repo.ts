import { asc, eq, getTableColumns } from 'drizzle-orm';
import { creator, creatorName, editor, editorName } from '../../db/entity/people.ts';
import type { Db } from '../../db/port.ts';
import { org } from '../../db/schema/access.ts';
import { OrgTree } from './rules.ts';

/** Reads the whole tree, whatever the data range of the user, siblings sorted by `orderNo`. Call within a transaction. */
export async function readTree(db: Db): Promise<OrgTree> {
  const rows = await db.orm
    .select({ ...getTableColumns(org), createUserName: creatorName, updateUserName: editorName })
    .from(org)
    .leftJoin(creator, eq(creator.id, org.createdBy))
    .leftJoin(editor, eq(editor.id, org.updatedBy))
    .orderBy(asc(org.orderNo), asc(org.createTime), asc(org.id));
  return new OrgTree(rows);
}
