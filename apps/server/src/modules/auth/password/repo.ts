import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/port.ts';
import { appUser } from '../../../db/schema/core.ts';

export interface NewPassword {
  passwordHash: string;
  updateTime: string;
  /** The administrator who sets a password for another user, who must then change it. Omitted when users set their own. */
  updatedBy?: string;
  /** Hash of the former password, as it was verified. Nothing is written if another hash is stored by now. */
  formerHash?: string | undefined;
}

/** In a transaction. @returns whether the password was written */
export async function writePassword(
  db: Db,
  userId: string,
  { passwordHash, updateTime, updatedBy, formerHash }: NewPassword,
): Promise<boolean> {
  const written = await db.orm
    .update(appUser)
    .set({ passwordHash, updateTime, mustChangePassword: updatedBy !== undefined, ...(updatedBy && { updatedBy }) })
    .where(and(eq(appUser.id, userId), formerHash === undefined ? undefined : eq(appUser.passwordHash, formerHash)))
    .returning({ id: appUser.id });
  return written.length > 0;
}
