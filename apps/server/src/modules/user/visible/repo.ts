import { and, eq, ne } from 'drizzle-orm';
import { hasId } from '../../../db/ids.ts';
import type { Db } from '../../../db/port.ts';
import { appUser } from '../../../db/schema/core.ts';
import type { SignedIn } from '../../../http/handlers.ts';

/** In the caller's transaction: whether this is a user of the caller's company whom the list shows them. */
export async function isColleague(db: Db, caller: SignedIn, userId: string): Promise<boolean> {
  const rows = await db.orm
    .select({ id: appUser.id })
    .from(appUser)
    .where(
      and(hasId(appUser.id, userId), eq(appUser.tenantId, caller.tenantId), caller.platform ? undefined : ne(appUser.accountType, 999)),
    );
  return rows.length > 0;
}
