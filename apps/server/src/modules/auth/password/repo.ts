import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/port.ts';
import { appUser } from '../../../db/schema/core.ts';

/** In a transaction. @param updatedBy The user who changes another one's password, which must then be changed; omitted for one's own. */
export async function writePassword(
  db: Db,
  userId: string,
  { passwordHash, updateTime, updatedBy }: { passwordHash: string; updateTime: string; updatedBy?: string },
): Promise<void> {
  await db.orm
    .update(appUser)
    .set({ passwordHash, updateTime, mustChangePassword: updatedBy !== undefined, ...(updatedBy && { updatedBy }) })
    .where(eq(appUser.id, userId));
}
