import { and, eq } from 'drizzle-orm';
import { violatedConstraint, type Db } from '../../db/port.ts';
import { appUser } from '../../db/schema/core.ts';
import { noticeUser, storedFile } from '../../db/schema/session.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';

/** Removes a user with their inbox and picture. Call within a transaction. @throws BusinessError userHasKeys */
export async function removeUser(db: Db, userId: string): Promise<void> {
  await db.orm.delete(noticeUser).where(eq(noticeUser.userId, userId));
  await db.orm.delete(storedFile).where(and(eq(storedFile.ownerId, userId), eq(storedFile.kind, 'avatar')));
  await db.orm
    .delete(appUser)
    .where(eq(appUser.id, userId))
    .catch((error: unknown) => {
      // Access keys are hidden from companies, but not from foreign keys.
      throw violatedConstraint(error)?.startsWith('open_access_') ? new BusinessError(ERROR.userHasKeys) : error;
    });
}

/** Call within a transaction. */
export async function addUser(db: Db, columns: typeof appUser.$inferInsert): Promise<void> {
  await db.orm.insert(appUser).values(columns);
}

/** Changes the given columns. Call within a transaction. */
export async function writeUser(db: Db, userId: string, columns: Partial<typeof appUser.$inferInsert>): Promise<void> {
  await db.orm.update(appUser).set(columns).where(eq(appUser.id, userId));
}
