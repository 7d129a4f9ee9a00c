import { eq, notLike } from 'drizzle-orm';
import type { Db } from '../../../../db/port.ts';
import { totpFactor } from '../../../../db/schema/factor.ts';
import type { Seal } from './rules.ts';

/**
 * At the start of the server: encrypts anew, with the present key, what was encrypted with a former one. Former secrets can then be removed
 * from the settings.
 *
 * @returns how many values no known key decrypts
 */
export function renewSeals(db: Db, seal: Seal): Promise<number> {
  const { userId, secret } = totpFactor;
  return db.transaction('system', async () => {
    const outdated = await db.orm
      .select({ userId, secret })
      .from(totpFactor)
      .where(notLike(secret, `${seal.prefix}%`))
      .for('update');
    let unreadable = 0;
    for (const row of outdated) {
      const text = row.secret === null ? null : seal.open(row.secret, row.userId);
      if (text === null) unreadable += 1;
      else
        await db.orm
          .update(totpFactor)
          .set({ secret: seal.close(text, row.userId) })
          .where(eq(userId, row.userId));
    }
    return unreadable;
  });
}
