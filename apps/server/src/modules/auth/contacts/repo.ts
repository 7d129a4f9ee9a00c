import { isLocale, type Locale } from '@seaberry/i18n';
import { and, eq, gt, gte } from 'drizzle-orm';
import type { Db } from '../../../db/port.ts';
import { appUser } from '../../../db/schema/core.ts';
import { contactUndo } from '../../../db/schema/session.ts';

/** In a transaction: account name, addresses and language of a user, for a message about the account. */
export async function readAddressee(
  db: Db,
  userId: string,
): Promise<{ account: string; email: string | null; phone: string | null; language: Locale | null } | null> {
  const { account, email, phone, language } = appUser;
  const [row] = await db.orm.select({ account, email, phone, language }).from(appUser).where(eq(appUser.id, userId));
  return row ? { ...row, language: isLocale(row.language) ? row.language : null } : null;
}

export async function addUndo(db: Db, undo: typeof contactUndo.$inferInsert): Promise<void> {
  await db.orm.insert(contactUndo).values(undo);
}

/** In a transaction of the system: uses up a valid token, and removes those of later changes, which a thief of the account may hold. */
export async function takeUndo(db: Db, tokenHash: string, now: string) {
  const [row] = await db.orm
    .delete(contactUndo)
    .where(and(eq(contactUndo.tokenHash, tokenHash), gt(contactUndo.expiresAt, now)))
    .returning();
  if (!row) return null;
  await db.orm.delete(contactUndo).where(and(eq(contactUndo.userId, row.userId), gte(contactUndo.createTime, row.createTime)));
  return row;
}
