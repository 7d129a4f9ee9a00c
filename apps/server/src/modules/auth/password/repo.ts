import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/port.ts';
import { appUser } from '../../../db/schema/core.ts';

export interface NewPassword {
  passwordHash: string;
  updateTime: string;
  /** The user who changes another one's password, which must then be changed; omitted for one's own. */
  updatedBy?: string;
  /** The hash that was verified before; when another one is stored by now, nothing is written. */
  from?: string | undefined;
}

/** In a transaction. @returns whether it was written */
export async function writePassword(db: Db, userId: string, { passwordHash, updateTime, updatedBy, from }: NewPassword): Promise<boolean> {
  const written = await db.orm
    .update(appUser)
    .set({ passwordHash, updateTime, mustChangePassword: updatedBy !== undefined, ...(updatedBy && { updatedBy }) })
    .where(and(eq(appUser.id, userId), from === undefined ? undefined : eq(appUser.passwordHash, from)))
    .returning({ id: appUser.id });
  return written.length > 0;
}
